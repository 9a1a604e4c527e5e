import { requireString } from '../../core/calls/require-string.js';
import { escapeSegment } from '../../core/json/pointer.js';
import { annotations, keywords } from '../../schemas/safe-subset/tables/keywords.js';
import type { JsonValue, SchemaInput } from '../../schemas/safe-subset/tables/safe-schema.js';
import {
  type OptionalProperty,
  objectProperties,
  optionalProperty,
  type Properties,
} from '../runtime/build/object-properties.js';
import { schemaBuilder } from '../runtime/build/schema-builder.js';
import type { Annotations, ObjectOptions, ObjectValue, Options } from './builder-types.js';
import type { Infer, Schema } from './infer.js';
import { jsonCopy } from './json-copy.js';

/** Keywords first, then annotations, each in the order of the table, and definitions at the end. */
const ORDER: readonly string[] = [
  ...Object.keys(keywords).filter((name) => name !== '$defs'),
  ...Object.keys(annotations),
  '$defs',
];

const buildSchema = schemaBuilder({ order: ORDER, copy: jsonCopy });

/** An object with these properties, each required unless it is `s.optional(…)`. */
function object<const P extends Properties<SchemaInput>, const A extends boolean | SchemaInput | undefined = undefined>(
  properties: P,
  options?: ObjectOptions & Annotations<ObjectValue<P, A>> & { readonly additionalProperties?: A },
): Schema<ObjectValue<P, A>> {
  const { properties: schemas, required } = objectProperties(properties);
  return buildSchema(
    { type: 'object', properties: schemas, required: required.length > 0 ? required : undefined },
    options,
  );
}

/** An optional property of `s.object`. */
function optional<S extends SchemaInput>(schema: S): OptionalProperty<S> {
  return optionalProperty(schema);
}

/** An object with any properties, all with the same schema. */
function record<S extends SchemaInput>(
  values: S,
  options?: Options<'object', Record<string, Infer<S>>, 'properties' | 'required' | 'additionalProperties'>,
): Schema<Record<string, Infer<S>>> {
  return buildSchema({ type: 'object', additionalProperties: values }, options);
}

/** An array whose items all have the same schema. */
function array<S extends SchemaInput>(items: S, options?: Options<'array', Infer<S>[], 'items'>): Schema<Infer<S>[]> {
  return buildSchema({ type: 'array', items }, options);
}

/** One of the given values. */
function anEnum<const V extends readonly [JsonValue, ...JsonValue[]]>(
  values: V,
  options?: Annotations<NoInfer<V[number]>>,
): Schema<V[number]> {
  return buildSchema({ enum: values }, options);
}

/** Exactly the given value. */
function aConst<const V extends JsonValue>(value: V, options?: Annotations<NoInfer<V>>): Schema<V> {
  return buildSchema({ const: value }, options);
}

/** A value that matches at least one of the schemas (`anyOf`). */
function union<const B extends readonly [SchemaInput, ...SchemaInput[]]>(
  branches: B,
  options?: Annotations<Infer<B[number]>>,
): Schema<Infer<B[number]>> {
  return buildSchema({ anyOf: branches }, options);
}

/** A value that matches exactly one of the schemas (`oneOf`). */
function oneOf<const B extends readonly [SchemaInput, ...SchemaInput[]]>(
  branches: B,
  options?: Annotations<Infer<B[number]>>,
): Schema<Infer<B[number]>> {
  return buildSchema({ oneOf: branches }, options);
}

/**
 * A reference by name to a definition in `$defs` of the root schema, or to the root schema itself with `#`.
 * TypeScript cannot follow it, so give the type of its values: `s.ref<Node>('node')`.
 */
function ref<T = unknown>(name: string, options?: Annotations<T>): Schema<T> {
  const $ref = name === '#' ? name : `#/$defs/${escapeSegment(requireString('name', name))}`;
  return buildSchema({ $ref }, options);
}

/** A string. Lengths are in Unicode code points, inclusive. */
function string(options?: Options<'string', string>): Schema<string> {
  return buildSchema({ type: 'string' }, options);
}

/** A number, with or without a fraction. */
function number(options?: Options<'number', number>): Schema<number> {
  return buildSchema({ type: 'number' }, options);
}

/** An integer. */
function integer(options?: Options<'integer', number>): Schema<number> {
  return buildSchema({ type: 'integer' }, options);
}

/** `true` or `false`. */
function boolean(options?: Annotations<boolean>): Schema<boolean> {
  return buildSchema({ type: 'boolean' }, options);
}

/** Exactly `null`. */
function aNull(options?: Annotations<null>): Schema<null> {
  return buildSchema({ type: 'null' }, options);
}

/** Any JSON value. */
function any(options?: Annotations<unknown>): Schema<unknown> {
  return buildSchema({}, options);
}

/**
 * Builds schemas of the safe subset: plain, frozen JSON whose type includes the type of its values (`Infer<typeof schema>`).
 * Keywords outside the subset do not type-check; limits are checked when the manifest is built.
 *
 * @throws {SubsetError} from each of them, for what JSON cannot represent.
 * @throws {UsageError} `bad-option` for arguments of another type.
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
