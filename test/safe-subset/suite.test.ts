import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkSchema, validateValue } from '../../src/safe-subset/index.js';
import { needsCorpus } from '../support/needs.js';
import { EXCEPTIONS } from './suite-exceptions.js';

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const FOLDER = new URL('../../../shared/corpus/json-schema-test-suite/', import.meta.url);

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(new URL(folder, FOLDER));
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}${name}`);
}

needsCorpus(existsSync(FOLDER)).describe('the JSON-Schema-Test-Suite, where the subset has the words', () => {
  const files = existsSync(FOLDER) ? [...filesIn(''), ...filesIn('format/')] : [];
  const excepted = new Map(
    Object.entries(EXCEPTIONS).flatMap(([reason, names]) => names.map((name) => [name, reason])),
  );
  const needed = new Set<string>();

  it.each(files)('%s', (file) => {
    const groups = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as readonly Group[];
    for (const { description, schema, tests } of groups.filter((group) => checkSchema(group.schema).valid)) {
      for (const test of tests) {
        const name = `${file}: ${test.description}`;
        const { valid } = validateValue(schema, test.data);
        if (valid !== test.valid && excepted.has(name)) needed.add(name);
        else expect(valid, `${description}: ${test.description}`).toBe(test.valid);
      }
    }
  });

  it('accepts most of its schemas, so that it says something', () => {
    const groups = files.flatMap((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as readonly Group[]);
    expect(groups.filter(({ schema }) => checkSchema(schema).valid).length).toBeGreaterThan(100);
  });

  it('needs every exception', () => {
    expect([...excepted.keys()].filter((name) => !needed.has(name))).toEqual([]);
  });
});
