import { isNever } from '../../../core/is-never.js';
import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { escapeLine, escapeText } from '../../print/markdown/escape-text.js';
import { folded } from '../../print/markdown/folded.js';
import { markdownTable } from '../../print/markdown/markdown-table.js';
import { constraintWords, innerConstraintWords } from '../../print/words/constraint-words.js';
import type { PageSection, PageSections } from './collect-sections.js';
import { checkerWords, leniencyWords } from './leniency-words.js';
import { literal, typeWords } from './type-words.js';

/** Defaults longer than this, in UTF-16 units of JSON, are only in the schema. */
const DEFAULT_LENGTH = 80;

const COLUMNS = ['Property', 'Type', 'Required', 'Constraints', 'Description'];

/**
 * Prints the properties of an object, each with an id, in the schema's order.
 * Deprecated ones are folded, so that nobody takes them for a suggestion. Empty for a node without properties.
 */
export function fieldsTable(section: PageSection, sections: PageSections): string[] {
  const { node } = section;
  const ids = sections.fieldAnchors.get(section);
  const required = new Set(node.required);
  const current: string[][] = [];
  const deprecated: string[][] = [];
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    const id = `<a id="${ids?.get(name) ?? ''}"></a>`;
    const row = rowOf(`${id}${codeSpan(name)}`, field, required.has(name) ? 'yes' : 'no', sections);
    if (isDeprecated(field, sections)) deprecated.push(row);
    else current.push(row);
  }
  for (const [pattern, field] of Object.entries(node.patternProperties ?? {})) {
    current.push(rowOf(`names that match ${codeSpan(pattern)}`, field, 'no', sections));
  }
  const hasFields = current.length + deprecated.length > 0;
  if (hasFields && typeof node.additionalProperties === 'object') {
    current.push(rowOf('any other property', node.additionalProperties, 'no', sections));
  }
  const summary = `${deprecated.length} deprecated ${deprecated.length === 1 ? 'property' : 'properties'}`;
  return [
    ...(current.length === 0 ? [] : [markdownTable(COLUMNS, current)]),
    ...(deprecated.length === 0 ? [] : [folded(summary, [markdownTable(COLUMNS, deprecated)])]),
  ];
}

function isDeprecated(field: NormalSchema, sections: PageSections): boolean {
  return field.deprecated === true || sections.resolve(field).deprecated === true;
}

function rowOf(name: string, field: NormalSchema, required: string, sections: PageSections): string[] {
  const target = sections.resolve(field);
  const description = field.description ?? target.description ?? field.title ?? '';
  return [
    name,
    isNever(target) ? 'must not be present' : typeWords(field, sections),
    required,
    escapeLine(fieldWords(field, target).join(' ')),
    escapeText(description),
  ];
}

/** The constraints of a definition that is an object or a union are in its own section. */
function fieldWords(field: NormalSchema, target: NormalSchema): string[] {
  const isSimple = target.properties === undefined && target.anyOf === undefined && target.oneOf === undefined;
  const nodes = field === target || !isSimple ? [field] : [field, target];
  const words = nodes.flatMap((node) => [
    ...constraintWords(node),
    ...innerConstraintWords(node),
    ...checkerWords(node),
    ...leniencyWords(node),
  ]);
  const fallback = field.default ?? target.default;
  if (fallback !== undefined) {
    const text = literal(fallback);
    if (text.length <= DEFAULT_LENGTH) words.push(`Default: ${text}.`);
  }
  return [...new Set(words)];
}
