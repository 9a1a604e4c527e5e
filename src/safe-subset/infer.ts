import type { StrictSchema } from '../../schemas/safe-subset/tables/safe-schema.js';
import type { InferValue, ValueType } from '../runtime/build/value-type.js';

/** A schema whose values have the type `T`. */
export type Schema<T> = StrictSchema & ValueType<T>;

/** The TypeScript type of the values of a schema; `unknown` for a schema made without a builder. */
export type Infer<S> = S extends { readonly static: infer T } ? T : InferValue<S>;
