/**
 * A value as a builder takes it: lists and members may be read-only, as `as const` makes them.
 * Lists are treated apart from tuples, since only so may a type of lists contain itself.
 */
export type Given<T> = unknown extends T
  ? T
  : T extends readonly [] | readonly [unknown, ...unknown[]]
    ? { readonly [Key in keyof T]: Given<T[Key]> }
    : T extends readonly (infer Item)[]
      ? readonly Given<Item>[]
      : { readonly [Key in keyof T]: Given<T[Key]> };

/** What a list holds; a value that is no list adds nothing. */
export type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never;

/** Those members of a union whose `Key` may be `Value`. */
export type Variant<Union, Key extends PropertyKey, Value> = Union extends { readonly [K in Key]: infer Tag }
  ? Value extends Tag
    ? Union
    : never
  : never;

/** Stands where a builder would be complete, and names the fields that it still lacks. */
export interface MissingProperties<Fields extends string> {
  readonly missing: Fields;
}

/** What a fluent builder has to be before it can build: anything once no required field is missing. */
export type Complete<Missing extends string> = [Missing] extends [never] ? unknown : MissingProperties<Missing>;
