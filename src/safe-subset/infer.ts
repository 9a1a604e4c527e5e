import type { StrictSchema } from '../../schemas/safe-subset/tables/safe-schema.js';

/** The type of a schema carries the type of its values under this key, which does not exist at run time. */
export declare const VALUE: unique symbol;

/** A schema whose values have the type `T`. */
export type Schema<T> = StrictSchema & { readonly [VALUE]?: () => T };

/** The TypeScript type of the values of a schema; `unknown` for a schema made without a builder. */
export type Infer<S> = S extends { readonly static: infer T }
  ? T
  : S extends { readonly [VALUE]?: infer Carrier }
    ? NonNullable<Carrier> extends () => infer T
      ? T
      : unknown
    : unknown;
