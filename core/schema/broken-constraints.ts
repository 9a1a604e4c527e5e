import { canonical } from '../json/canonical.js';
import { isMultipleOf } from '../json/decimal.js';
import { hasType } from '../json/json-type.js';
import { codePoints } from '../json/lengths.js';
import { isObject } from '../json/own.js';
import { TextMap } from '../json/text-map.js';
import type { SchemaShape } from './schema-shape.js';
import { namedTypes } from './value-keywords.js';

type SizeKeyword = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minProperties' | 'maxProperties';
type RangeKeyword = 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf';
type OtherKeyword = 'type' | 'const' | 'enum' | 'pattern' | 'format' | 'prefixItems' | 'items' | 'uniqueItems';

/** The keywords of a schema that say something about a value itself; in a document that a rule sees, some may be missing. */
export type Constraints = {
  readonly [Keyword in SizeKeyword | RangeKeyword | OtherKeyword]?: SchemaShape<unknown>[Keyword] | undefined;
} & {
  readonly required?: readonly (string | undefined)[] | undefined;
  readonly dependentRequired?: SchemaShape<unknown>['dependentRequired'] | undefined;
};

/** A constraint that a value breaks, without words. */
export type BrokenConstraint =
  | { readonly keyword: 'type'; readonly types: readonly string[] }
  | { readonly keyword: 'const' }
  | { readonly keyword: 'enum'; readonly options: readonly unknown[] }
  | { readonly keyword: 'pattern'; readonly pattern: string; readonly text: string }
  /** A string that has the pattern of its format, and not what a pattern cannot say. */
  | { readonly keyword: 'format'; readonly text: string }
  /** Code points of a string, items of an array or properties of an object; the limit is inclusive. */
  | { readonly keyword: SizeKeyword; readonly size: number; readonly limit: number }
  | { readonly keyword: RangeKeyword; readonly number: number; readonly limit: number }
  /** The indexes of the first two equal items, and the item. */
  | { readonly keyword: 'uniqueItems'; readonly first: number; readonly second: number; readonly item: unknown }
  | { readonly keyword: 'required'; readonly property: string }
  /** `property` is missing, and must be given where `with` is. */
  | { readonly keyword: 'dependentRequired'; readonly property: string; readonly with: string };

/** How an evaluation compares. */
export interface Comparison {
  /** Whether a pattern matches somewhere in a string; true also when that cannot be told. */
  matches(pattern: string, text: string): boolean;
  /** Whether a string with the pattern of a format has the format. Default: always. */
  hasFormat?(format: string, text: string): boolean;
  /** Called before each value that is compared; false ends the evaluation. Default: never ends. */
  pay?(value: unknown): boolean;
}

/**
 * Lists the constraints of a schema that a value breaks, in a fixed order. What is inside the value, unknown properties,
 * references and unions are left to the caller; `innerSchemas` says which schemas describe an item or a property.
 *
 * @param value plain JSON.
 */
export function* brokenConstraints(
  schema: Constraints,
  value: unknown,
  comparison: Comparison,
): Generator<BrokenConstraint, void> {
  const types = namedTypes(schema);
  if (types !== undefined && !hasType(value, types)) yield { keyword: 'type', types };
  if (!(yield* brokenLiterals(schema, value, comparison))) return;
  if (typeof value === 'string') yield* brokenByString(schema, value, comparison);
  else if (typeof value === 'number') yield* brokenByNumber(schema, value);
  else if (Array.isArray(value)) yield* brokenByArray(schema, value, comparison);
  else if (isObject(value)) yield* brokenByObject(schema, value);
}

/** @returns whether the evaluation goes on. */
function* brokenLiterals(
  schema: Constraints,
  value: unknown,
  comparison: Comparison,
): Generator<BrokenConstraint, boolean> {
  const isSame = equality(value, comparison);
  if (Object.hasOwn(schema, 'const')) {
    const verdict = isSame(schema.const);
    if (verdict === undefined) return false;
    if (!verdict) yield { keyword: 'const' };
  }
  if (schema.enum === undefined) return true;
  for (const option of schema.enum) {
    const verdict = isSame(option);
    if (verdict !== false) return verdict ?? false;
  }
  yield { keyword: 'enum', options: schema.enum };
  return true;
}

/** Compares others with a value, whose text is made at most once; nothing once `pay` has ended the evaluation. */
function equality(value: unknown, { pay = () => true }: Comparison): (other: unknown) => boolean | undefined {
  let text: string | undefined;
  return (other) => {
    if (!isCompound(value) || !isCompound(other)) return pay(other) ? value === other : undefined;
    text ??= canonical(value, pay);
    const otherText = text === undefined ? undefined : canonical(other, pay);
    return otherText === undefined ? undefined : otherText === text;
  };
}

function isCompound(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function* brokenByString(
  schema: Constraints,
  text: string,
  { matches, hasFormat = () => true }: Comparison,
): Generator<BrokenConstraint> {
  const { minLength, maxLength, pattern, format } = schema;
  if (minLength !== undefined || maxLength !== undefined) {
    yield* brokenSizes(codePoints(text), ['minLength', minLength], ['maxLength', maxLength]);
  }
  if (pattern !== undefined && !matches(pattern, text)) yield { keyword: 'pattern', pattern, text };
  else if (format !== undefined && !hasFormat(format, text)) yield { keyword: 'format', text };
}

function* brokenByNumber(schema: Constraints, number: number): Generator<BrokenConstraint> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (minimum !== undefined && number < minimum) yield { keyword: 'minimum', number, limit: minimum };
  if (maximum !== undefined && number > maximum) yield { keyword: 'maximum', number, limit: maximum };
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum) {
    yield { keyword: 'exclusiveMinimum', number, limit: exclusiveMinimum };
  }
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum) {
    yield { keyword: 'exclusiveMaximum', number, limit: exclusiveMaximum };
  }
  if (multipleOf !== undefined && !isMultipleOf(number, multipleOf)) {
    yield { keyword: 'multipleOf', number, limit: multipleOf };
  }
}

function* brokenByArray(
  schema: Constraints,
  items: readonly unknown[],
  { pay = () => true }: Comparison,
): Generator<BrokenConstraint> {
  const most = schema.items === false ? (schema.prefixItems?.length ?? 0) : Number.POSITIVE_INFINITY;
  const maxItems = Math.min(schema.maxItems ?? Number.POSITIVE_INFINITY, most);
  yield* brokenSizes(items.length, ['minItems', schema.minItems], ['maxItems', maxItems]);
  if (schema.uniqueItems !== true) return;
  const seen = new TextMap<number>();
  for (const [second, item] of items.entries()) {
    const text = canonical(item, pay);
    if (text === undefined) return;
    const first = seen.get(text);
    if (first !== undefined) {
      yield { keyword: 'uniqueItems', first, second, item };
      return;
    }
    seen.set(text, second);
  }
}

function* brokenByObject(schema: Constraints, object: object): Generator<BrokenConstraint> {
  const { minProperties, maxProperties, required = [] } = schema;
  if (minProperties !== undefined || maxProperties !== undefined) {
    const size = Object.keys(object).length;
    yield* brokenSizes(size, ['minProperties', minProperties], ['maxProperties', maxProperties]);
  }
  for (const property of required) {
    if (property !== undefined && !Object.hasOwn(object, property)) yield { keyword: 'required', property };
  }
  for (const [given, others] of Object.entries(schema.dependentRequired ?? {})) {
    if (!Object.hasOwn(object, given)) continue;
    for (const property of others)
      if (!Object.hasOwn(object, property)) yield { keyword: 'dependentRequired', property, with: given };
  }
}

type Limit = readonly [keyword: SizeKeyword, limit: number | undefined];

function* brokenSizes(size: number, [min, least]: Limit, [max, most]: Limit): Generator<BrokenConstraint> {
  if (least !== undefined && size < least) yield { keyword: min, size, limit: least };
  if (most !== undefined && size > most) yield { keyword: max, size, limit: most };
}
