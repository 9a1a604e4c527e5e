import { LETTERPRESS } from '../../../schemas/kit/annotations.js';
import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/code-span.js';

/** Says who judges a value that the schema describes for editors only. */
export function judgeWords(node: NormalSchema): string[] {
  const judge = node[LETTERPRESS]?.judgedBy;
  return judge === undefined ? [] : [`Judged by the rules of ${codeSpan(judge)}.`];
}
