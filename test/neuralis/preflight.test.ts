import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preflight } from '../../src/neuralis/preflight.js';
import { type FileCase, withPackageFolder } from './package-folder.js';

interface Listed {
  readonly about: string;
  readonly file: string;
}

interface Case {
  readonly id: string;
  readonly files: readonly FileCase[];
  readonly errors: readonly Listed[];
  readonly warnings: readonly Listed[];
}

const { cases } = JSON.parse(readFileSync(new URL('../vectors/neuralis/preflight.json', import.meta.url), 'utf8')) as {
  cases: Case[];
};

test('a `direct` card with a composer and a height of any shape passes, with a warning for each', async () => {
  const render = { renderer: 'direct', import: '@acme/app/card' };
  const surfaces = [{ kind: 'card', id: 'a', type: 'b', render, composer: ['changes'], height: { compact: '192' } }];
  const text = JSON.stringify({ access: { trust: 'first-party' }, app: { surfaces } });
  const files = [{ path: 'neuralis.package.json', text }];
  const { valid, issues } = await withPackageFolder(files, (directory) => preflight(directory));
  expect(valid).toBe(true);
  expect(issues.map(({ severity, code, path }) => `${severity} ${code} ${path}`)).toEqual([
    'warning neuralis/frame-only-members /app/surfaces/0/composer',
    'warning neuralis/frame-only-members /app/surfaces/0/height',
  ]);
});

test.each(cases)('$id', async ({ files, errors, warnings }) => {
  const { valid, issues } = await withPackageFolder(files, (directory) => preflight(directory));
  const found = (severity: string) => new Set(issues.filter((i) => i.severity === severity).map(({ file }) => file));
  expect({ valid, errors: found('error'), warnings: found('warning') }).toEqual({
    valid: errors.length === 0,
    errors: new Set(errors.map(({ file }) => file)),
    warnings: new Set(warnings.map(({ file }) => file)),
  });
});
