import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isObject, own } from '../../core/json/own.js';
import { PROPERTY_SINCE } from '../../schemas/drwn/tables/lock.js';
import { validateCardManifest, validateLockfile } from '../../src/drwn/validate.js';
import { needsCorpus } from '../support/needs.js';
import { vectors } from './vectors.js';

interface LockCase {
  readonly id: string;
  readonly category: string;
  readonly note?: string;
  readonly input: unknown;
  readonly ok: boolean;
  readonly normalized?: unknown;
}

const CASES = vectors<LockCase>('lockfiles');

describe('platform', () => {
  test.each(CASES)('$id $category $note', ({ input, ok, normalized }) => {
    const report = validateLockfile(input, { profile: 'platform' });
    expect(report.valid, JSON.stringify(report.issues)).toBe(ok);
    expect(JSON.stringify(report.normalized)).toBe(JSON.stringify(normalized));
  });
});

const ENTRY_KEYS = [
  'name',
  'requested',
  'version',
  'path',
  'integrity',
  'manifest',
  'skills',
  'hooks',
  'persona',
  'beliefs',
  'memory',
  'hookConsent',
  'registry',
  'origin',
  'git',
];
const CONTENT_KEYS = ['include', 'visibility'];

/** Whether the specification asks for more than drwn 0.5 enforces: a closed lockfile, fields by version, kinds in `store` and `git`, and what it asks of manifests. */
function isTighterByContract(lock: unknown): boolean {
  const unknownIn = (value: unknown, known: readonly string[]) =>
    isObject(value) && Object.keys(value).some((key) => !known.includes(key));
  const isNoText = (value: unknown, ...path: string[]) =>
    own(value, ...path) !== undefined && typeof own(value, ...path) !== 'string';
  const store = own(lock, 'store');
  if (unknownIn(lock, ['lockfileVersion', 'store', 'cards'])) return true;
  if (
    store !== undefined &&
    (!isObject(store) || unknownIn(store, ['minDrwnVersion']) || isNoText(store, 'minDrwnVersion'))
  )
    return true;
  const cards = own(lock, 'cards');
  return (Array.isArray(cards) ? cards : []).some((entry: unknown) => {
    const isNewer = Object.entries(PROPERTY_SINCE).some(
      ([field, since]) => own(entry, field) !== undefined && Number(own(lock, 'lockfileVersion')) < since,
    );
    const memory = own(entry, 'memory');
    return (
      isNewer ||
      unknownIn(entry, ENTRY_KEYS) ||
      unknownIn(own(entry, 'git'), ['commit', 'url', 'ref']) ||
      unknownIn(own(entry, 'hookConsent'), ['consentedAt', 'consentedRange']) ||
      isNoText(entry, 'git', 'url') ||
      isNoText(entry, 'git', 'ref') ||
      unknownIn(own(entry, 'persona'), CONTENT_KEYS) ||
      unknownIn(own(entry, 'beliefs'), CONTENT_KEYS) ||
      (isObject(memory) && Object.values(memory).some((layer) => unknownIn(layer, [...CONTENT_KEYS, 'format']))) ||
      !validateCardManifest(own(entry, 'manifest')).valid
    );
  });
}

describe('contract', () => {
  test.each(CASES)('$id $category $note', ({ input, ok }) => {
    const report = validateLockfile(input);
    expect(report.valid, JSON.stringify([input, report.issues])).toBe(ok && !isTighterByContract(input));
  });

  test('the verdicts differ somewhere', () => {
    expect(CASES.filter(({ input, ok }) => ok && isTighterByContract(input)).length).toBeGreaterThan(20);
  });

  test('names a property that is newer than the version', () => {
    const found = CASES.find(
      ({ input, ok }) =>
        ok &&
        own(input, 'lockfileVersion') === 3 &&
        own((own(input, 'cards') as unknown[])[0], 'persona') !== undefined,
    );
    expect(validateLockfile(found?.input)).toMatchObject({
      valid: false,
      issues: [{ code: 'schema/unknown-key', path: '/cards/0/persona', severity: 'error' }],
    });
  });
});

describe('the example of the specification', () => {
  const example = {
    lockfileVersion: 2,
    store: { minDrwnVersion: '0.1.0' },
    cards: [
      {
        origin: 'store',
        name: '@your-handle/backend',
        requested: '@your-handle/backend@^1.0.0',
        version: '1.2.0',
        path: '/Users/me/.agents/drwn/extracted/abc123.../',
        integrity: 'sha256-deadbeef...',
        manifest: { name: '@your-handle/backend', version: '1.2.0' },
        skills: ['reviewer', 'release-notes'],
        registry: null,
        git: {
          url: 'https://github.com/me/backend.git',
          ref: 'v1.2.0',
          commit: '0123456789abcdef0123456789abcdef01234567',
        },
      },
    ],
  };

  test.each(['contract', 'platform'] as const)(
    'is valid under %s, with a warning for the hash that was cut',
    (profile) => {
      expect(validateLockfile(example, { profile })).toMatchObject({
        valid: true,
        issues: [{ code: 'drwn/integrity-form', severity: 'warning', path: '/cards/0/integrity' }],
      });
    },
  );
});

const CORPUS = new URL('../../../shared/corpus/drwn/locks/', import.meta.url);

needsCorpus(existsSync(CORPUS)).describe('real lockfiles', () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, CORPUS), 'utf8'));
  const index = existsSync(CORPUS) ? (read('index.json') as { files: { file: string; ok: boolean }[] }).files : [];
  test.each(index)('$file', ({ file, ok }) => {
    expect(validateLockfile(read(file), { profile: 'platform' }).valid).toBe(ok);
  });
});
