import { describe, expect, expectTypeOf, test } from 'vitest';
import { parseCardRef } from '../../schemas/drwn/grammar/parse-card-ref.js';
import { ref } from '../../src/drwn/ref.js';

describe('ref', () => {
  test('builds refs that parse', () => {
    const texts = [
      ref.store('@your-handle/backend', '^1.0.0'),
      ref.store('backend'),
      ref.file('./vendor/local-card'),
      ref.git('https://github.com/me/card.git', '#v1.2.0'),
      ref.git('git@github.com:me/card.git', '@^1.0.0'),
      ref.github('me/card', '@^1.0.0'),
      ref.gitlab('me/card', '#main'),
    ];
    expect(texts).toEqual([
      '@your-handle/backend@^1.0.0',
      'backend',
      'file:./vendor/local-card',
      'git+https://github.com/me/card.git#v1.2.0',
      'git+git@github.com:me/card.git@^1.0.0',
      'github:me/card@^1.0.0',
      'gitlab:me/card#main',
    ]);
    for (const text of texts) expect(parseCardRef(text).ok).toBe(true);
  });

  test('knows the string in types', () => {
    expectTypeOf(ref.store('@a/b', '^1.0.0')).toEqualTypeOf<'@a/b@^1.0.0'>();
    expectTypeOf(ref.github('me/card', '#main')).toEqualTypeOf<'github:me/card#main'>();
    const unknownName: string = 'backend';
    expectTypeOf(ref.store(unknownName)).toEqualTypeOf<string>();
  });

  test.each<[string, () => unknown]>([
    // @ts-expect-error upper case
    ['upper case', () => ref.store('@Me/backend', '^1.0.0')],
    // @ts-expect-error a shorthand
    ['a shorthand as a name', () => ref.store('github:me/card')],
    // @ts-expect-error the range is the second argument
    ['a range in the name', () => ref.store('@a/b@1.0.0')],
    // @ts-expect-error a tag is not a range
    ['a tag as a range', () => ref.store('@a/b', 'latest')],
    // @ts-expect-error empty
    ['an empty range', () => ref.store('@a/b', '')],
    // @ts-expect-error the prefix is added
    ['the prefix twice', () => ref.file('file:./x')],
    // @ts-expect-error the prefix is added
    ['git+ twice', () => ref.git('git+https://h.test/x.git', '#main')],
    // @ts-expect-error the `#` or `@` is missing
    ['a selector without `#` or `@`', () => ref.git('https://h.test/x.git', 'main')],
    // @ts-expect-error nothing after the `#`
    ['a selector with nothing in it', () => ref.github('me/card', '#')],
    // @ts-expect-error groups are not supported
    ['three parts', () => ref.gitlab('group/sub/card', '#main')],
    // @ts-expect-error .git is added
    ['.git', () => ref.github('me/card.git', '#main')],
    // @ts-expect-error no repository
    ['no repository', () => ref.github('me', '#main')],
    ['a branch as a range', () => ref.github('me/card', '@feature/x')],
  ])('rejects %s', (_, build) => {
    expect(build).toThrow(expect.objectContaining({ code: 'bad-ref' }));
  });
});
