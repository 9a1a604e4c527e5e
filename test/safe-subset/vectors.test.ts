import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../../core/issue.js';
import { checkSchema } from '../../schemas/safe-subset/check-schema.js';
import { validateValue } from '../../schemas/safe-subset/validate-value.js';
import { codeOf } from '../../schemas/safe-subset/walk/subset-finding.js';

interface SchemaCase {
  readonly name: string;
  readonly schema?: unknown;
  readonly issues: readonly { readonly path: string }[];
}

interface ValueCase {
  readonly schema: unknown;
  readonly value: unknown;
  readonly issues: readonly { readonly path: string; readonly keyword: string }[];
}

/** Schemas that the file only names, because they are large. */
const LARGE: Readonly<Record<string, unknown>> = {
  'nodes-counts-defs': { $defs: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`d${n}`, {}])) },
  'enum-256': { enum: Array.from({ length: 256 }, (_, n) => n) },
  'enum-16384-chars': { enum: ['x'.repeat(16_384 - '[""]'.length)] },
  'const-4097-chars': { const: 'x'.repeat(4_097 - '""'.length) },
};

function read<Case>(file: string): readonly Case[] {
  const url = new URL(`../vectors/neurosquad/${file}`, import.meta.url);
  return (JSON.parse(readFileSync(url, 'utf8')) as { readonly cases: readonly Case[] }).cases;
}

function errorsOf(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter((issue) => issue.severity === 'error');
}

describe('schemas, as on the platform', () => {
  it.each(read<SchemaCase>('schemas.json'))('$name', ({ name, schema = LARGE[name], issues }) => {
    expect(schema, 'a large schema must be built here').toBeDefined();
    const report = checkSchema(schema);
    expect(errorsOf(report.issues).map((issue) => issue.path)).toEqual(issues.map((issue) => issue.path));
    expect(report.valid).toBe(issues.length === 0);
  });
});

describe('values, as on the platform', () => {
  const cases = read<ValueCase>('values.json');
  it.each(cases.map((each) => [JSON.stringify(each.schema), JSON.stringify(each.value), each] as const))(
    '%s with %s',
    (_schema, _value, { schema, value, issues }) => {
      const report = validateValue(schema, value);
      expect(errorsOf(report.issues).map(({ path, code }) => ({ path, code }))).toEqual(
        issues.map(({ path, keyword }) => ({ path, code: codeOf(keyword) })),
      );
    },
  );
});
