import { type SchemaOptions, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';

/** A text that is one of `values`, in their order; printed as an `enum`. */
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
