import type { Dialect } from '../../../core/format.js';

/** A small schema with documents that it must accept and refuse. */
export interface Row {
  readonly schema: object;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
  /** The dialect in which it is published. Default: 2020-12. */
  readonly dialect?: Dialect;
  /** Why TypeBox's own `Value.Check` is not asked; it never is about plain JSON Schema. */
  readonly typeBox?: string;
  /** Why the printed types refuse some of the valid documents. */
  readonly types?: string;
  /** Why ajv's verdict on the published schema is not asked. */
  readonly ajv?: string;
}

export type Rows = Readonly<Record<string, Row>>;

/** A row in short. */
export function row(
  schema: object,
  valid: readonly unknown[],
  invalid: readonly unknown[],
  more: Omit<Row, 'schema' | 'valid' | 'invalid'> = {},
): Row {
  return { schema, valid, invalid, ...more };
}

/** An object that allows no other properties. */
export const SHUT = { additionalProperties: false } as const;

/** Values of every JSON type, for schemas that refuse all but one of them. */
export const ALL_KINDS: readonly unknown[] = [null, true, 0, 1.5, 'text', [], {}];

/** `ALL_KINDS` without those of the given types. */
export function kindsBut(
  ...types: readonly ('null' | 'boolean' | 'number' | 'string' | 'array' | 'object')[]
): unknown[] {
  const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
  return ALL_KINDS.filter((value) => !types.some((type) => type === typeOf(value)));
}
