import { LETTERPRESS } from '../../../core/annotations.js';
import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { escapeLine, escapeText } from '../../print/markdown/escape-text.js';
import { folded } from '../../print/markdown/folded.js';
import { isRequirement } from '../../print/words/branch-words.js';
import { constraintWords, innerConstraintWords } from '../../print/words/constraint-words.js';
import type { PageSection, PageSections, PageUse } from './collect-sections.js';
import { fieldsTable } from './fields-table.js';
import { checkerWords, leniencyWords } from './leniency-words.js';
import { literal, typeWords } from './type-words.js';
import { variantsTable } from './variants-table.js';

/** Lists of values longer than this are folded. */
const VALUES_OPEN = 60;

/** The most sections that are named as uses of a definition; the others are counted. */
const USES_NAMED = 5;

/** Prints the section of a part of the schema: description, uses, properties, variants, values. */
export function schemaSection(section: PageSection, sections: PageSections): string[] {
  const { node } = section;
  const body = [
    ...fieldsTable(section, sections),
    ...variantBlocks(node, sections),
    ...(node.enum === undefined ? [] : [valuesList(node.enum)]),
  ];
  const inner = body.length === 0 ? [...innerConstraintWords(node)] : [];
  const words = [
    ...otherPropertiesWords(node),
    ...constraintWords(node),
    ...inner,
    ...checkerWords(node),
    ...leniencyWords(node),
  ].join(' ');
  // A copy has no section, so the type is written out instead of linking to itself.
  const type = body.length === 0 ? [`Type: ${typeWords({ ...node }, sections)}.`] : [];
  // The heading of a variant is the name of its type.
  const title = section.isNamed && !section.isTop && node.title !== undefined ? [`**${escapeLine(node.title)}**`] : [];
  return [
    ...title,
    ...(node.description === undefined ? [] : [escapeText(node.description)]),
    ...(section.isTop && section.definition !== '' ? usedIn(sections.uses.get(section.definition) ?? []) : []),
    ...body,
    ...type,
    ...(words === '' ? [] : [escapeLine(words)]),
  ];
}

/** Lists where a definition is used, with links; empty for an unused one. */
function usedIn(uses: readonly PageUse[]): string[] {
  if (uses.length === 0) return [];
  const places = uses.slice(0, USES_NAMED).map(({ section, paths }) => {
    const title = section.definition === '' ? 'the document' : section.title;
    const ways = paths.filter((path) => path !== '').map((path) => codeSpan(path));
    return `[${title}](#${section.anchor})${ways.length === 0 ? '' : ` (${ways.join(', ')})`}`;
  });
  const rest = uses.length - places.length;
  return [`Used in ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`];
}

function variantBlocks(node: NormalSchema, sections: PageSections): string[] {
  const branches = node.anyOf ?? node.oneOf;
  if (branches === undefined || branches.every(isRequirement)) return [];
  return [
    node.anyOf === undefined ? 'Exactly one of:' : 'One of:',
    variantsTable(branches, node[LETTERPRESS]?.discriminator, sections),
  ];
}

function otherPropertiesWords(node: NormalSchema): string[] {
  if (node.properties === undefined) return [];
  if (node.additionalProperties === false) return ['No other properties are allowed.'];
  return typeof node.additionalProperties === 'object' ? [] : ['Other properties are allowed.'];
}

function valuesList(values: readonly unknown[]): string {
  const list = values.map(literal).join(', ');
  return values.length <= VALUES_OPEN ? `One of ${list}.` : folded(`${values.length} values`, [list]);
}
