import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { own } from '../../core/json/own.js';
import { parseCardRef } from '../../schemas/drwn/grammar/parse-card-ref.js';
import { validateCardManifest, validateLockfile } from '../../src/drwn/validate.js';
import { needsCorpus } from '../support/needs.js';

const FOLDER = new URL('../../../shared/corpus/drwn/upstream-tests/', import.meta.url);

interface Case {
  readonly input: unknown;
  readonly result?: unknown;
}

/** What drwn's own tests passed to its functions, with what these gave; no result where they threw. */
function read(name: string): readonly Case[] {
  if (!existsSync(FOLDER)) return [];
  return (JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { readonly cases: readonly Case[] }).cases;
}

needsCorpus(existsSync(FOLDER)).describe("the input of drwn's own tests", () => {
  test.each(read('lockfiles.json'))('lockfile %#', ({ input, result }) => {
    const report = validateLockfile(input, { profile: 'platform' });
    expect(report.valid, JSON.stringify(report.issues)).toBe(result !== undefined);
    expect(JSON.stringify(report.normalized)).toBe(JSON.stringify(result));
  });

  test.each(read('manifests.json'))('manifest %#', ({ input, result }) => {
    const report = validateCardManifest(input, { profile: 'platform' });
    expect(report.valid, JSON.stringify(report.issues)).toBe(own(result, 'ok'));
  });

  test.each(read('refs.json'))('ref %#', ({ input, result }) => {
    const parsed = parseCardRef(input as string, { profile: 'platform' });
    expect(parsed.ok ? JSON.stringify(parsed.ref) : undefined).toBe(JSON.stringify(result));
  });
});
