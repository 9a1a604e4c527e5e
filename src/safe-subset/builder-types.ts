import type { annotations } from '../../schemas/safe-subset/tables/keywords.js';
import type { KeywordsOn, SchemaInput } from '../../schemas/safe-subset/tables/safe-schema.js';
import type { TypeName } from '../../schemas/safe-subset/tables/subset-table.js';
import type { ObjectOf, Properties, SchemaOf } from '../runtime/build/object-properties.js';
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

export type ObjectOptions = Omit<KeywordsOn<'object'>, 'properties' | 'required' | 'additionalProperties'> & {
  readonly additionalProperties?: boolean | SchemaInput | undefined;
};

type Named<P extends Properties<SchemaInput>> = ObjectOf<P, { [Name in keyof P]: Infer<SchemaOf<P[Name]>> }>;

/** The values of an object schema. Additional properties appear in the type only when they have a schema. */
export type ObjectValue<P extends Properties<SchemaInput>, Additional> = Additional extends boolean | undefined
  ? Named<P>
  : Named<P> & { [name: string]: Infer<Additional> | Named<P>[keyof Named<P>] };
