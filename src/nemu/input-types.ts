import type { InputSchema, InputsObject } from '../../generated/nemu/blueprint.types.js';
import type { ObjectOf, Properties, SchemaOf } from '../runtime/build/object-properties.js';
import type { InferValue, ValueType } from '../runtime/build/value-type.js';

/** An input whose values have the type `T`. */
export type Input<T> = InputSchema & ValueType<T>;

/** An object input; the `inputs` of a blueprint are one. */
export type ObjectInput<T> = Input<T> & InputsObject;

/** The TypeScript type of the values of an input; `unknown` for an input made without a builder. */
export type Infer<S> = InferValue<S>;

/** The values of an object with these properties. */
export type ObjectValue<P extends Properties<InputSchema>> = ObjectOf<
  P,
  { [Name in keyof P]: Infer<SchemaOf<P[Name]>> }
>;

/** The keywords of every input, with typed values. */
export interface Annotations<T> {
  /** A short name, shown to whoever fills in the value. */
  readonly title?: string | undefined;
  /** What the value is for and where to find it. */
  readonly description?: string | undefined;
  /** The value used when none is given. The manifest shows it in plain text. */
  readonly default?: T | undefined;
  /** Valid values, to show what is expected. */
  readonly examples?: readonly T[] | undefined;
}

type Keywords<Name extends keyof InputSchema> = { readonly [Key in Name]?: InputSchema[Key] | undefined };

export type StringOptions = Annotations<string> & Keywords<'minLength' | 'maxLength' | 'pattern' | 'format'>;
export type NumberOptions = Annotations<number> &
  Keywords<'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'>;
export type ArrayOptions<T> = Annotations<T[]> & Keywords<'minItems' | 'maxItems' | 'uniqueItems'>;
export type ObjectOptions<T> = Annotations<T> & Keywords<'minProperties' | 'maxProperties'>;

/** Values of a single type, since an input has only one. */
export type EnumValues =
  | readonly [string, ...string[]]
  | readonly [number, ...number[]]
  | readonly [boolean, ...boolean[]];
