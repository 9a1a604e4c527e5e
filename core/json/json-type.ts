export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** The JSON type of plain data; integers are numbers. */
export function jsonType(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'object';
  }
}

/** The JSON type that a name in a schema's `type` stands for. */
export function jsonTypeNamed(name: string): JsonType {
  return (name === 'integer' ? 'number' : name) as JsonType;
}

/** The JSON type of plain data, `integer` where a number is whole. */
export function exactType(value: unknown): JsonType | 'integer' {
  return Number.isInteger(value) ? 'integer' : jsonType(value);
}

/** Whether a value has one of the types that a schema names. */
export function hasType(value: unknown, types: readonly string[]): boolean {
  const type = jsonType(value);
  return types.includes(type) || (type === 'number' && types.includes('integer') && Number.isInteger(value));
}
