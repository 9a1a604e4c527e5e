import { CODES } from '../../../core/codes/index.js';
import { structuralCode } from '../../../core/codes/structural-code.js';
import { codePointOrder } from '../../../core/words/code-point-order.js';
import type { FormatModel, NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { escapeLine } from '../../print/markdown/escape-text.js';
import { markdownTable } from '../../print/markdown/markdown-table.js';
import { visitSchema } from '../../schema-walk.js';

/** Prints the codes of the schema itself and of reading the text. */
export function codesSection(model: FormatModel, anchorOf: (code: string) => string): string[] {
  const structural = structuralCodes([model.root, ...model.definitions.values()]);
  const text = [...CODES.keys()].filter((code) => code.startsWith('json/'));
  const rows = [...structural, ...text].sort(codePointOrder).flatMap((code) => {
    const entry = CODES.get(code);
    if (entry === undefined) return [];
    return [[`<a id="${anchorOf(code)}"></a>${codeSpan(code)}`, escapeLine(entry.summary), escapeLine(entry.fix)]];
  });
  return [
    'Codes that do not belong to a rule: `schema/…` when the document does not match the schema, `json/…` when its text cannot be read.',
    markdownTable(['Code', 'Meaning', 'Fix'], rows),
  ];
}

/** Whatever is wrong inside these is reported as a violation of the keyword itself, or, in a condition, not at all. */
const REPORTED_WHOLE: ReadonlySet<string> = new Set(['not', 'propertyNames', 'if', 'contains']);

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

/** Whether a value can violate a keyword itself, and not only the schemas inside it. */
function canBeBroken(keyword: string, value: unknown): boolean {
  switch (keyword) {
    // A union that nothing matches is explained by its nearest branch.
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
