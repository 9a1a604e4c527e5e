import { describe, expect, it } from 'vitest';
import { distinct, TextMap } from '../../core/json/text-map.js';
import { LIMITS } from '../../core/limits.js';

const LONG = 'k'.repeat(LIMITS.keyUnits);

/** Texts that differ only at the end, at lengths around the limit and around two pieces. */
const TEXTS = ['', 'a', LONG, `${LONG}a`, `${LONG}b`, `${LONG}${LONG}`, `${LONG}${LONG}a`, `${LONG}${LONG}b`];

describe('TextMap', () => {
  it('is a map', () => {
    const map = new TextMap<number | undefined>();
    for (const [index, text] of TEXTS.entries()) {
      expect([map.has(text), map.get(text), map.size]).toEqual([false, undefined, index]);
      map.set(text, index);
      map.set(text, index);
    }
    expect(TEXTS.map((text) => map.get(` ${text}`.slice(1)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(map.set(`${LONG}a`, undefined).has(`${LONG}a`)).toBe(true);
  });

  it('finds one of many long texts of the same length without comparing it with the others', () => {
    const map = new TextMap<number>();
    // 256 MB of text, of which no two texts differ before their end: a plain map would take minutes.
    const texts = Array.from({ length: 4000 }, (_, index) => `${LONG}${LONG}${LONG}${LONG}${index + 10_000}`);
    for (const [index, text] of texts.entries()) map.set(text, index);
    expect([map.size, map.get(texts[1234] ?? '')]).toEqual([4000, 1234]);
  });
});

it('distinct keeps the first of each', () => {
  const object = {};
  expect(distinct([`${LONG}a`, 1, object, 'x', `${LONG}a`, {}, object, 'x', 1, '1'])).toEqual([
    `${LONG}a`,
    1,
    object,
    'x',
    {},
    '1',
  ]);
});
