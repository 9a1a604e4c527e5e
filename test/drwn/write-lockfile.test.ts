import { describe, expect, test } from 'vitest';
import { createLockfile, stringifyLockfile } from '../../src/drwn/create-lockfile.js';
import { validateLockfile } from '../../src/drwn/validate.js';
import { ManifestError } from '../../src/runtime/build/manifest-error.js';
import { vectors } from './vectors.js';

interface WriteCase {
  readonly id: string;
  readonly category: string;
  readonly note?: string;
  readonly input: { readonly entries: never[] };
  readonly ok: boolean;
  readonly text: string;
}

describe('createLockfile', () => {
  test.each(vectors<WriteCase>('writelock'))('$id $category $note', ({ input, ok, text }) => {
    const before = JSON.stringify(input);
    if (!ok) {
      expect(() => createLockfile(input.entries)).toThrow(ManifestError);
    } else {
      const lockfile = createLockfile(input.entries);
      expect(stringifyLockfile(lockfile)).toBe(text);
      expect(validateLockfile(JSON.parse(text))).toMatchObject({ valid: true, normalized: lockfile });
    }
    expect(JSON.stringify(input)).toBe(before);
  });

  test.each([[null], [5], [[null]], [[{}]], [[{ manifest: null, persona: 1 }]]])('%j throws its issues', (entries) => {
    expect(() => createLockfile(entries as never)).toThrow(ManifestError);
  });

  test.each([undefined, null])('takes content from the manifest where the entry has %s', (own) => {
    const [entry] =
      vectors<WriteCase>('writelock').find(({ category }) => category === 'override')?.input.entries ?? [];
    const { persona: _, ...rest } = entry as unknown as Record<string, unknown>;
    expect(createLockfile([{ ...rest, persona: own } as never])).toEqual(createLockfile([rest as never]));
  });
});
