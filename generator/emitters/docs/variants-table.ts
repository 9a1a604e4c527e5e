import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { escapeLine, escapeText } from '../../print/markdown/escape-text.js';
import { markdownTable } from '../../print/markdown/markdown-table.js';
import { constraintWords, innerConstraintWords } from '../../print/words/constraint-words.js';
import { branchTagValues, type Tag } from '../../tagged-union.js';
import type { PageSections } from './collect-sections.js';
import { literal, typeWords } from './type-words.js';

/** Prints the branches of a union, with the values of the discriminator if there is one. */
export function variantsTable(
  branches: readonly NormalSchema[],
  discriminator: string | undefined,
  sections: PageSections,
): string {
  const targets = branches.map((branch) => sections.resolve(branch));
  const valuesAt = (target: NormalSchema, tag: string): readonly Tag[] =>
    branchTagValues(target, tag, sections.definitions);
  const isTold = discriminator !== undefined && targets.every((target) => valuesAt(target, discriminator).length > 0);
  const field = isTold ? discriminator : undefined;
  const rows = branches.map((branch, index) => {
    const target = targets[index] ?? branch;
    const words = target.properties === undefined ? [...constraintWords(target), ...innerConstraintWords(target)] : [];
    const cells = [
      typeWords(branch, sections),
      [escapeText(branch.description ?? target.description ?? ''), ...words.map(escapeLine)].join('\n'),
    ];
    return field === undefined ? cells : [valuesAt(target, field).map(literal).join(' or '), ...cells];
  });
  const columns = ['Variant', 'Description'];
  return markdownTable(field === undefined ? columns : [`When ${codeSpan(field)} is`, ...columns], rows);
}
