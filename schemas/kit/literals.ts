import { type SchemaOptions, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';

/** One of several strings; published as an `enum` in the order given. */
export function literals<const Value extends string>(
  values: readonly Value[],
  options: SchemaOptions = {},
): TUnsafe<Value> {
  const union: TSchema = Type.Union(
    values.map((value) => Type.Literal(value)),
    options,
  );
  return Type.Unsafe<Value>(union);
}
