import { LETTERPRESS } from '../../core/annotations.js';
import { STRING_FORMATS } from '../../core/string-formats/index.js';
import type { NormalSchema } from '../model.js';

/** Adds the pattern and the words of `format`; when the schema already has a pattern, both apply. */
export function lowerStringFormat(node: NormalSchema): NormalSchema {
  const known = node.format === undefined ? undefined : STRING_FORMATS.get(node.format);
  if (known === undefined) return node;
  const { pattern, words } = known;
  const asserted: NormalSchema = {
    format: node.format ?? '',
    ...(pattern === undefined ? {} : { pattern }),
    [LETTERPRESS]: { constraint: words },
  };
  if (node.pattern === undefined)
    return { ...node, ...asserted, [LETTERPRESS]: { ...node[LETTERPRESS], constraint: words } };
  const { format: _, ...rest } = node;
  return { ...rest, allOf: [...(node.allOf ?? []), asserted] };
}
