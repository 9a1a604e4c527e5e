import fc from 'fast-check';
import { isObject } from '../../core/json/own.js';
import { definitionName } from '../../generator/definition-ref.js';
import type { FormatModel, NormalSchema } from '../../generator/model.js';

/** A source of whole numbers from 0 to `below`, exclusive. */
export type Dice = (below: number) => number;

/** The same numbers on every machine and run (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Below this level only required properties are generated. */
const DEEP = 6;
/** Below this level everything is `null`: a schema may require itself. */
const DEEPEST = 60;
/** Past so many values everything is `null`: a schema may require itself twice. */
const MOST = 20_000;
const matching = new Map<string, readonly string[]>();

/**
 * A document that mostly meets a model's schema, definitions that refer to themselves included: demands that
 * stand beside each other (`allOf`, `not`, a `$ref` with siblings) are not brought together.
 */
export function randomDocument(model: FormatModel, roll: Dice): unknown {
  const pick = <T>(list: readonly T[]): T | undefined => list[roll(list.length)];
  let made = 0;
  const make = (node: NormalSchema, depth: number): unknown => {
    made += 1;
    if (depth > DEEPEST || made > MOST) return null;
    const name = node.$ref === undefined ? undefined : definitionName(node.$ref);
    if (name !== undefined) return make(model.definitions.get(name) ?? {}, depth + 1);
    if (Object.hasOwn(node, 'const')) return node.const;
    if (node.enum !== undefined) return pick(node.enum);
    const branches = node.anyOf ?? node.oneOf;
    if (branches !== undefined) return make(pick(branches) ?? {}, depth + 1);
    if (node.allOf !== undefined) {
      const parts = node.allOf.map((part) => make(part, depth + 1));
      return parts.every(isObject) ? Object.assign({}, ...parts) : parts[0];
    }
    return ofType((typeof node.type === 'string' ? node.type : pick(node.type ?? [])) ?? guess(node), node, depth);
  };
  const ofType = (type: string | undefined, node: NormalSchema, depth: number): unknown => {
    const { minimum = node.exclusiveMinimum ?? -3, maximum = minimum + 9 } = node;
    switch (type) {
      case 'string':
        return textOf(node, roll);
      case 'integer':
        return Math.ceil(minimum) + roll(Math.min(10, Math.floor(maximum) - Math.ceil(minimum) + 1));
      case 'number':
        return node.exclusiveMinimum === undefined
          ? minimum + (roll(5) * (maximum - minimum)) / 8
          : minimum + 1 + roll(9);
      case 'boolean':
        return roll(2) === 0;
      case 'null':
        return null;
      case 'array':
        return listOf(node, depth);
      case 'object':
        return objectOf(node, depth);
      default:
        return pick(['a', 1, true, null, [], {}]);
    }
  };
  const listOf = (node: NormalSchema, depth: number): unknown[] => {
    const { minItems = 0, maxItems = minItems + 3, prefixItems = [], items } = node;
    const longest = items === false ? prefixItems.length : maxItems;
    const least = Math.min(minItems, longest);
    const length = depth > DEEP ? least : least + roll(Math.min(4, longest - least + 1));
    return Array.from({ length }, (_, index) => make(prefixItems[index] ?? (isObject(items) ? items : {}), depth + 1));
  };
  const objectOf = (node: NormalSchema, depth: number): unknown => {
    const required = new Set(node.required);
    const members = Object.entries(node.properties ?? {}).filter(
      ([name]) => required.has(name) || (depth <= DEEP && roll(2) === 0),
    );
    const made = members.map(([name, part]) => [name, make(part, depth + 1)] as const);
    const further = node.additionalProperties ?? Object.values(node.patternProperties ?? {})[0];
    const free = isObject(further) && depth <= DEEP ? 1 + roll(2) : 0;
    for (let index = 0; index < free; index += 1) {
      made.push([
        textOf(node.propertyNames ?? { type: 'string', minLength: 1 }, roll),
        make(further as NormalSchema, depth + 1),
      ]);
    }
    return Object.fromEntries(made);
  };
  return make(model.root, 0);
}

function guess(node: NormalSchema): string | undefined {
  if (node.properties !== undefined || node.additionalProperties !== undefined) return 'object';
  return node.prefixItems === undefined ? undefined : 'array';
}

function textOf({ pattern, minLength = 0, maxLength = 20 }: NormalSchema, roll: Dice): string {
  if (pattern === undefined)
    return 'abcdefghijklmnopqrstuvwxyz'
      .repeat(1 + Math.ceil(minLength / 26))
      .slice(0, Math.min(maxLength, minLength + roll(8)));
  const samples = matching.get(pattern) ?? textsLike(pattern);
  matching.set(pattern, samples);
  return samples[roll(samples.length)] ?? '';
}

/** Strings that match a pattern. Lookaheads are checked afterwards. */
function textsLike(pattern: string): readonly string[] {
  const expression = new RegExp(pattern, 'u');
  const loose = fc.stringMatching(new RegExp(withoutLookaround(pattern), 'u'));
  return fc
    .sample(loose, { numRuns: 60, seed: 7 })
    .filter((text) => expression.test(text))
    .slice(0, 12);
}

function withoutLookaround(pattern: string): string {
  const start = pattern.search(/(?<!\\)\(\?<?[=!]/);
  if (start < 0) return pattern;
  let open = 0;
  let isClass = false;
  for (let at = start; at < pattern.length; at += 1) {
    const unit = pattern.charAt(at);
    if (unit === '\\') at += 1;
    else if (unit === '[' || unit === ']') isClass = unit === '[';
    else if (!isClass && unit === '(') open += 1;
    else if (!isClass && unit === ')') {
      open -= 1;
      if (open === 0) return withoutLookaround(pattern.slice(0, start) + pattern.slice(at + 1));
    }
  }
  return pattern;
}

const SCALARS = [
  '',
  'a',
  'A b',
  '1',
  'a/b',
  'a.b',
  'https://example.com',
  'x'.repeat(300),
  0,
  1,
  -1,
  2.5,
  1e9,
  true,
  null,
];

/** A copy with one change: another value, another key, an extra or a missing item. */
export function mutated(document: unknown, roll: Dice): unknown {
  const places = placesOf(document);
  const place = places[roll(places.length)] ?? [];
  const others = placesOf(document);
  const other = valueAt(document, others[roll(others.length)] ?? []);
  const scalar = SCALARS[roll(SCALARS.length)];
  return changed(document, place, (value) => {
    if (Array.isArray(value) && roll(2) === 0) {
      const at = roll(value.length + 1);
      return roll(2) === 0
        ? value.filter((_, index) => index !== at)
        : [...value.slice(0, at), value[at - 1] ?? scalar, ...value.slice(at)];
    }
    if (isObject(value) && roll(2) === 0) {
      const entries = Object.entries(value);
      const at = roll(entries.length + 1);
      const [key = 'extra', member] = entries[at] ?? [];
      const kept = entries.filter((_, index) => index !== at);
      switch (roll(4)) {
        case 0:
          return Object.fromEntries(kept);
        case 1:
          return Object.fromEntries([...kept, [`${key}x`, member ?? scalar]]);
        case 2:
          return Object.fromEntries([...entries, [roll(9) === 0 ? '__proto__' : 'extra', other]]);
        default:
          return Object.fromEntries([...kept, [key, other]]);
      }
    }
    if (typeof value === 'number' && roll(2) === 0)
      return [value + 1, value - 1, value + 0.5, -value, value * 1e6][roll(5)];
    if (typeof value === 'string' && roll(2) === 0) {
      return [`${value} `, value.toUpperCase(), value.slice(1), value + value, `${value}/`][roll(5)];
    }
    return [scalar, other, [], {}, [value], { a: value }][roll(6)];
  });
}

type Path = readonly (string | number)[];

function placesOf(document: unknown): Path[] {
  const places: Path[] = [];
  const waiting: { value: unknown; path: Path }[] = [{ value: document, path: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    places.push(path);
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) waiting.push({ value: item as unknown, path: [...path, index] });
    else if (isObject(value))
      for (const [key, member] of Object.entries(value)) waiting.push({ value: member, path: [...path, key] });
  }
  return places;
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(value as object, key), document);
}

function changed(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? changed(item, rest, change) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, member]) => [
      name,
      name === key ? changed(member, rest, change) : member,
    ]),
  );
}
