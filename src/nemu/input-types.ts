import type { InputSchema, InputsObject } from '../../generated/nemu/blueprint.types.js';

/** Under this key an input's type carries the type of its values; there is nothing there at run time. */
declare const VALUE: unique symbol;

/** Marks a member that may be absent. It is no input by itself. */
export const OPTIONAL: unique symbol = Symbol('optional');

/** An input whose values have the type `T`. */
export type Input<T> = InputSchema & { readonly [VALUE]?: () => T };

/** An object input; the outermost one is what a blueprint takes as its `inputs`. */
export type ObjectInput<T> = Input<T> & InputsObject;

/** The TypeScript type of an input's values; `unknown` for one that no builder made. */
export type Infer<S> = S extends { readonly [VALUE]?: infer Carrier }
  ? NonNullable<Carrier> extends () => infer T
    ? T
    : unknown
  : unknown;

export interface OptionalMember<S extends InputSchema = InputSchema> {
  readonly [OPTIONAL]: S;
}

export type Members = { readonly [name: string]: InputSchema | OptionalMember };

type Flat<T> = { [Name in keyof T]: T[Name] };
type MemberValue<M> = M extends OptionalMember<infer S> ? Infer<S> : Infer<M>;

/** The values of an object with these members. */
export type ObjectValue<M extends Members> = Flat<
  { -readonly [Name in keyof M as M[Name] extends OptionalMember ? never : Name]: MemberValue<M[Name]> } & {
    -readonly [Name in keyof M as M[Name] extends OptionalMember ? Name : never]?: MemberValue<M[Name]>;
  }
>;

/** What every input may say, its values typed. */
export interface Notes<T> {
  /** A short name for whoever fills in the value. */
  readonly title?: string | undefined;
  /** What the value is for and where to find it. */
  readonly description?: string | undefined;
  /** The value used when none is given; it stands in the manifest in plain text. */
  readonly default?: T | undefined;
  /** Values that would be taken, to show what is meant. */
  readonly examples?: readonly T[] | undefined;
}

type Keywords<Name extends keyof InputSchema> = { readonly [Key in Name]?: InputSchema[Key] | undefined };

export type StringOptions = Notes<string> & Keywords<'minLength' | 'maxLength' | 'pattern' | 'format'>;
export type NumberOptions = Notes<number> & Keywords<'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'>;
export type ArrayOptions<T> = Notes<T[]> & Keywords<'minItems' | 'maxItems' | 'uniqueItems'>;
export type ObjectOptions<T> = Notes<T> & Keywords<'minProperties' | 'maxProperties'>;

/** Values of one kind: an input has a single type. */
export type EnumValues =
  | readonly [string, ...string[]]
  | readonly [number, ...number[]]
  | readonly [boolean, ...boolean[]];
