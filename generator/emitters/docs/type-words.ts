import { isNever } from '../../../core/is-never.js';
import { namedTypes } from '../../../core/schema/value-keywords.js';
import { listWords } from '../../../core/words/list.js';
import { definitionName } from '../../definition-ref.js';
import { isBareObject } from '../../index-signatures.js';
import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import type { PageSections } from './collect-sections.js';
import { VALUES_INLINE } from './collect-sections.js';

/** The most levels of arrays, maps and unions that are put into words. */
const LEVELS = 6;

const PLURALS: ReadonlyMap<string, string> = new Map([
  ['string', 'strings'],
  ['number', 'numbers'],
  ['integer', 'integers'],
  ['boolean', 'booleans'],
  ['object', 'objects'],
  ['array', 'arrays'],
  ['any value', 'any values'],
]);

/**
 * Describes the type of a schema, with links to the sections of its parts.
 *
 * @returns inline Markdown: `string`, `array of [Port](#port)`, `` `"stream"` or `"state"` ``.
 */
export function typeWords(node: NormalSchema, sections: PageSections): string {
  return wordsOf(node, sections, LEVELS);
}

function wordsOf(node: NormalSchema, sections: PageSections, levels: number): string {
  if (levels === 0) return '…';
  if (node.$ref !== undefined) {
    const name = definitionName(node.$ref) ?? '';
    const section = sections.ofDefinition.get(name);
    return section === undefined ? codeSpan(name) : `[${section.title}](#${section.anchor})`;
  }
  if (isNever(node)) return 'nothing';
  const section = sections.ofNode.get(node);
  if (section?.isNamed) return `[${section.title}](#${section.anchor})`;
  if (node.const !== undefined) return literal(node.const);
  if (node.enum !== undefined) return valuesOf(node, node.enum, sections);
  const choice = node.anyOf ?? node.oneOf;
  if (choice !== undefined && isCombined(node, choice)) return choiceOf(node, choice, sections, levels);
  if (node.allOf !== undefined && isCombined(node, node.allOf)) {
    return unique(node.allOf.map((part) => wordsOf(part, sections, levels - 1))).join(' and ');
  }
  const types = namedTypes(node) ?? [];
  if (types.length === 0) return node.properties === undefined ? 'any value' : objectWords(node, sections, levels);
  return listWords(
    types.map((type) => oneType(type, node, sections, levels)),
    'or',
  );
}

/** Whether the parts of a schema say what its values are: it has no type, or one that only says the same as they do. */
function isCombined(node: NormalSchema, parts: readonly NormalSchema[]): boolean {
  if (node.type === undefined) return true;
  const isSaid = ({ $ref, type, properties }: NormalSchema): boolean => ($ref ?? type ?? properties) !== undefined;
  return isBareObject(node) && parts.every(isSaid);
}

function oneType(type: string, node: NormalSchema, sections: PageSections, levels: number): string {
  if (type === 'array') return arrayWords(node, sections, levels);
  if (type === 'object') return objectWords(node, sections, levels);
  return type;
}

function arrayWords(node: NormalSchema, sections: PageSections, levels: number): string {
  if (node.prefixItems !== undefined) {
    return `array of ${node.prefixItems.map((part) => wordsOf(part, sections, levels - 1)).join(', then ')}`;
  }
  if (node.items === false || (typeof node.items === 'object' && isNever(node.items))) return 'empty array';
  if (typeof node.items !== 'object') return 'array';
  return `array of ${several(wordsOf(node.items, sections, levels - 1))}`;
}

function objectWords(node: NormalSchema, sections: PageSections, levels: number): string {
  const section = sections.ofNode.get(node);
  if (section !== undefined) return `[object](#${section.anchor})`;
  if (node.additionalProperties === false && Object.keys(node.properties ?? {}).length === 0) return 'empty object';
  if (typeof node.additionalProperties !== 'object') return 'object';
  return `object of ${several(wordsOf(node.additionalProperties, sections, levels - 1))}`;
}

function choiceOf(
  node: NormalSchema,
  branches: readonly NormalSchema[],
  sections: PageSections,
  levels: number,
): string {
  const section = sections.ofNode.get(node);
  if (section !== undefined && branches.length > VALUES_INLINE) {
    return `[one of ${branches.length} variants](#${section.anchor})`;
  }
  return listWords(unique(branches.map((branch) => wordsOf(branch, sections, levels - 1))), 'or');
}

function valuesOf(node: NormalSchema, values: readonly unknown[], sections: PageSections): string {
  const section = sections.ofNode.get(node);
  if (section !== undefined && values.length > VALUES_INLINE) {
    return `[one of ${values.length} values](#${section.anchor})`;
  }
  return listWords(values.map(literal), 'or');
}

/** A value as it is written in the document. */
export function literal(value: unknown): string {
  return codeSpan(JSON.stringify(value) ?? 'undefined');
}

function several(words: string): string {
  const plural = PLURALS.get(words);
  if (plural !== undefined) return plural;
  return / or | and |^array of |^object of /.test(words) ? `(${words})` : words;
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
