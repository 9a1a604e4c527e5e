import { CODES } from '../../../core/codes/index.js';
import { structuralCode } from '../../../core/codes/structural-code.js';
import { codePointOrder } from '../../../core/words/code-point-order.js';
import type { FormatModel, NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { escapeLine } from '../../print/markdown/escape-text.js';
import { markdownTable } from '../../print/markdown/markdown-table.js';
import { visitSchema } from '../../schema-walk.js';

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

/** Whatever is broken inside these is reported as a breach of the keyword itself. */
const REPORTED_WHOLE: ReadonlySet<string> = new Set(['not', 'propertyNames']);

/** The `schema/…` codes that documents of these schemas can raise; references are not followed. */
function structuralCodes(schemas: readonly NormalSchema[]): string[] {
  const codes = new Set<string>();
  for (const schema of schemas) {
    visitSchema(
      schema,
      (node) => {
        for (const [keyword, value] of Object.entries(node)) {
          if (canBeBroken(keyword, value)) codes.add(structuralCode(keyword));
        }
      },
      REPORTED_WHOLE,
    );
  }
  return [...codes].filter((code) => CODES.has(code));
}

/** Whether a value can breach a keyword itself, and not only what it says of parts. */
function canBeBroken(keyword: string, value: unknown): boolean {
  switch (keyword) {
    // A choice that nothing fits is told by what its nearest branch misses.
    case 'anyOf':
    case 'prefixItems':
      return false;
    case 'additionalProperties':
    case 'items':
      return value === false;
    case 'required':
      return Array.isArray(value) && value.length > 0;
    default:
      return value !== undefined;
  }
}
