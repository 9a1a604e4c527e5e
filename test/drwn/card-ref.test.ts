import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCardName, normalizeCardName } from '../../schemas/drwn/grammar/card-name.js';
import type { CardRef } from '../../schemas/drwn/grammar/card-ref.js';
import { formatCardRef } from '../../schemas/drwn/grammar/format-card-ref.js';
import { parseCardRef } from '../../schemas/drwn/grammar/parse-card-ref.js';
import { isStrictVersion, isVersionRange, pickVersion, toStrictVersion } from '../../schemas/drwn/grammar/version.js';
import { REF_FORMS } from '../../schemas/drwn/tables/refs.js';
import { vectorFile, vectors } from './vectors.js';

interface RefCase {
  readonly id: string;
  readonly category: string;
  readonly input: string;
  readonly ok: boolean;
  readonly parsed?: CardRef;
  readonly downstream?: {
    readonly rangeIsValidRange: boolean;
    readonly rangeIsStrictSemver: boolean;
    readonly nameIsCardName?: boolean;
    readonly formatted?: string;
  };
}

const CASES = vectors<RefCase>('refs');
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const OURS = /^(?:file:|git\+|github:|gitlab:)/;

describe('parseCardRef', () => {
  test.each(CASES)('platform $id $input', ({ input, ok, parsed, downstream }) => {
    const result = parseCardRef(input, { profile: 'platform' });
    expect(result.ok).toBe(ok);
    if (!result.ok) return;
    expect(JSON.stringify(result.ref)).toBe(JSON.stringify(parsed));
    expect(isVersionRange(result.ref.range)).toBe(downstream?.rangeIsValidRange);
    expect(isStrictVersion(result.ref.range)).toBe(downstream?.rangeIsStrictSemver);
    if (downstream?.nameIsCardName !== undefined) expect(isCardName(result.ref.name)).toBe(downstream.nameIsCardName);
  });

  test.each(CASES)('contract $id $input', ({ input, ok }) => {
    const foreign = input === '' || (SCHEME.test(input) && !OURS.test(input));
    expect(parseCardRef(input).ok).toBe(ok && !foreign);
  });

  test.each(CASES)('format $id $input', ({ parsed, downstream }) => {
    if (parsed === undefined) return;
    const text = formatCardRef(parsed);
    const again = parseCardRef(text, { profile: 'platform' });
    expect(again).toMatchObject({ ok: true });
    if (again.ok) expect({ ...again.ref, original: '' }).toEqual({ ...parsed, original: '' });
    if (downstream?.formatted === undefined) return;
    // The tool's own writer loses a `*` that the name needs; where it does not, both write the same.
    const theirs = parseCardRef(downstream.formatted, { profile: 'platform' });
    if (theirs.ok && theirs.ref.name === parsed.name) expect(text).toBe(downstream.formatted);
  });

  test.each(CASES)('a rejection suggests a ref that is accepted: $input', ({ input }) => {
    const result = parseCardRef(input);
    if (result.ok) return;
    const shown = /`(.*)`/s.exec(result.issue.hint ?? '')?.[1];
    expect(shown).toBeDefined();
    expect(parseCardRef(shown ?? '').ok).toBe(true);
    expect(result.issue).toMatchObject({ code: 'drwn/card-ref', severity: 'error', path: '', basis: 'contract' });
  });

  test.each(REF_FORMS)('$form: $example', ({ example, origin }) => {
    const result = parseCardRef(example);
    expect(result).toMatchObject({ ok: true, ref: { origin } });
  });

  test.each([
    ['git+https://github.com/me/card.git@feature/x', 'git+https://github.com/me/card.git#feature/x'],
    ['https://github.com/me/card.git#v1.0.0', 'git+https://github.com/me/card.git#v1.0.0'],
    ['FILE:./x', 'file:./x'],
    ['GitHub:me/card@^1.0.0', 'github:me/card@^1.0.0'],
    ['npm:foo@1.0.0', 'foo@1.0.0'],
    ['bitbucket:me/card#main', 'git+https://bitbucket.org/me/card.git#main'],
    ['C:\\cards\\x', 'file:C:\\cards\\x'],
    ['ssh://git@example.com/card.git', 'git+ssh://git@example.com/card.git#main'],
    ['git+ssh://git@example.com/card.git', 'git+ssh://git@example.com/card.git#main'],
    ['git+git@example.com:card.git', 'git+git@example.com:card.git#main'],
    ['git+git@example.com:me/card.git@', 'git+git@example.com:me/card.git@^1.0.0'],
    ['git+@^1', 'git+https://github.com/owner/repo.git@^1'],
  ])('%s is shown as %s', (input, suggestion) => {
    expect(parseCardRef(input)).toMatchObject({
      ok: false,
      issue: { hint: expect.stringContaining(`\`${suggestion}\``) },
    });
  });

  test('an accepted ref survives being written and read', () => {
    const part = fc.stringMatching(/^[a-z@#:/.+ \n^*-]{0,12}$/);
    const prefix = fc.constantFrom('', 'file:', 'git+', 'github:', 'gitlab:', '@', 'git+https://h.test/');
    fc.assert(
      fc.property(prefix, part, (start, rest) => {
        const first = parseCardRef(start + rest, { profile: 'platform' });
        if (!first.ok) return;
        const second = parseCardRef(formatCardRef(first.ref), { profile: 'platform' });
        expect(second.ok && { ...second.ref, original: '' }).toEqual({ ...first.ref, original: '' });
      }),
      { numRuns: 2000, seed: 3 },
    );
  });

  test('rejects parts that no ref can express', () => {
    const ref = { origin: 'git', name: '', range: '*', gitUrl: 'a#b', gitRef: 'c', original: '' } as const;
    expect(() => formatCardRef(ref)).toThrow(expect.objectContaining({ code: 'unwritable-ref' }));
  });

  test('an undefined part is the same as a missing one', () => {
    const parts = { origin: 'git', name: '', gitUrl: 'https://example.com/card.git', original: '' } as const;
    expect(formatCardRef({ ...parts, range: '^1', gitRange: '^1', gitRef: undefined } as never)).toBe(
      'git+https://example.com/card.git@^1',
    );
    expect(formatCardRef({ ...parts, range: '*', gitRange: undefined, gitRef: 'main' } as never)).toBe(
      'git+https://example.com/card.git#main',
    );
  });

  test.each([[undefined], [null], ['@a/b'], [{}], [[]]])('%j is not a ref that can be written', (value) => {
    expect(() => formatCardRef(value as never)).toThrow(expect.objectContaining({ code: 'unwritable-ref' }));
  });

  test.each([[undefined], [null], [5], [{}]])('%s is not a string', (value) => {
    expect(parseCardRef(value as never)).toMatchObject({ ok: false });
    expect(parseCardRef(value as never, { profile: 'platform' })).toMatchObject({ ok: false });
  });
});

interface NameCase {
  readonly id: string;
  readonly input: { readonly name: string; readonly scope?: string };
  readonly ok: boolean;
  readonly fullName?: string;
}

test.each(vectors<NameCase>('names'))('name $id', ({ input, ok, fullName }) => {
  const result = normalizeCardName(input.name, input.scope);
  expect(result.ok).toBe(ok);
  if (result.ok) expect(result.value).toBe(fullName);
});

interface RangeCase {
  readonly id: string;
  readonly input: { readonly versions: readonly string[]; readonly range: string };
  readonly ok: boolean;
  readonly isStrictSemver: boolean;
  readonly picked: string | null;
}

test.each(vectors<RangeCase>('ranges'))('range $id $input.range', ({ input, ok, isStrictSemver, picked }) => {
  expect(isVersionRange(input.range)).toBe(ok);
  expect(isStrictVersion(input.range)).toBe(isStrictSemver);
  expect(pickVersion(input.versions, input.range) ?? null).toBe(picked);
});

test.each([
  ['v1.2.3', '1.2.3'],
  [' 1.2.3 ', '1.2.3'],
  ['1.2', '1.2.0'],
  ['v1', '1.0.0'],
  ['1.0.0+build', '1.0.0'],
  ['latest', undefined],
])('the version %s was meant as %s', (text, version) => {
  expect(toStrictVersion(text)).toBe(version);
});

interface ResolveCase {
  readonly id: string;
  readonly input: { readonly ref: string };
  readonly ok: boolean;
  readonly version?: string;
  readonly code?: string;
}

/** The cards of the store that the vectors were made with, and their versions. */
const STORE: Readonly<Record<string, readonly string[]>> = {
  '@me/backend': vectorFile<{ versions: readonly string[] }>('resolve').versions,
  'pre-only': ['1.0.0-rc.1', '1.0.0-rc.2'],
};

test.each(vectors<ResolveCase>('resolve'))('resolve $id $input.ref', ({ input, ok, version, code }) => {
  const result = parseCardRef(input.ref, { profile: 'platform' });
  const versions = result.ok && result.ref.origin === 'store' ? STORE[result.ref.name] : undefined;
  if (!result.ok || versions === undefined) {
    expect(ok).toBe(false);
    return;
  }
  // An empty range means any version.
  const { range } = result.ref;
  expect(pickVersion(versions, range)).toBe(version);
  if (!ok) expect(isVersionRange(range)).toBe(code === 'CARD_NO_MATCHING_VERSION');
});
