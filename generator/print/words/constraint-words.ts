import { LETTERPRESS } from '../../../core/annotations.js';
import { isNever } from '../../../core/is-never.js';
import { listedValues, namedTypes } from '../../../core/schema/value-keywords.js';
import { STRING_FORMATS } from '../../../core/string-formats/index.js';
import { capitalize, uncapitalize } from '../../../core/words/capitalize.js';
import { count } from '../../../core/words/list.js';
import { definitionName } from '../../definition-ref.js';
import type { NormalSchema } from '../../model.js';
import { codeSpan } from '../markdown/code-span.js';
import { branchWords, isRequirement } from './branch-words.js';

/** The most levels of unnamed items, values and property names that are put into words. */
const LEVELS = 4;

/**
 * Describes the constraints of a schema beyond its type in sentences, in the order of the keyword table.
 * `const` and `enum` are types and not repeated here; the constraints of items, values and branches are
 * left to `innerConstraintWords`.
 *
 * @returns Markdown sentences such as `At most 80 characters.`; empty when any value of the type is valid.
 *   Lengths are code points, bounds inclusive unless the sentence says "above" or "below".
 */
export function constraintWords(node: NormalSchema): string[] {
  return distinct([...ownWords(node), ...keyWords(node, LEVELS)]);
}

/**
 * Describes the constraints of unnamed items, values and branches in sentences, each starting with its
 * subject: `Each item: at most 40 characters.` Named definitions are not followed.
 */
export function innerConstraintWords(node: NormalSchema): string[] {
  return distinct(innerWords(node, LEVELS));
}

function ownWords(node: NormalSchema): string[] {
  return [
    ...formatWords(node),
    ...amountWords(node.minLength, node.maxLength, 'character'),
    ...patternWords(node),
    ...rangeWords(node),
    ...amountWords(node.minProperties, node.maxProperties, 'property', 'properties'),
    ...amountWords(node.minItems, node.maxItems, 'item'),
    ...(node.uniqueItems === true ? ['No duplicate items.'] : []),
    ...(node.not === undefined ? [] : exclusionWords(node.not)),
    ...choiceWords('At least one of', node.anyOf),
    ...choiceWords('Exactly one of', node.oneOf),
  ];
}

function allWords(node: NormalSchema, levels: number): string[] {
  return [...ownWords(node), ...keyWords(node, levels), ...innerWords(node, levels)];
}

function keyWords({ propertyNames }: NormalSchema, levels: number): string[] {
  if (propertyNames === undefined || levels === 0) return [];
  const values = propertyNames.enum === undefined ? [] : [`Each property name: one of ${listOf(propertyNames.enum)}.`];
  return [...values, ...ledBy('Each property name', propertyNames, levels)];
}

function innerWords(node: NormalSchema, levels: number): string[] {
  if (levels === 0) return [];
  const patterns = Object.entries(node.patternProperties ?? {});
  const places = (node.prefixItems ?? []).map((part, index) => ledBy(`Item ${index + 1}`, part, levels));
  const choice = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  const branches = choice.map((branch) => {
    const kind = branchWords(branch, choice);
    return kind === undefined ? [] : ledBy(capitalize(kind), branch, levels);
  });
  return [
    ...(node.allOf ?? []).flatMap((branch) => allWords(branch, levels - 1)),
    ...patterns.flatMap(([pattern, part]) => ledBy(`Each value whose name matches ${codeSpan(pattern)}`, part, levels)),
    ...ledBy('Each value', node.additionalProperties, levels),
    ...conditionWords(node, levels),
    ...places.flat(),
    ...ledBy(node.prefixItems === undefined ? 'Each item' : 'Each further item', node.items, levels),
    ...containsWords(node, levels),
    ...branches.flat(),
  ];
}

/** How many items of an array are what. */
function containsWords({ contains, minContains = 1, maxContains }: NormalSchema, levels: number): string[] {
  if (contains === undefined) return [];
  const [amount = ''] = amountWords(minContains, maxContains, 'item').map(withoutStop);
  const { properties = {}, required = [] } = contains;
  const isDescribed = Object.keys(properties).length > 0 || required.length > 0;
  const where = isDescribed ? ` where ${conditionOf(contains)}` : '';
  const more = allWords(contains, levels - 1).map((sentence) => uncapitalize(withoutStop(sentence)));
  return [`${amount} ${kindWords(contains)}${where}${more.length === 0 ? '' : `: ${more.join('; ')}`}.`];
}

/** What matching items are, by their values, their definition or their type. */
function kindWords(node: NormalSchema): string {
  const values = listedValues(node);
  if (values !== undefined) return `of the value ${listOf(values, ' or ')}`;
  const kinds = node.$ref === undefined ? (namedTypes(node) ?? []) : [definitionName(node.$ref) ?? ''];
  return kinds.length === 0 ? 'that match the schema' : `of type ${kinds.map((kind) => codeSpan(kind)).join(' or ')}`;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function ledBy(subject: string, part: NormalSchema | boolean | undefined, levels: number): string[] {
  if (typeof part !== 'object') return [];
  return allWords(part, levels - 1).map((sentence) => `${subject}: ${uncapitalize(sentence)}`);
}

/** What a value must be where a condition holds, and where it does not. */
function conditionWords(
  { if: condition, then: yes, else: no, dependentRequired = {}, dependentSchemas = {} }: NormalSchema,
  levels: number,
): string[] {
  const together = [
    ...Object.entries(dependentRequired).map(
      ([given, others]) => `With ${codeSpan(given)}, also ${others.map((name) => codeSpan(name)).join(', ')}.`,
    ),
    ...Object.entries(dependentSchemas).flatMap(([given, part]) =>
      consequence(`When ${codeSpan(given)} is given`, part, levels),
    ),
  ];
  if (condition === undefined) return together;
  const when = conditionOf(condition);
  return [...together, ...consequence(`When ${when}`, yes, levels), ...consequence(`Unless ${when}`, no, levels)];
}

function consequence(lead: string, part: NormalSchema | undefined, levels: number): string[] {
  if (part === undefined) return [];
  if (isNever(part)) return [`Never ${uncapitalize(lead)}.`];
  const required = (part.required ?? []).map((name) => codeSpan(name)).join(', ');
  const inside = Object.entries(part.properties ?? {}).flatMap(([name, property]) =>
    ledBy(`${lead}, ${codeSpan(name)}`, property, levels),
  );
  return [...(required === '' ? [] : [`${lead}, ${required} must be given.`]), ...inside, ...ledBy(lead, part, levels)];
}

/** A condition as people say it: which values some properties have, or which are given. */
function conditionOf({ properties = {}, required = [] }: NormalSchema): string {
  const known = Object.entries(properties).map(([name, property]) => {
    const values = listedValues(property);
    return values === undefined ? `${codeSpan(name)} fits` : `${codeSpan(name)} is ${listOf(values, ' or ')}`;
  });
  const given = required.filter((name) => !Object.hasOwn(properties, name)).map((name) => `${codeSpan(name)} is given`);
  const all = [...known, ...given];
  return all.length === 0 ? 'the condition of the schema holds' : all.join(' and ');
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function formatWords({ format }: NormalSchema): string[] {
  const known = format === undefined ? undefined : STRING_FORMATS.get(format);
  return known === undefined ? [] : [`Must be ${known.words}.`];
}

function patternWords(node: NormalSchema): string[] {
  const constraint = node[LETTERPRESS]?.constraint;
  if (constraint !== undefined) return [`Must be ${constraint}.`];
  return node.pattern === undefined ? [] : [`Must match ${codeSpan(node.pattern)}.`];
}

function amountWords(
  minimum: number | undefined,
  maximum: number | undefined,
  unit: string,
  units = `${unit}s`,
): string[] {
  const low = minimum === 0 ? undefined : minimum;
  if (low !== undefined && low === maximum) return [`Exactly ${count(low, unit, units)}.`];
  if (low !== undefined && maximum !== undefined) return [`${low} to ${count(maximum, unit, units)}.`];
  if (maximum !== undefined) return [maximum === 0 ? `No ${units}.` : `At most ${count(maximum, unit, units)}.`];
  if (low !== undefined)
    return [low === 1 && unit === 'character' ? 'Not empty.' : `At least ${count(low, unit, units)}.`];
  return [];
}

function rangeWords(node: NormalSchema): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node;
  const words: string[] = [];
  if (minimum !== undefined && maximum !== undefined) {
    words.push(minimum === maximum ? `Exactly ${minimum}.` : `Between ${minimum} and ${maximum}.`);
  } else if (minimum !== undefined) {
    words.push(`At least ${minimum}.`);
  } else if (maximum !== undefined) {
    words.push(`At most ${maximum}.`);
  }
  if (exclusiveMinimum !== undefined) words.push(`Above ${exclusiveMinimum}.`);
  if (exclusiveMaximum !== undefined) words.push(`Below ${exclusiveMaximum}.`);
  if (multipleOf !== undefined) words.push(`A multiple of ${multipleOf}.`);
  return words;
}

/** What `not` excludes, if one sentence can say it. */
function exclusionWords(not: NormalSchema): string[] {
  if (not.const !== undefined) return [`Not ${listOf([not.const])}.`];
  if (not.enum !== undefined) return [`Not one of ${listOf(not.enum)}.`];
  const constraint = not[LETTERPRESS]?.constraint;
  if (constraint !== undefined) return [`Must not be ${constraint}.`];
  if (not.pattern !== undefined) return [`Must not match ${codeSpan(not.pattern)}.`];
  if (not.required !== undefined) return [`Not together: ${not.required.map((name) => codeSpan(name)).join(', ')}.`];
  return [];
}

/** A choice between sets of required properties; a choice between shapes is a type. */
function choiceWords(lead: string, branches: readonly NormalSchema[] | undefined): string[] {
  if (branches === undefined || branches.length === 0 || !branches.every(isRequirement)) return [];
  const sets = branches.map(({ required = [] }) => required.map((name) => codeSpan(name)).join(' with '));
  return [`${lead}: ${sets.join(', ')}.`];
}

function listOf(values: readonly unknown[], between = ', '): string {
  return values.map((value) => codeSpan(JSON.stringify(value) ?? 'undefined')).join(between);
}
