import { requireJson } from '../../core/calls/require-json.js';
import { requireList } from '../../core/calls/require-list.js';
import { blueprintRuntime } from '../../generated/nemu/blueprint.runtime.js';
import type { InputSchema } from '../../generated/nemu/blueprint.types.js';
import {
  type OptionalProperty,
  objectProperties,
  optionalProperty,
  type Properties,
} from '../runtime/build/object-properties.js';
import { schemaBuilder } from '../runtime/build/schema-builder.js';
import type {
  Annotations,
  ArrayOptions,
  EnumValues,
  Infer,
  Input,
  NumberOptions,
  ObjectInput,
  ObjectOptions,
  ObjectValue,
  StringOptions,
} from './input-types.js';

/** The order in which the schema lists the keywords. */
const ORDER: readonly string[] = Object.keys(blueprintRuntime.structure.definitions.inputSchema?.properties ?? {});

const buildSchema = schemaBuilder({ order: ORDER, copy: (schema) => requireJson('options', schema) });

/** A string. */
function string(options?: StringOptions): Input<string> {
  return buildSchema({ type: 'string' }, options);
}

/** A number, with or without a fraction. */
function number(options?: NumberOptions): Input<number> {
  return buildSchema({ type: 'number' }, options);
}

/** An integer. */
function integer(options?: NumberOptions): Input<number> {
  return buildSchema({ type: 'integer' }, options);
}

/** `true` or `false`. */
function boolean(options?: Annotations<boolean>): Input<boolean> {
  return buildSchema({ type: 'boolean' }, options);
}

/** Only `null`. */
function aNull(options?: Annotations<null>): Input<null> {
  return buildSchema({ type: 'null' }, options);
}

/** An array whose items all have the same schema. */
function array<S extends InputSchema>(items: S, options?: ArrayOptions<Infer<S>>): Input<Infer<S>[]> {
  return buildSchema({ type: 'array', items }, options);
}

/** A closed object with these properties, each required unless it is `input.optional(…)`. */
function object<const P extends Properties<InputSchema>>(
  inputs: P,
  options?: ObjectOptions<ObjectValue<P>>,
): ObjectInput<ObjectValue<P>> {
  const { properties, required } = objectProperties(inputs);
  const own = { type: 'object', properties, additionalProperties: false } as const;
  return buildSchema(required.length > 0 ? { ...own, required } : own, options);
}

/** An optional property of `input.object`. */
function optional<S extends InputSchema>(schema: S): OptionalProperty<S> {
  return optionalProperty(schema);
}

/** One of the given values, which are all strings, all numbers or all booleans. */
function anEnum<const V extends EnumValues>(values: V, options?: Annotations<NoInfer<V[number]>>): Input<V[number]> {
  const list = requireList('values', values);
  return buildSchema({ type: typeOf(list), enum: list }, options);
}

/**
 * Builds the inputs of a blueprint: plain, frozen JSON whose type includes the type of its values
 * (`Infer<typeof inputs>`). Constraints that types cannot express are checked when the blueprint is built.
 *
 * @throws {UsageError} `bad-option` from each of them, for what JSON cannot represent and arguments of another type.
 */
export const input = Object.freeze({
  string,
  number,
  integer,
  boolean,
  null: aNull,
  array,
  object,
  optional,
  enum: anEnum,
});

function typeOf(values: readonly unknown[]): InputSchema['type'] {
  const [first] = values;
  if (typeof first !== 'number') return typeof first === 'string' ? 'string' : 'boolean';
  return values.every((value) => Number.isInteger(value)) ? 'integer' : 'number';
}
