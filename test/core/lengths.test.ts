import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codePoints,
  jsonCharacterLength,
  jsonStringLength,
  platformCodePoints,
  utf8Length,
} from '../../core/json/lengths.js';
import { isHighSurrogate, isLowSurrogate, isSurrogate } from '../../core/words/surrogates.js';
import { CODE_POINTS } from '../../generator/print/code/validator-support.js';

const printed: (text: string) => number = new Function(`${CODE_POINTS.text}\nreturn codePoints;`)();

/** Code points; as the platform counts; UTF-8 bytes; bytes as JSON text. */
const TEXTS: readonly (readonly [text: string, points: number, platform: number, utf8: number, json: number])[] = [
  ['', 0, 0, 0, 2],
  ['a', 1, 1, 1, 3],
  ['\u007f', 1, 1, 1, 3],
  ['\u0080', 1, 1, 2, 4],
  ['\u00e9', 1, 1, 2, 4],
  ['e\u0301', 2, 2, 3, 5],
  ['\u07ff', 1, 1, 2, 4],
  ['\u0800', 1, 1, 3, 5],
  ['\ud7ff', 1, 1, 3, 5],
  ['\ue000', 1, 1, 3, 5],
  ['\uffff', 1, 1, 3, 5],
  ['\u2028', 1, 1, 3, 5],
  ['\u{10000}', 1, 1, 4, 6],
  ['\u{1f600}', 1, 1, 4, 6],
  ['\u{10ffff}', 1, 1, 4, 6],
  ['a\u{1f600}b', 3, 3, 6, 8],
  ['\u{1f600}\u{1f600}', 2, 2, 8, 10],
  ['\u{1f468}\u200d\u{1f469}', 3, 3, 11, 13],
  ['\ud83d', 1, 1, 3, 8],
  ['\ude00', 1, 1, 3, 8],
  ['a\ud83d', 2, 2, 4, 9],
  // The two counts differ here: a high surrogate without its other half.
  ['\ud83da', 2, 1, 4, 9],
  ['\ud83dab', 3, 2, 5, 10],
  ['\ud83d\ud83d', 2, 1, 6, 14],
  ['\ud83d\ud83d\ude00', 2, 2, 7, 12],
  ['\ude00\ud83d', 2, 2, 6, 14],
  ['\ude00\ud83d\ude00', 2, 2, 7, 12],
  ['"\\', 2, 2, 2, 6],
  ['\b\t\n\f\r', 5, 5, 5, 12],
  ['\u0000\u001f', 2, 2, 2, 14],
];

describe('lengths of texts', () => {
  it.each(TEXTS.map(([text, ...lengths]) => [JSON.stringify(text), text, lengths] as const))(
    '%s',
    (_, text, lengths) => {
      expect([codePoints(text), platformCodePoints(text), utf8Length(text), jsonStringLength(text)]).toEqual(lengths);
    },
  );

  it('are those that the engine counts', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 12 }), (units) => {
        const text = String.fromCharCode(...units);
        expect(codePoints(text)).toBe(Array.from(text).length);
        expect(printed(text)).toBe(codePoints(text));
        expect(utf8Length(text)).toBe(encoder.encode(text).length);
        expect(jsonStringLength(text)).toBe(encoder.encode(JSON.stringify(text)).length);
        if (!/\p{Surrogate}/u.test(text)) expect(platformCodePoints(text)).toBe(codePoints(text));
      }),
      { numRuns: 1000, seed: 5 },
    );
  });

  it('agree with printed validators on every text of the table', () => {
    for (const [text, points] of TEXTS) expect(printed(text)).toBe(points);
  });

  it('add up, character by character', () => {
    for (const [text, , , , json] of TEXTS) {
      let bytes = 2;
      for (const character of text) bytes += jsonCharacterLength(character);
      expect(bytes).toBe(json);
    }
  });
});

describe('surrogates', () => {
  it.each([
    [0xd7ff, false, false],
    [0xd800, true, false],
    [0xdbff, true, false],
    [0xdc00, false, true],
    [0xdfff, false, true],
    [0xe000, false, false],
    [0x1d800, false, false],
    [Number.NaN, false, false],
  ])('%i', (unit, high, low) => {
    expect([isHighSurrogate(unit), isLowSurrogate(unit), isSurrogate(unit)]).toEqual([high, low, high || low]);
  });
});
