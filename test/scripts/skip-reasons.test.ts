import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/sources.js';

interface TestResult {
  readonly status: string;
  readonly fullName: string;
  readonly meta?: { readonly skipped?: string };
}

type SkipReasons = (report: {
  readonly testResults: readonly { readonly assertionResults: readonly TestResult[] }[];
}) => {
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly unexplained: readonly string[];
};

// By its address, since scripts have no types.
const { skipReasons } = (await import(pathToFileURL(path.join(ROOT, 'scripts/skip-reasons.mjs')).href)) as {
  readonly skipReasons: SkipReasons;
};

describe('skipReasons', () => {
  it('counts skipped tests by reason, and names those that give none', () => {
    const file = (...assertionResults: TestResult[]) => ({ assertionResults });
    const report = {
      testResults: [
        file(
          { status: 'passed', fullName: 'a [skipped: not really]' },
          { status: 'failed', fullName: 'b' },
          { status: 'skipped', fullName: 'c [skipped: no browser]' },
        ),
        file(
          { status: 'pending', fullName: 'd [skipped: no browser]' },
          { status: 'skipped', fullName: 'e', meta: { skipped: 'a is not installed' } },
          { status: 'skipped', fullName: 'f' },
          { status: 'todo', fullName: 'g' },
        ),
      ],
    };
    expect(skipReasons(report)).toEqual({
      reasons: [
        { reason: 'a is not installed', count: 1 },
        { reason: 'no browser', count: 2 },
      ],
      unexplained: ['f', 'g'],
    });
  });
});
