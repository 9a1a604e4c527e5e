import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../core/json/own.js';
import { isStrictVersion } from '../../schemas/drwn/grammar/version.js';
import { validateCardManifest } from '../../src/drwn/validate.js';
import { needsCorpus } from '../support/needs.js';
import { vectors } from './vectors.js';

interface ManifestCase {
  readonly id: string;
  readonly category: string;
  readonly input: unknown;
  readonly ok: boolean;
  readonly errors: readonly string[];
}

const CASES = vectors<ManifestCase>('manifests');

describe('platform', () => {
  test.each(CASES)('$id $category', ({ input, ok }) => {
    const report = validateCardManifest(input, { profile: 'platform' });
    expect(report.valid, JSON.stringify([input, report.issues])).toBe(ok);
  });

  test.each(CASES)('$id: as many errors as drwn finds', ({ input, errors }) => {
    const { issues } = validateCardManifest(input, { profile: 'platform' });
    const found = issues.filter(({ severity }) => severity === 'error');
    expect(found.length, JSON.stringify([input, issues])).toBe(errors.length);
  });
});

/** The types that the specification or the tool gives the properties that drwn 0.5 does not check, or checks only when they are truthy. */
const isString = (value: unknown) => typeof value === 'string';
const isNames = (value: unknown) => Array.isArray(value) && value.every(isString);
const isFlag = (value: unknown) => typeof value === 'boolean';
const TYPES: readonly (readonly [path: string, fits: (value: unknown) => boolean])[] = [
  ['$schema', isString],
  ['description', isString],
  ['license', isString],
  ['harness', isObject],
  ['harness.minVersion', isStrictVersion],
  ['skills', isObject],
  ['skills.include', isNames],
  ['hooks', isObject],
  ['hooks.include', isNames],
  ['bundles', isObject],
  ['targets', isObject],
  ['targets.*', isObject],
  ['targets.*.enabled', isFlag],
  ['servers', isObject],
  ['servers.*', isObject],
  ['servers.*.enabled', isFlag],
  ['servers.*.optional', isFlag],
  ['servers.*.description', isString],
  ['servers.*.transport', isString],
  ['servers.*.command', isString],
  ['servers.*.url', isString],
  ['servers.*.args', isNames],
  ['extensions', isObject],
  ['extensions.*', isObject],
  ['skills.exclude', () => false],
  ['hooks.exclude', () => false],
  ['hooks.shared', () => false],
];

function valuesAt(value: unknown, segments: readonly string[]): readonly unknown[] {
  const [name, ...rest] = segments;
  if (name === undefined) return [value];
  if (!isObject(value)) return [];
  if (name === '*') return Object.values(value).flatMap((part) => valuesAt(part, rest));
  return Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

describe('contract', () => {
  const isTighter = (card: unknown) =>
    TYPES.some(([path, fits]) => valuesAt(card, path.split('.')).some((value) => !fits(value)));

  test.each(CASES)('$id $category', ({ input, ok }) => {
    const report = validateCardManifest(input);
    expect(report.valid, JSON.stringify([input, report.issues])).toBe(ok && !isTighter(input));
  });

  test('the verdicts differ somewhere', () => {
    expect(CASES.filter(({ input, ok }) => ok && isTighter(input)).length).toBeGreaterThan(20);
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ version: 'v1.2' }, 'drwn/strict-version', '`1.2.0`'],
    [{ name: '@Me/My Card' }, 'schema/pattern', '`@me/my-card`'],
    [{ targets: { opencode: {} } }, 'schema/unknown-key', ''],
  ])('%j is reported with its fix', (more, code, fix) => {
    const report = validateCardManifest({ name: '@a/b', version: '1.0.0', ...more });
    expect(report.issues).toMatchObject([{ code }]);
    expect(report.issues[0]?.hint ?? '').toContain(fix);
  });

  test('what the schema reports is not reported again', () => {
    const report = validateCardManifest({
      name: '@a/b',
      version: '1.0.0',
      persona: { include: ['a'], visibility: 'secret' },
    });
    expect(report.issues.map(({ code }) => code)).toEqual(['schema/enum']);
  });
});

const CORPUS = new URL('../../../shared/corpus/drwn/manifests/', import.meta.url);

needsCorpus(existsSync(CORPUS)).describe('real manifests', () => {
  const files = existsSync(CORPUS) ? readdirSync(CORPUS).filter((name) => name !== 'index.json') : [];
  test.each(files)('%s', (name) => {
    const value: unknown = JSON.parse(readFileSync(new URL(name, CORPUS), 'utf8'));
    for (const profile of ['platform', 'contract'] as const) {
      const report = validateCardManifest(value, { profile });
      expect(report.valid, JSON.stringify(report.issues)).toBe(true);
    }
  });
});
