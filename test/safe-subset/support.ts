import type { Issue } from '../../core/issue.js';

/** The parts of issues that tests compare. */
export function codesAndPaths(issues: readonly Issue[]): readonly (readonly [string, string])[] {
  return issues.map(({ code, path }) => [code, path]);
}

export function errorsOf(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter((issue) => issue.severity === 'error');
}

export function warningsOf(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter((issue) => issue.severity === 'warning');
}

/** An object schema with this many properties, each `{}`. */
export function propertiesSchema(count: number): { readonly properties: Readonly<Record<string, unknown>> } {
  return { properties: Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, {}])) };
}

/** A schema inside this many `items`. */
export function nestedItems(levels: number): Record<string, unknown> {
  let schema: Record<string, unknown> = {};
  for (let level = 0; level < levels; level += 1) schema = { items: schema };
  return schema;
}

/** Definitions each of which offers the next one twice. */
export function doublingSchema(definitions: number, last: unknown = { type: 'string' }): Record<string, unknown> {
  const twice = (n: number): unknown => ({ anyOf: [{ $ref: `#/$defs/d${n}` }, { $ref: `#/$defs/d${n}` }] });
  const named = Array.from({ length: definitions }, (_, n) => [`d${n}`, n === definitions - 1 ? last : twice(n + 1)]);
  return { $ref: '#/$defs/d0', $defs: Object.fromEntries(named) };
}
