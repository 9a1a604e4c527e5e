import { freezeJson } from '../../core/json/freeze-json.js';
import { setOwn } from '../../core/json/own.js';
import { blueprintRuntime } from '../../generated/nemu/blueprint.runtime.js';
import type { InputSchema } from '../../generated/nemu/blueprint.types.js';
import {
  type ArrayOptions,
  type EnumValues,
  type Infer,
  type Input,
  type Members,
  type Notes,
  type NumberOptions,
  type ObjectInput,
  type ObjectOptions,
  type ObjectValue,
  OPTIONAL,
  type OptionalMember,
  type StringOptions,
} from './input-types.js';

/** The order in which the schema lists the keywords. */
const ORDER: readonly string[] = Object.keys(blueprintRuntime.structure.definitions.inputSchema?.properties ?? {});

/** Text. */
function string(options?: StringOptions): Input<string> {
  return print({ type: 'string' }, options);
}

/** A number, with or without a fraction. */
function number(options?: NumberOptions): Input<number> {
  return print({ type: 'number' }, options);
}

/** A number without a fraction. */
function integer(options?: NumberOptions): Input<number> {
  return print({ type: 'integer' }, options);
}

/** `true` or `false`. */
function boolean(options?: Notes<boolean>): Input<boolean> {
  return print({ type: 'boolean' }, options);
}

/** `null` and nothing else. */
function aNull(options?: Notes<null>): Input<null> {
  return print({ type: 'null' }, options);
}

/** A list whose items all meet the same schema. */
function array<S extends InputSchema>(items: S, options?: ArrayOptions<Infer<S>>): Input<Infer<S>[]> {
  return print({ type: 'array', items }, options);
}

/** A closed object with the given members, each required unless it is `input.optional(…)`. */
function object<const M extends Members>(
  members: M,
  options?: ObjectOptions<ObjectValue<M>>,
): ObjectInput<ObjectValue<M>> {
  const properties: Record<string, InputSchema> = {};
  const required: string[] = [];
  for (const [name, member] of Object.entries<InputSchema | OptionalMember>(members)) {
    if (!isOptional(member)) required.push(name);
    setOwn(properties, name, isOptional(member) ? member[OPTIONAL] : member);
  }
  const own = { type: 'object', properties, additionalProperties: false } as const;
  return print(required.length > 0 ? { ...own, required } : own, options);
}

/** A member of `input.object` that may be absent. */
function optional<S extends InputSchema>(schema: S): OptionalMember<S> {
  return Object.freeze({ [OPTIONAL]: schema });
}

/** One of the values given, which are all texts, all numbers or all flags. */
function anEnum<const V extends EnumValues>(values: V, options?: Notes<NoInfer<V[number]>>): Input<V[number]> {
  return print({ type: typeOf(values), enum: [...values] }, options);
}

/**
 * Builds the inputs of a blueprint: plain, frozen JSON whose type knows the type of its values
 * (`Infer<typeof inputs>`). What must be counted or compared is checked when the blueprint is built.
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

function isOptional(member: InputSchema | OptionalMember): member is OptionalMember {
  return Object.hasOwn(member, OPTIONAL);
}

function typeOf(values: EnumValues): InputSchema['type'] {
  const [first] = values;
  if (typeof first !== 'number') return typeof first === 'string' ? 'string' : 'boolean';
  return values.every((value) => Number.isInteger(value)) ? 'integer' : 'number';
}

/** What the schema does not know is kept, so that a caller without types is told of it. */
function print<T extends InputSchema>(own: InputSchema, options: object = {}): T {
  const given = new Map(Object.entries({ ...options, ...own }).filter(([, value]) => value !== undefined));
  const names = [
    ...ORDER.filter((name) => given.has(name)),
    ...[...given.keys()].filter((name) => !ORDER.includes(name)),
  ];
  const schema = Object.fromEntries(names.map((name) => [name, structuredClone(given.get(name))]));
  // The type of the values is a promise about the keywords, which only the callers above can make.
  return freezeJson(schema) as unknown as T;
}
