import type { annotations } from '../../schemas/safe-subset/tables/keywords.js';
import type { KeywordsOn, SchemaInput } from '../../schemas/safe-subset/tables/safe-schema.js';
import type { TypeName } from '../../schemas/safe-subset/tables/subset-table.js';
import type { Infer } from './infer.js';

type AnnotationName = keyof typeof annotations;

/** The annotations of a schema whose values have the type `T`, and `$defs` for the outermost one. */
export type Notes<T> = {
  readonly [Name in AnnotationName]?: NoteType<Name, T> | undefined;
} & {
  readonly $defs?: { readonly [name: string]: SchemaInput } | undefined;
};

type NoteType<Name extends AnnotationName, T> = Name extends 'default'
  ? T
  : Name extends 'examples'
    ? readonly T[]
    : Name extends 'deprecated' | 'readOnly' | 'writeOnly'
      ? boolean
      : string;

/** The keywords for one type of value that a builder leaves to its caller, and annotations. */
export type Options<Type extends TypeName, T, Taken extends string = never> = Omit<KeywordsOn<Type>, Taken> & Notes<T>;

/** Marks a member that may be absent. It is no schema by itself. */
export const OPTIONAL: unique symbol = Symbol('optional');

export interface OptionalMember<S extends SchemaInput = SchemaInput> {
  readonly [OPTIONAL]: S;
}

export type Members = { readonly [name: string]: SchemaInput | OptionalMember };

export type ObjectOptions = Omit<KeywordsOn<'object'>, 'properties' | 'required' | 'additionalProperties'> & {
  readonly additionalProperties?: boolean | SchemaInput | undefined;
};

type MemberValue<M> = M extends OptionalMember<infer S> ? Infer<S> : Infer<M>;

type Flat<T> = { [Name in keyof T]: T[Name] };

type Named<M extends Members> = Flat<
  { -readonly [Name in keyof M as M[Name] extends OptionalMember ? never : Name]: MemberValue<M[Name]> } & {
    -readonly [Name in keyof M as M[Name] extends OptionalMember ? Name : never]?: MemberValue<M[Name]>;
  }
>;

/** The values of an object schema. Members beyond the named ones show in the type only when they have a schema. */
export type ObjectValue<M extends Members, Additional> = Additional extends boolean | undefined
  ? Named<M>
  : Named<M> & { [name: string]: Infer<Additional> | Named<M>[keyof Named<M>] };
