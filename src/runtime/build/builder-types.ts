/**
 * A value as a builder accepts it: arrays and properties may be read-only, as `as const` makes them, and an optional
 * property may be `undefined`, which the builder leaves out.
 * Arrays are treated separately from tuples, because only then can a recursive array type refer to itself.
 */
export type Given<T> = unknown extends T
  ? T
  : T extends readonly [] | readonly [unknown, ...unknown[]]
    ? { readonly [Key in keyof T]: Given<T[Key]> }
    : T extends readonly (infer Item)[]
      ? readonly Given<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Given<T[Key]> | (object extends Pick<T, Key> ? undefined : never) }
        : T;

/** The type of an array's items; `never` for other types. */
export type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never;

/** The type of an incomplete builder; names the required properties that are still missing. */
export interface MissingProperties<Names extends string> {
  readonly missing: Names;
}

/** What a fluent builder must be to build: anything, once no required property is missing. */
export type Complete<Missing extends string> = [Missing] extends [never] ? unknown : MissingProperties<Missing>;
