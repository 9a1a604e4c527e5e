import type { annotations } from '../../schemas/safe-subset/tables/keywords.js';
import type { KeywordsOn, SchemaInput } from '../../schemas/safe-subset/tables/safe-schema.js';
import type { TypeName } from '../../schemas/safe-subset/tables/subset-table.js';
import type { Infer } from './infer.js';

type AnnotationName = keyof typeof annotations;

/** The annotations of a schema whose values have the type `T`, and `$defs` for the root schema. */
export type Annotations<T> = {
  readonly [Name in AnnotationName]?: AnnotationType<Name, T> | undefined;
} & {
  readonly $defs?: { readonly [name: string]: SchemaInput } | undefined;
};

type AnnotationType<Name extends AnnotationName, T> = Name extends 'default'
  ? T
  : Name extends 'examples'
    ? readonly T[]
    : Name extends 'deprecated' | 'readOnly' | 'writeOnly'
      ? boolean
      : string;

/** The keywords for one type that a builder leaves to its caller, and annotations. */
export type Options<Type extends TypeName, T, Taken extends string = never> = Omit<KeywordsOn<Type>, Taken> &
  Annotations<T>;

/** Marks an optional property. It is not a schema by itself. */
export const OPTIONAL: unique symbol = Symbol('optional');

export interface OptionalProperty<S extends SchemaInput = SchemaInput> {
  readonly [OPTIONAL]: S;
}

export type Properties = { readonly [name: string]: SchemaInput | OptionalProperty };

export type ObjectOptions = Omit<KeywordsOn<'object'>, 'properties' | 'required' | 'additionalProperties'> & {
  readonly additionalProperties?: boolean | SchemaInput | undefined;
};

type PropertyValue<P> = P extends OptionalProperty<infer S> ? Infer<S> : Infer<P>;

type Flat<T> = { [Name in keyof T]: T[Name] };

type Named<P extends Properties> = Flat<
  { -readonly [Name in keyof P as P[Name] extends OptionalProperty ? never : Name]: PropertyValue<P[Name]> } & {
    -readonly [Name in keyof P as P[Name] extends OptionalProperty ? Name : never]?: PropertyValue<P[Name]>;
  }
>;

/** The values of an object schema. Additional properties appear in the type only when they have a schema. */
export type ObjectValue<P extends Properties, Additional> = Additional extends boolean | undefined
  ? Named<P>
  : Named<P> & { [name: string]: Infer<Additional> | Named<P>[keyof Named<P>] };
