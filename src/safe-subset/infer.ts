import type { StrictSchema } from '../../schemas/safe-subset/tables/safe-schema.js';

/** Under this key a schema's type carries the type of its values; there is nothing there at run time. */
export declare const VALUE: unique symbol;

/** A schema whose values have the type `T`. */
export type Schema<T> = StrictSchema & { readonly [VALUE]?: () => T };

/** The TypeScript type of a schema's values; `unknown` for a schema that no builder made. */
export type Infer<S> = S extends { readonly static: infer T }
  ? T
  : S extends { readonly [VALUE]?: infer Carrier }
    ? NonNullable<Carrier> extends () => infer T
      ? T
      : unknown
    : unknown;
