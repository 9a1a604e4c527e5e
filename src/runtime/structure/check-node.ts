import { LETTERPRESS } from '../../../core/annotations.js';
import type { ConstraintFault, Fixer } from '../../../core/format.js';
import { hasType } from '../../../core/json/json-type.js';
import { type BrokenConstraint, brokenConstraints } from '../../../core/schema/broken-constraints.js';
import { listedValues } from '../../../core/schema/value-keywords.js';
import { FORMAT_CHECKS } from '../../../core/string-formats/format-checks.js';
import { capitalize } from '../../../core/words/capitalize.js';
import { describe, typeWords } from '../../../core/words/describe.js';
import { listWords } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import type { StructureNode } from '../format.js';
import type { Place } from '../place.js';
import type { Fault } from './finding.js';
import { limitFault } from './limit-fault.js';
import { MAX_SHOWN, shownValue } from './shown-value.js';

/** What the checks of a node need. */
export interface NodeContext {
  readonly fixers: Readonly<Record<string, Fixer>>;
  regex(pattern: string): RegExp;
  /** The candidate that a writer most likely meant; nothing once too many were compared. */
  nearest(text: string, candidates: readonly string[]): string | undefined;
}

/** Checks a value against the constraints of a node, without its items and properties. */
export function* checkNode(node: StructureNode, value: unknown, place: Place, context: NodeContext): Generator<Fault> {
  const comparison = {
    matches: (pattern: string, text: string) => context.regex(pattern).test(text),
    hasFormat: (format: string, text: string) => FORMAT_CHECKS.get(format)?.(text) ?? true,
  };
  for (const broken of brokenConstraints(node, value, comparison)) yield faultOf(broken, node, value, place, context);
}

function faultOf(
  broken: BrokenConstraint,
  node: StructureNode,
  value: unknown,
  place: Place,
  context: NodeContext,
): Fault {
  switch (broken.keyword) {
    case 'type':
      return typeFault(broken.types, value, place);
    case 'const':
      return constFault(node, value, place);
    case 'enum':
      return enumFault(value, broken.options, place, context, hintFor(node, value));
    case 'pattern':
      return patternFault(node, broken.pattern, broken.text, place, context);
    case 'format':
      return patternFault(node, node.pattern ?? '', broken.text, place, context);
    case 'uniqueItems':
      return uniqueFault(broken, place);
    case 'required':
      return requiredFault(node, broken.property, place.child(Object(value), broken.property));
    case 'dependentRequired':
      return {
        keyword: broken.keyword,
        place: place.child(Object(value), broken.property),
        message: `${quote(broken.property)} is missing, but ${quote(broken.with)} is given.`,
        hint: `Add ${quote(broken.property)}, or remove ${quote(broken.with)}.`,
      };
    default:
      return limitFault(broken, place);
  }
}

function typeFault(types: readonly string[], value: unknown, place: Place): Fault {
  return {
    keyword: 'type',
    place,
    message: `Expected ${listWords(types.map(typeWords), 'or')}, found ${describe(value)}.`,
    hint: typeHint(value, types),
  };
}

function constFault(node: StructureNode, value: unknown, place: Place): Fault {
  const isQuoted = typeof value === 'string' && typeof node.const !== 'string';
  // Without quotes, a string could be mistaken for the number or boolean that was found, or that it looks like.
  const wanted =
    typeof value === 'string' && !looksLikeNumber(node.const)
      ? shownValue(node.const)
      : quote(JSON.stringify(node.const));
  return {
    keyword: 'const',
    place,
    message: `Expected ${node[LETTERPRESS]?.constraint ?? wanted}, found ${describe(value)}.`,
    hint: hintFor(node, value) ?? `Write ${wanted}${isQuoted ? ' without quotes' : ''}.`,
  };
}

/** The fault of a value that none of several nodes allows: each lists its values, or has a pattern. */
export function unknownValueFault(
  value: unknown,
  nodes: readonly StructureNode[],
  place: Place,
  context: NodeContext,
): Fault {
  const options = [...new Set(nodes.flatMap((node) => listedValues(node) ?? []))];
  const forms = new Set(nodes.flatMap((node) => (listedValues(node) === undefined ? (formOf(node) ?? []) : [])));
  const isAllowed = (text: string): boolean =>
    options.includes(text) ||
    nodes.some((node) => node.pattern !== undefined && context.regex(node.pattern).test(text));
  const fixed = nodes.flatMap((node) => fixFor(node, value, context)?.fix ?? []).find(isAllowed);
  const hint =
    nodes.map((node) => hintFor(node, value)).find((known) => known !== undefined) ??
    (fixed === undefined ? undefined : `Write ${quote(fixed)}.`);
  const fault = enumFault(value, options, place, context, hint, [...forms]);
  return options.length === 0 ? { ...fault, keyword: 'pattern' } : fault;
}

function fixFor(node: StructureNode, value: unknown, { fixers }: NodeContext): Partial<ConstraintFault> | undefined {
  const { fix: name } = node[LETTERPRESS] ?? {};
  if (typeof value !== 'string' || name === undefined || !Object.hasOwn(fixers, name)) return undefined;
  const fault = fixers[name]?.(value);
  return typeof fault === 'string' ? { fix: fault } : fault;
}

function formOf(node: StructureNode): string | undefined {
  return (
    node[LETTERPRESS]?.constraint ??
    (node.pattern === undefined ? undefined : `a string that matches \`${node.pattern}\``)
  );
}

/** The fault of a value that is not one of the options. @param forms other allowed values, in words. */
function enumFault(
  value: unknown,
  options: readonly unknown[],
  place: Place,
  context: NodeContext,
  hint?: string,
  forms: readonly string[] = [],
): Fault {
  const strings = options.filter((option) => typeof option === 'string');
  const meant = typeof value === 'string' ? context.nearest(value, strings) : undefined;
  const some = options.slice(0, MAX_SHOWN).map(shownValue);
  const rest = options.length - some.length;
  const choices = listWords([...some, ...(rest > 0 ? [`${rest} more`] : []), ...forms], 'or');
  return {
    keyword: 'enum',
    place,
    message: `${capitalize(describe(value))} is not allowed here.`,
    hint: hint ?? `${meant === undefined ? '' : `Did you mean ${quote(meant)}? `}Use ${choices}.`,
  };
}

function patternFault(node: StructureNode, pattern: string, value: string, place: Place, context: NodeContext): Fault {
  const { constraint } = node[LETTERPRESS] ?? {};
  const { message, fix: fixed } = fixFor(node, value, context) ?? {};
  const subject = value !== '' ? quote(value) : message === undefined ? 'The empty string' : 'The string';
  const words = constraint === undefined ? 'does not match the required pattern' : `must be ${constraint}`;
  const isFixed = fixed !== undefined && fixed !== value && context.regex(pattern).test(fixed);
  return {
    keyword: node.format === undefined ? 'pattern' : 'format',
    place,
    message: `${subject} ${message ?? words}.`,
    hint: isFixed ? `Write ${quote(fixed)}.` : (hintFor(node, value) ?? formHint(constraint, message, pattern)),
  };
}

/** The hint when no valid value is near: the whole constraint, unless the message says it already. */
function formHint(constraint: string | undefined, message: string | undefined, pattern: string): string | undefined {
  if (constraint === undefined) return `Write a string that matches \`${pattern}\`.`;
  return message === undefined ? undefined : `Write ${constraint}.`;
}

function uniqueFault(
  { first, second, item }: BrokenConstraint & { readonly keyword: 'uniqueItems' },
  place: Place,
): Fault {
  return {
    keyword: 'uniqueItems',
    place,
    message: `The array contains ${describeSame(item)} twice, at index ${first} and at index ${second}.`,
    hint: 'Remove one of them.',
  };
}

function requiredFault(node: StructureNode, name: string, place: Place): Fault {
  const title = node.title === undefined ? '' : ` from "${node.title}"`;
  return {
    keyword: 'required',
    property: name,
    place,
    message: `${quote(name)} is missing${title}.`,
    hint: hintFor(node, name) ?? `Add ${quote(name)}.`,
  };
}

/** The fault of a value where none is allowed: a property by its name, an item or the document by what it is. */
export function neverFault(value: unknown, place: Place): Fault {
  const { container, segment } = place;
  const name = container === undefined || /^\d+$/.test(String(segment)) ? undefined : String(segment);
  const subject = name === undefined ? capitalize(describe(value)) : quote(name);
  return {
    keyword: 'not',
    place,
    message: `${subject} is not allowed here.`,
    hint: container === undefined ? undefined : 'Remove it.',
  };
}

/** The fault of a property that an object does not allow. */
export function unknownKeyFault(
  node: StructureNode,
  key: string,
  value: object,
  place: Place,
  context: NodeContext,
): Fault {
  const known = Object.keys(node.properties ?? {});
  const free = known.filter((name) => !Object.hasOwn(value, name));
  const meant = context.nearest(key, free) ?? context.nearest(key, known);
  const title = node.title === undefined ? '' : ` in "${node.title}"`;
  const some = known.slice(0, MAX_SHOWN).map((name) => quote(name));
  const rest = known.length > some.length ? ` and ${known.length - some.length} more` : '';
  return {
    keyword: 'additionalProperties',
    place: place.child(value, key),
    message: `Unknown property ${quote(key)}${title}.`,
    hint:
      hintFor(node, key) ??
      (meant !== undefined
        ? `Did you mean ${quote(meant)}?`
        : known.length === 0
          ? 'Remove it.'
          : `Remove it; the known properties are ${some.join(', ')}${rest}.`),
  };
}

function hintFor(node: StructureNode, value: unknown): string | undefined {
  const hints = node[LETTERPRESS]?.hints;
  return typeof value === 'string' && hints !== undefined && Object.hasOwn(hints, value) ? hints[value] : undefined;
}

function typeHint(value: unknown, types: readonly string[]): string | undefined {
  if (looksLikeNumber(value) && hasType(Number(value), types)) return `Write \`${Number(value)}\` without quotes.`;
  if (typeof value === 'string' && types.includes('boolean') && (value === 'true' || value === 'false'))
    return `Write \`${value}\` without quotes.`;
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean'))
    return `Write \`"${value}"\`, with quotes.`;
  if (types.includes('array') && value !== null && typeof value !== 'object') return 'Wrap it in an array: `[…]`.';
  return undefined;
}

/** A value that occurs twice: an object or array by its type alone, anything else as it is. */
function describeSame(value: unknown): string {
  if (typeof value !== 'object' || value === null) return describe(value);
  return Array.isArray(value) ? 'the same array' : 'the same object';
}

function looksLikeNumber(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
}
