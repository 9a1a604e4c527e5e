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

/** Whether a value has one of the types that a schema names. */
export function hasType(value: unknown, types: readonly string[]): boolean {
  const type = jsonType(value);
  return types.includes(type) || (type === 'number' && types.includes('integer') && Number.isInteger(value));
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  null: '`null`',
  array: 'a list',
  object: 'an object',
};

export function typeWords(type: string): string {
  return TYPE_WORDS[type] ?? type;
}

/** Whether two JSON values are the same, whatever the order of their keys. Depth is bounded by the guard before. */
export function sameJson(left: unknown, right: unknown): boolean {
  return (
    left === right || (typeof left === 'object' && typeof right === 'object' && canonical(left) === canonical(right))
  );
}

/** One text for all values that are equal as JSON. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}
