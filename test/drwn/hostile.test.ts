import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardExamples } from '../../schemas/drwn/examples/card-examples.js';
import { lockExamples } from '../../schemas/drwn/examples/lock-examples.js';
import { createLockfile } from '../../src/drwn/create-lockfile.js';
import { validateCardManifest, validateLockfile } from '../../src/drwn/validate.js';

const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  1,
  '',
  'x',
  '../x',
  [],
  [null],
  {},
  { __proto__: null },
  JSON.parse('{"__proto__":{"include":[1]}}'),
];
const DOCUMENTS = [...cardExamples, ...lockExamples].map(({ document }) => document);

/** Every place in a document, as the property names that lead to it. */
function placesOf(value: unknown): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[key], ...placesOf(part).map((rest) => [key, ...rest])]);
}

function withValue(document: unknown, place: readonly string[], junk: unknown): unknown {
  const copy: unknown = structuredClone(document);
  let at: unknown = copy;
  for (const key of place.slice(0, -1)) at = Reflect.get(at as object, key);
  Reflect.set(at as object, place.at(-1) ?? '', junk);
  return copy;
}

describe('any value in any place', () => {
  test.each(['contract', 'platform'] as const)('gives a report under %s', (profile) => {
    for (const document of DOCUMENTS) {
      for (const place of placesOf(document)) {
        for (const junk of JUNK) {
          const changed = withValue(document, place, junk);
          for (const validate of [validateCardManifest, validateLockfile]) {
            const report = validate(changed, { profile });
            expect(report.valid).toBe(report.issues.every(({ severity }) => severity !== 'error'));
            expect(report.normalized === undefined).toBe(!report.valid || validate === validateCardManifest);
          }
        }
      }
    }
  });

  test('is never stricter under platform than under contract', () => {
    for (const document of DOCUMENTS) {
      for (const place of placesOf(document)) {
        for (const junk of JUNK) {
          const changed = withValue(document, place, junk);
          for (const validate of [validateCardManifest, validateLockfile]) {
            if (validate(changed).valid)
              expect([changed, validate(changed, { profile: 'platform' }).valid]).toEqual([changed, true]);
          }
        }
      }
    }
  });

  test('random JSON does too', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const profile of ['contract', 'platform'] as const) {
          expect(validateCardManifest(value, { profile }).valid).toBe(false);
          validateLockfile(value, { profile });
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('a normalized lockfile normalizes to itself', () => {
    for (const document of DOCUMENTS) {
      const first = validateLockfile(document, { profile: 'platform' });
      if (!first.valid) continue;
      const second = validateLockfile(first.normalized, { profile: 'platform' });
      // Version 2 gets `hooks` on reading, which only drwn itself accepts there.
      expect(JSON.stringify(second.normalized)).toBe(JSON.stringify(first.normalized));
    }
  });

  test('deep and wide values', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(validateCardManifest({ name: 'a', version: '1.0.0', extensions: { deep } })).toMatchObject({
      valid: false,
      issues: [{ code: 'json/too-deep' }],
    });
    expect(() => createLockfile([{ manifest: { persona: deep } }] as never)).toThrow(
      expect.objectContaining({ name: 'ManifestError' }),
    );
    const cards = new Array(20_000).fill(null);
    expect(validateLockfile({ lockfileVersion: 3, cards }).valid).toBe(false);
  });
});

test('values that the platform ignores do not count, however many there are', () => {
  const notes = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`note${index}`, index]));
  const lock = { lockfileVersion: 3, cards: [], ...notes };
  expect(validateLockfile(lock, { profile: 'platform' })).toMatchObject({ valid: true, issues: [] });
  expect(validateLockfile(lock)).toMatchObject({ valid: false });
});
