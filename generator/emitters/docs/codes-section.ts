import { CODES } from '../../../core/codes/index.js';
import { codePointOrder } from '../../../core/words/code-point-order.js';
import type { FormatModel } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { escapeLine } from '../../print/markdown/escape-text.js';
import { markdownTable } from '../../print/markdown/markdown-table.js';
import { structuralCodes } from './structural-codes.js';

/** Prints what the schema itself and the reader of the text may complain about. */
export function codesSection(model: FormatModel, anchorOf: (code: string) => string): string[] {
  const structural = structuralCodes([model.root, ...model.definitions.values()]);
  const text = [...CODES.keys()].filter((code) => code.startsWith('json/'));
  const rows = [...structural, ...text].sort(codePointOrder).flatMap((code) => {
    const entry = CODES.get(code);
    if (entry === undefined) return [];
    return [[`<a id="${anchorOf(code)}"></a>${codeSpan(code)}`, escapeLine(entry.summary), escapeLine(entry.fix)]];
  });
  return [
    'Codes that are no rule: `schema/…` where the document does not have the structure above, `json/…` where its text cannot be read.',
    markdownTable(['Code', 'Meaning', 'Mend'], rows),
  ];
}
