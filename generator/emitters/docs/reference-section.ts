import type { ReferenceSection } from '../../../core/format.js';
import { childAt, segmentsOf } from '../../../core/json/pointer.js';
import { type FormatModel, ModelError } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { documentBlock } from '../../print/markdown/json-block.js';
import { markdownTable } from '../../print/markdown/markdown-table.js';
import { safeMarkdown } from '../../print/markdown/safe-markdown.js';

/** The most lines of a section's example. */
const LINES = 200;

/**
 * Prints one reference section of the format: text, table, example and links to its rules.
 *
 * @throws {ModelError} `bad-value` when `pick` points at nothing or the format does not have a rule.
 */
export function referenceSection(
  section: ReferenceSection,
  model: FormatModel,
  rules: ReadonlyMap<string, string>,
): string[] {
  const blocks = [safeMarkdown(section.text)];
  if (section.table !== undefined) {
    const { columns, rows } = section.table;
    blocks.push(
      markdownTable(
        columns.map(safeMarkdown),
        rows.map((row) => row.map(safeMarkdown)),
      ),
    );
  }
  const example = section.example === undefined ? undefined : exampleBlock(section.example, model);
  if (example !== undefined) blocks.push(example);
  const links = (section.rules ?? []).map((id) => {
    const target = rules.get(id);
    if (target === undefined)
      throw new ModelError({
        code: 'bad-value',
        format: model.id,
        message: `section \`${section.title}\` refers to the rule \`${id}\`, which the format does not have.`,
      });
    return `[${codeSpan(id)}](#${target})`;
  });
  if (links.length > 0) blocks.push(`Rules: ${links.join(', ')}.`);
  return blocks.filter((block) => block !== '');
}

function exampleBlock(example: NonNullable<ReferenceSection['example']>, model: FormatModel): string | undefined {
  if (example.pick === undefined || example.pick === '')
    return documentBlock(example.document, { kind: 'valid' }, LINES);
  return documentBlock(partAt(example.document, example.pick, model), { kind: 'part' }, LINES);
}

/** The value at a pointer, with its property name if it has one. */
function partAt(document: unknown, pick: string, model: FormatModel): unknown {
  let value = document;
  let part = document;
  for (const segment of segmentsOf(pick)) {
    const member = childAt(value, segment);
    if (member === undefined) {
      throw new ModelError({
        code: 'bad-value',
        format: model.id,
        pointer: pick,
        message: 'the example of the reference section has no value here.',
      });
    }
    part = Array.isArray(value) ? member : Object.fromEntries([[segment, member]]);
    value = member;
  }
  return part;
}
