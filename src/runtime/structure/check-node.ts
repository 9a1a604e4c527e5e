import { LETTERPRESS } from '../../../core/annotations.js';
import type { ConstraintFault, Fixer } from '../../../core/format.js';
import { canonical, sameJson } from '../../../core/json/canonical.js';
import { hasType } from '../../../core/json/json-type.js';
import { codePoints } from '../../../core/json/lengths.js';
import { pointer } from '../../../core/json/pointer.js';
import { capitalize } from '../../../core/words/capitalize.js';
import { describe, typeWords } from '../../../core/words/describe.js';
import { count, listWords } from '../../../core/words/list.js';
import { nearest } from '../../../core/words/nearest.js';
import { quote } from '../../../core/words/quote.js';
import type { StructureNode } from '../format.js';
import { listedValues } from './choose-branch.js';
import type { Fault } from './finding.js';

/** What the checks of one node need from outside. */
export interface NodeContext {
  readonly fixers: Readonly<Record<string, Fixer>>;
  regex(pattern: string): RegExp;
}

const MAX_SHOWN = 12;

/** The demands that a node makes of a value itself, without those of its parts. */
export function* checkNode(node: StructureNode, value: unknown, path: string, context: NodeContext): Generator<Fault> {
  yield* checkKind(node, value, path);
  if (typeof value === 'string') yield* checkText(node, value, path, context);
  else if (typeof value === 'number') yield* checkNumber(node, value, path);
  else if (Array.isArray(value)) yield* checkList(node, value, path);
  else if (typeof value === 'object' && value !== null) yield* checkMembers(node, value, path);
}

function* checkKind(node: StructureNode, value: unknown, path: string): Generator<Fault> {
  if (node.type !== undefined) {
    const types = typeof node.type === 'string' ? [node.type] : node.type;
    if (!hasType(value, types)) {
      yield {
        keyword: 'type',
        path,
        message: `Expected ${listWords(types.map(typeWords), 'or')}, found ${describe(value)}.`,
        hint: typeHint(value, types),
      };
    }
  }
  if (Object.hasOwn(node, 'const') && !sameJson(value, node.const)) {
    const isQuoted = typeof value === 'string' && typeof node.const !== 'string';
    // Without its quotes a text could be taken for the number or flag that was found, or that it looks like.
    const wanted =
      typeof value === 'string' && !looksLikeNumber(node.const) ? shown(node.const) : quote(JSON.stringify(node.const));
    yield {
      keyword: 'const',
      path,
      message: `Expected ${node[LETTERPRESS]?.constraint ?? wanted}, found ${describe(value)}.`,
      hint: hintFor(node, value) ?? `Write ${wanted}${isQuoted ? ' without quotes' : ''}.`,
    };
  }
  if (node.enum !== undefined && !node.enum.some((option) => sameJson(option, value))) {
    yield enumFault(value, node.enum, path, hintFor(node, value));
  }
}

/** The fault of a value that none of several nodes takes: each lists its values, or asks for texts of one form. */
export function unknownValueFault(
  value: unknown,
  nodes: readonly StructureNode[],
  path: string,
  context: NodeContext,
): Fault {
  const options = [...new Set(nodes.flatMap((node) => listedValues(node) ?? []))];
  const forms = new Set(nodes.flatMap((node) => (listedValues(node) === undefined ? (formOf(node) ?? []) : [])));
  const isTaken = (text: string): boolean =>
    options.includes(text) ||
    nodes.some((node) => node.pattern !== undefined && context.regex(node.pattern).test(text));
  const mended = nodes.flatMap((node) => fixFor(node, value, context)?.fix ?? []).find(isTaken);
  const remedy =
    nodes.map((node) => hintFor(node, value)).find((known) => known !== undefined) ??
    (mended === undefined ? undefined : `Write ${quote(mended)}.`);
  const fault = enumFault(value, options, path, remedy, [...forms]);
  return options.length === 0 ? { ...fault, keyword: 'pattern' } : fault;
}

function fixFor(
  node: StructureNode,
  value: unknown,
  { fixers: mends }: NodeContext,
): Partial<ConstraintFault> | undefined {
  const { fix: mend } = node[LETTERPRESS] ?? {};
  if (typeof value !== 'string' || mend === undefined || !Object.hasOwn(mends, mend)) return undefined;
  const fault = mends[mend]?.(value);
  return typeof fault === 'string' ? { fix: fault } : fault;
}

function formOf(node: StructureNode): string | undefined {
  return node[LETTERPRESS]?.constraint ?? (node.pattern === undefined ? undefined : `the form \`${node.pattern}\``);
}

/** The fault of a value that is none of the options, nor of one of the forms that are allowed besides. */
export function enumFault(
  value: unknown,
  options: readonly unknown[],
  path: string,
  remedy?: string,
  forms: readonly string[] = [],
): Fault {
  const texts = options.filter((option) => typeof option === 'string');
  const meant = typeof value === 'string' ? nearest(value, texts) : undefined;
  const some = options.slice(0, MAX_SHOWN).map(shown);
  const rest = options.length - some.length;
  const allowed = listWords([...some, ...(rest > 0 ? [`${rest} more`] : []), ...forms], 'or');
  return {
    keyword: 'enum',
    path,
    message: `${capitalize(describe(value))} is not allowed here.`,
    hint: remedy ?? `${meant === undefined ? '' : `Did you mean ${quote(meant)}? `}Use ${allowed}.`,
  };
}

function* checkText(node: StructureNode, value: string, path: string, context: NodeContext): Generator<Fault> {
  if (node.minLength !== undefined || node.maxLength !== undefined) {
    const length = codePoints(value);
    if (node.minLength !== undefined && length < node.minLength) {
      const message =
        length === 0
          ? 'The text is empty.'
          : `The text has ${count(length, 'character')}; at least ${node.minLength} are needed.`;
      yield { keyword: 'minLength', path, message, hint: `Write at least ${count(node.minLength, 'character')}.` };
    }
    if (node.maxLength !== undefined && length > node.maxLength) {
      yield {
        keyword: 'maxLength',
        path,
        message: `The text has ${count(length, 'character')}; at most ${node.maxLength} are allowed.`,
        hint: `Shorten it by ${count(length - node.maxLength, 'character')}.`,
      };
    }
  }
  if (node.pattern !== undefined && !context.regex(node.pattern).test(value))
    yield patternFault(node, node.pattern, value, path, context);
}

function patternFault(node: StructureNode, pattern: string, value: string, path: string, context: NodeContext): Fault {
  const { constraint } = node[LETTERPRESS] ?? {};
  const { problem, fix: mended } = fixFor(node, value, context) ?? {};
  const subject = value !== '' ? quote(value) : problem === undefined ? 'The empty text' : 'The text';
  const words = constraint === undefined ? 'does not have the form that is asked for here' : `must be ${constraint}`;
  const helpful = mended !== undefined && mended !== value && context.regex(pattern).test(mended);
  return {
    keyword: node.format === undefined ? 'pattern' : 'format',
    path,
    message: `${subject} ${problem ?? words}.`,
    hint: helpful ? `Write ${quote(mended)}.` : (hintFor(node, value) ?? formHint(constraint, problem, pattern)),
  };
}

/** What the hint says where no value is near: the whole constraint, unless the message has said it already. */
function formHint(constraint: string | undefined, problem: string | undefined, pattern: string): string | undefined {
  if (constraint === undefined) return `The form is \`${pattern}\`.`;
  return problem === undefined ? undefined : `Write ${constraint}.`;
}

function* checkNumber(node: StructureNode, value: number, path: string): Generator<Fault> {
  const fault = (keyword: string, relation: string, limit: number, hint: string): Fault => ({
    keyword,
    path,
    message: `\`${value}\` is ${relation} \`${limit}\`.`,
    hint,
  });
  if (node.minimum !== undefined && value < node.minimum)
    yield fault('minimum', 'below', node.minimum, `Use ${node.minimum} or more.`);
  if (node.maximum !== undefined && value > node.maximum)
    yield fault('maximum', 'above', node.maximum, `Use ${node.maximum} or less.`);
  if (node.exclusiveMinimum !== undefined && value <= node.exclusiveMinimum) {
    yield fault('exclusiveMinimum', 'not above', node.exclusiveMinimum, `Use a number above ${node.exclusiveMinimum}.`);
  }
  if (node.exclusiveMaximum !== undefined && value >= node.exclusiveMaximum) {
    yield fault('exclusiveMaximum', 'not below', node.exclusiveMaximum, `Use a number below ${node.exclusiveMaximum}.`);
  }
  if (node.multipleOf !== undefined && !Number.isInteger(value / node.multipleOf)) {
    yield fault('multipleOf', 'no multiple of', node.multipleOf, `Use a multiple of ${node.multipleOf}.`);
  }
}

function* checkList(node: StructureNode, value: readonly unknown[], path: string): Generator<Fault> {
  const most = Math.min(
    node.maxItems ?? Number.POSITIVE_INFINITY,
    node.items === false ? (node.prefixItems?.length ?? 0) : Number.POSITIVE_INFINITY,
  );
  if (node.minItems !== undefined && value.length < node.minItems) {
    const message =
      value.length === 0
        ? 'The list is empty.'
        : `The list has ${count(value.length, 'item')}; at least ${node.minItems} are needed.`;
    yield { keyword: 'minItems', path, message, hint: `Give at least ${count(node.minItems, 'item')}.` };
  }
  if (value.length > most) {
    yield {
      keyword: 'maxItems',
      path,
      message: `The list has ${count(value.length, 'item')}; at most ${most} are allowed.`,
      hint: `Remove ${count(value.length - most, 'item')}.`,
    };
  }
  if (node.uniqueItems === true) yield* checkUnique(value, path);
}

function* checkUnique(value: readonly unknown[], path: string): Generator<Fault> {
  const seen = new Map<string, number>();
  for (const [index, item] of value.entries()) {
    const key = canonical(item);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else {
      const subject = describe(item);
      yield {
        keyword: 'uniqueItems',
        path,
        message: `The list has ${subject} twice, at index ${first} and at index ${index}.`,
        hint: 'Remove one of the two.',
      };
      return;
    }
  }
}

function* checkMembers(node: StructureNode, value: object, path: string): Generator<Fault> {
  for (const name of node.required ?? []) {
    if (!Object.hasOwn(value, name)) {
      const place = node.title === undefined ? '' : ` from “${node.title}”`;
      yield {
        keyword: 'required',
        member: name,
        path: pointer(path, name),
        message: `${quote(name)} is missing${place}.`,
        hint: hintFor(node, name) ?? `Add ${quote(name)}.`,
      };
    }
  }
  const size = Object.keys(value).length;
  if (node.minProperties !== undefined && size < node.minProperties) {
    yield {
      keyword: 'minProperties',
      path,
      message: `The object has ${count(size, 'key')}; at least ${node.minProperties} are needed.`,
    };
  }
  if (node.maxProperties !== undefined && size > node.maxProperties) {
    yield {
      keyword: 'maxProperties',
      path,
      message: `The object has ${count(size, 'key')}; at most ${node.maxProperties} are allowed.`,
    };
  }
}

/** The fault of a key that a closed object does not know. */
export function unknownKeyFault(node: StructureNode, key: string, value: object, path: string): Fault {
  const known = Object.keys(node.properties ?? {});
  const free = known.filter((name) => !Object.hasOwn(value, name));
  const meant = nearest(key, free) ?? nearest(key, known);
  const owner = node.title === undefined ? 'here' : `in “${node.title}”`;
  const some = known.slice(0, MAX_SHOWN).map((name) => quote(name));
  const rest = known.length > some.length ? ` and ${known.length - some.length} more` : '';
  return {
    keyword: 'additionalProperties',
    path: pointer(path, key),
    message: `The key ${quote(key)} is not known ${owner}.`,
    hint:
      hintFor(node, key) ??
      (meant !== undefined
        ? `Did you mean ${quote(meant)}?`
        : known.length === 0
          ? 'Remove it.'
          : `Remove it; the keys are ${some.join(', ')}${rest}.`),
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
    return `Write \`"${value}"\`, in quotes.`;
  if (types.includes('array') && value !== null && typeof value !== 'object') return 'Put it into a list: `[…]`.';
  return undefined;
}

function looksLikeNumber(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
}

function shown(value: unknown): string {
  return typeof value === 'string' ? quote(value) : quote(JSON.stringify(value));
}
