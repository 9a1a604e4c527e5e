import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesPattern } from '../../schemas/nemu/grammar/pattern/matches-pattern.js';
import { patternFault } from '../../schemas/nemu/grammar/pattern/pattern-fault.js';

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '[ab]',
  '[^a]',
  '\\d',
  '\\w',
  '\\u{1F600}',
  '[a-c-]',
  '\\.',
  '\\p{L}',
  '^',
  '$',
);
const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '{0}', '*?', '{1,2}?');
const { pattern } = fc.letrec<{ pattern: string; sequence: string; part: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4 },
    tie('sequence'),
    fc.tuple(tie('sequence'), tie('pattern')).map((two) => two.join('|')),
  ),
  sequence: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(atom, quantifier).map(([one, many]) => (one === '^' || one === '$' ? one : one + many)),
    fc
      .tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('pattern'), quantifier)
      .map(([open, body, many]) => `${open}${body})${many}`),
  ),
}));

describe('matchesPattern', () => {
  test('agrees with the engine wherever it answers', () => {
    let answered = 0;
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '😀', '.', '\n', '\ud800'), maxLength: 8 }),
        (source, text) => {
          let engine: RegExp;
          try {
            engine = new RegExp(source, 'u');
          } catch {
            return;
          }
          const answer = matchesPattern(source, text, { left: 1_000_000 });
          if (answer === undefined) return;
          answered += 1;
          expect(answer).toBe(engine.test(text));
        },
      ),
      { numRuns: 3000, seed: 7 },
    );
    expect(answered).toBeGreaterThan(1000);
  });

  test.each([
    ['(a+)+$', `${'a'.repeat(5000)}!`, false],
    ['^(?:[a-z0-9]+)(?:-[a-z0-9]+)*$', 'a-b-c1', true],
    ['^(?:[a-z0-9]+)(?:-[a-z0-9]+)*$', 'a--b', false],
    ['^#[a-z]{2,80}$', '#leads', true],
    ['(?=a)a', 'a', undefined],
    ['(a)\\1', 'aa', undefined],
    ['\\bword\\b', 'word', undefined],
    ['a{90000}', 'a', undefined],
    ['(?:(?:){99999}){99999}', '', undefined],
    ['a', 'b'.repeat(2_000_000), undefined],
  ])('%s against a string', (source, text, answer) => {
    expect(matchesPattern(source, text, { left: 1_000_000 })).toBe(answer);
  });
});

describe('patternFault', () => {
  test.each([
    ['('.repeat(4000), 'broken'],
    ['('.repeat(4001), undefined],
    ['\\-', 'loose'],
    ['\\p{L}', undefined],
    ['\\p{Nope}', 'loose'],
  ])('%.20s…', (source, kind) => {
    expect(patternFault(source)?.kind).toBe(kind);
  });
});
