/** The type of a schema carries the type of its values under this key, which does not exist at run time. */
declare const VALUE: unique symbol;

/** What the type of a schema has besides its keywords: the type of its values. */
export interface ValueType<T> {
  readonly [VALUE]?: () => T;
}

/** The TypeScript type of the values of a schema; `unknown` for a schema made without a builder. */
export type InferValue<S> = S extends { readonly [VALUE]?: infer Carrier }
  ? NonNullable<Carrier> extends () => infer T
    ? T
    : unknown
  : unknown;
