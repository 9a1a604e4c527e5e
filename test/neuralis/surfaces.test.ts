import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Trust } from '../../core/issue.js';
import { parentOf, segmentsOf } from '../../core/json/pointer.js';
import { validatePackage } from '../../src/neuralis/validate-package.js';

interface Listed {
  readonly about: string;
  readonly path: string;
}

interface Case {
  readonly id: string;
  readonly trust?: Trust;
  readonly manifest: unknown;
  readonly verdict: 'ok' | 'error';
  readonly errors: readonly Listed[];
  readonly warnings: readonly Listed[];
}

const { cases } = JSON.parse(readFileSync(new URL('../vectors/neuralis/surfaces.json', import.meta.url), 'utf8')) as {
  cases: Case[];
};

/** The vectors point to the object with a missing property, our reports to the property. */
function present(document: unknown, path: string): string {
  let value = document;
  for (const segment of segmentsOf(path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return parentOf(path);
    value = Reflect.get(value, segment);
  }
  return path;
}

test.each(cases)('$id', ({ trust, manifest, errors, warnings, verdict }) => {
  const report = validatePackage(manifest, trust === undefined ? {} : { trust });
  const found = (severity: string) =>
    report.issues.filter((issue) => issue.severity === severity).map((issue) => present(manifest, issue.path));
  const listed = (list: readonly Listed[]) => list.map(({ path }) => path).sort();
  expect({ valid: report.valid, errors: found('error').sort(), warnings: found('warning').sort() }).toEqual({
    valid: verdict !== 'error',
    errors: listed(errors),
    warnings: listed(warnings),
  });
});
