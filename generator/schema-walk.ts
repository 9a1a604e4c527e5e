import { isObject } from '../core/json/own.js';
import { pointer } from '../core/json/pointer.js';
import { codePointOrder } from '../core/words/code-point-order.js';
import { KEYWORD_BY_NAME, KEYWORDS } from './keywords.js';
import type { NormalSchema } from './model.js';

/** The most levels of schemas inside schemas, inclusive. No real format comes near it; a generated one may exceed it. */
export const MAX_SCHEMA_DEPTH = 200;

/** A schema nested deeper than `MAX_SCHEMA_DEPTH`. */
export class SchemaDepthError extends Error {
  override readonly name = 'SchemaDepthError';
  readonly code = 'too-deep';

  constructor(readonly pointer: string) {
    super(`The schema is nested more than ${MAX_SCHEMA_DEPTH} levels deep.`);
  }
}

/**
 * Rebuilds a schema from its leaves up: `change` gets each schema object after its parts were rebuilt, with its
 * keywords in the fixed order, and returns its replacement.
 *
 * @throws {SchemaDepthError} beyond `MAX_SCHEMA_DEPTH` levels, so the recursion is bounded.
 */
export function mapSchema(
  schema: NormalSchema,
  change: (node: NormalSchema, at: string) => NormalSchema,
  at = '',
  depth = 0,
): NormalSchema {
  if (depth > MAX_SCHEMA_DEPTH) throw new SchemaDepthError(at);
  return change(
    mapParts(schema, (part, ...segments) => mapSchema(part, change, pointer(at, ...segments), depth + 1)),
    at,
  );
}

/** Rebuilds a schema with its keywords in the fixed order, and with `change` of each schema directly inside it. */
export function mapParts(
  schema: NormalSchema,
  change: (part: NormalSchema, ...segments: (string | number)[]) => NormalSchema,
): NormalSchema {
  const inner = (part: unknown, ...segments: (string | number)[]): unknown =>
    isSchemaObject(part) ? change(part, ...segments) : part;
  const rebuilt = (name: string): unknown => {
    const value: unknown = schema[name];
    const holds = KEYWORD_BY_NAME.get(name)?.holds ?? 'data';
    if (holds === 'data') return value;
    // Tuples of draft-07 have an array here, where 2020-12 has one schema.
    if (Array.isArray(value)) return value.map((part: unknown, index) => inner(part, name, index));
    if (holds === 'named schemas' && isSchemaObject(value)) {
      return fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part, name, key)]));
    }
    return inner(value, name);
  };
  return fromEntries(orderedKeys(schema).map((name) => [name, rebuilt(name)]));
}

/**
 * Visits every schema object, outermost first; references are not followed.
 *
 * @param without keywords whose schemas are skipped.
 * @throws {SchemaDepthError} beyond `MAX_SCHEMA_DEPTH` levels.
 */
export function visitSchema(
  schema: NormalSchema,
  visit: (node: NormalSchema, at: string) => void,
  without: ReadonlySet<string> = new Set(),
): void {
  const stack: { node: NormalSchema; at: string; depth: number }[] = [{ node: schema, at: '', depth: 0 }];
  for (let task = stack.pop(); task !== undefined; task = stack.pop()) {
    const { node, at, depth } = task;
    if (depth > MAX_SCHEMA_DEPTH) throw new SchemaDepthError(at);
    visit(node, at);
    for (const { part, segments } of partsOf(node, without).reverse())
      stack.push({ node: part, at: pointer(at, ...segments), depth: depth + 1 });
  }
}

function partsOf(
  node: NormalSchema,
  without: ReadonlySet<string>,
): { part: NormalSchema; segments: (string | number)[] }[] {
  const parts: { part: NormalSchema; segments: (string | number)[] }[] = [];
  for (const name of orderedKeys(node)) {
    const value: unknown = node[name];
    const holds = KEYWORD_BY_NAME.get(name)?.holds ?? 'data';
    if (holds === 'data' || without.has(name)) continue;
    if (Array.isArray(value)) {
      value.forEach((part: unknown, index) => {
        if (isSchemaObject(part)) parts.push({ part, segments: [name, index] });
      });
    } else if (holds === 'named schemas' && isSchemaObject(value)) {
      for (const [key, part] of Object.entries(value))
        if (isSchemaObject(part)) parts.push({ part, segments: [name, key] });
    } else if (isSchemaObject(value)) {
      parts.push({ part: value, segments: [name] });
    }
  }
  return parts;
}

/** The keywords a schema has, in the fixed order; unknown ones last, by code point. */
export function orderedKeys(schema: NormalSchema): string[] {
  const known = KEYWORDS.filter(({ name }) => Object.hasOwn(schema, name)).map(({ name }) => name);
  const unknown = Object.keys(schema).filter((name) => !KEYWORD_BY_NAME.has(name));
  return [...known, ...unknown.sort(codePointOrder)];
}

/** Whether a value is a schema object; the schemas `true` and `false` are not. */
export function isSchemaObject(value: unknown): value is NormalSchema {
  return isObject(value);
}

/** The same schema with its keywords in the fixed order. */
export function inOrder(schema: NormalSchema): NormalSchema {
  return fromEntries(orderedKeys(schema).map((keyword) => [keyword, schema[keyword]]));
}

/** An object with own properties of any name, `__proto__` included. */
export function fromEntries<T>(entries: Iterable<readonly [string, T]>): { [name: string]: T } {
  return Object.fromEntries(entries);
}
