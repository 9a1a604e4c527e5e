import { type JsonType, jsonType, jsonTypeNamed } from '../json/json-type.js';

interface ListedValues {
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
}

interface NamedTypes {
  readonly type?: string | readonly string[] | undefined;
}

/** The values that a schema lists, as `const` or `enum`; nothing when it lists none. */
export function listedValues(schema: ListedValues): readonly unknown[] | undefined {
  return Object.hasOwn(schema, 'const') ? [schema.const] : schema.enum;
}

/** The types that a schema names in `type`; nothing when it names none. */
export function namedTypes({ type }: NamedTypes): readonly string[] | undefined {
  return typeof type === 'string' ? [type] : type;
}

/** The JSON types that a schema itself allows, by the values it lists or the types it names; nothing when it does not say. */
export function ownTypes(schema: ListedValues & NamedTypes): ReadonlySet<JsonType> | undefined {
  const types = listedValues(schema)?.map(jsonType) ?? namedTypes(schema)?.map(jsonTypeNamed);
  return types && new Set(types);
}
