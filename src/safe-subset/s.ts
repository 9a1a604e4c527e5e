import { escapeSegment } from '../../core/json/pointer.js';
import { annotations, keywords } from '../../schemas/safe-subset/tables/keywords.js';
import type { JsonValue, SchemaInput } from '../../schemas/safe-subset/tables/safe-schema.js';
import {
  type Members,
  type Notes,
  type ObjectOptions,
  type ObjectValue,
  OPTIONAL,
  type OptionalMember,
  type Options,
} from './builder-types.js';
import { frozenCopy } from './frozen-copy.js';
import type { Infer, Schema } from './infer.js';

/** Keywords first, then annotations, each as the table lists them, and definitions at the end. */
const ORDER: readonly string[] = [
  ...Object.keys(keywords).filter((name) => name !== '$defs'),
  ...Object.keys(annotations),
  '$defs',
];

/** An object with the given members, each required unless it is `s.optional(…)`. */
function object<const M extends Members, const A extends boolean | SchemaInput | undefined = undefined>(
  members: M,
  options?: ObjectOptions & Notes<ObjectValue<M, A>> & { readonly additionalProperties?: A },
): Schema<ObjectValue<M, A>> {
  const entries = Object.entries<SchemaInput | OptionalMember>(members);
  const properties = Object.fromEntries(
    entries.map(([name, member]) => [name, isOptional(member) ? member[OPTIONAL] : member]),
  );
  const required = entries.filter(([, member]) => !isOptional(member)).map(([name]) => name);
  return print({ type: 'object', properties, required: required.length > 0 ? required : undefined }, options);
}

/** A member of `s.object` that may be absent. */
function optional<S extends SchemaInput>(schema: S): OptionalMember<S> {
  return Object.freeze({ [OPTIONAL]: schema });
}

/** An object with any members, each of which meets the same schema. */
function record<S extends SchemaInput>(
  values: S,
  options?: Options<'object', Record<string, Infer<S>>, 'properties' | 'required' | 'additionalProperties'>,
): Schema<Record<string, Infer<S>>> {
  return print({ type: 'object', additionalProperties: values }, options);
}

/** A list whose items all meet the same schema. */
function array<S extends SchemaInput>(items: S, options?: Options<'array', Infer<S>[], 'items'>): Schema<Infer<S>[]> {
  return print({ type: 'array', items }, options);
}

/** One of the values given. */
function anEnum<const V extends readonly [JsonValue, ...JsonValue[]]>(
  values: V,
  options?: Notes<NoInfer<V[number]>>,
): Schema<V[number]> {
  return print({ enum: values }, options);
}

/** Exactly the value given. */
function aConst<const V extends JsonValue>(value: V, options?: Notes<NoInfer<V>>): Schema<V> {
  return print({ const: value }, options);
}

/** A value that meets at least one of the schemas (`anyOf`). */
function union<const B extends readonly [SchemaInput, ...SchemaInput[]]>(
  branches: B,
  options?: Notes<Infer<B[number]>>,
): Schema<Infer<B[number]>> {
  return print({ anyOf: branches }, options);
}

/** A value that meets exactly one of the schemas (`oneOf`). */
function oneOf<const B extends readonly [SchemaInput, ...SchemaInput[]]>(
  branches: B,
  options?: Notes<Infer<B[number]>>,
): Schema<Infer<B[number]>> {
  return print({ oneOf: branches }, options);
}

/**
 * A reference to a definition in the outermost schema's `$defs`, by name, or to that schema itself with `#`.
 * TypeScript cannot follow it, so the type of its values is given: `s.ref<Node>('node')`.
 */
function ref<T = unknown>(name: string, options?: Notes<T>): Schema<T> {
  const $ref = name === '#' ? name : `#/$defs/${escapeSegment(name)}`;
  return print({ $ref }, options);
}

function string(options?: Options<'string', string>): Schema<string> {
  return print({ type: 'string' }, options);
}

function number(options?: Options<'number', number>): Schema<number> {
  return print({ type: 'number' }, options);
}

/** A number without a fraction. */
function integer(options?: Options<'integer', number>): Schema<number> {
  return print({ type: 'integer' }, options);
}

function boolean(options?: Notes<boolean>): Schema<boolean> {
  return print({ type: 'boolean' }, options);
}

function aNull(options?: Notes<null>): Schema<null> {
  return print({ type: 'null' }, options);
}

/** Any JSON value. */
function any(options?: Notes<unknown>): Schema<unknown> {
  return print({}, options);
}

/**
 * Builds schemas of the safe subset: plain, frozen JSON whose type knows the type of its values (`Infer<typeof schema>`).
 * What the subset has no word for does not type-check; what must be counted is checked when the manifest is built.
 */
export const s = Object.freeze({
  object,
  optional,
  record,
  array,
  enum: anEnum,
  const: aConst,
  union,
  oneOf,
  ref,
  string,
  number,
  integer,
  boolean,
  null: aNull,
  any,
});

function isOptional(member: SchemaInput | OptionalMember): member is OptionalMember {
  return Object.hasOwn(member, OPTIONAL);
}

/** Keys that the table does not know are kept, so that the checker names them to a caller without types. */
function print<T>(own: object, options: object = {}): Schema<T> {
  const given = new Map<string, unknown>(Object.entries(options));
  for (const [name, value] of Object.entries(own)) given.set(name, value);
  const names = [
    ...ORDER.filter((name) => given.has(name)),
    ...[...given.keys()].filter((name) => !ORDER.includes(name)),
  ];
  // The copy is the schema just assembled; `VALUE` exists in types only.
  return frozenCopy(Object.fromEntries(names.map((name) => [name, given.get(name)]))) as Schema<T>;
}
