import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMultipleOf, isRounded } from '../../core/json/decimal.js';
import { IS_MULTIPLE_OF } from '../../generator/print/code/validator-support.js';

const printed: typeof isMultipleOf = new Function(`${IS_MULTIPLE_OF.text}\nreturn isMultipleOf;`)();

describe('isMultipleOf', () => {
  it.each<[value: number, step: number, isMultiple: boolean]>([
    [0.29, 0.01, true],
    [1.13, 0.01, true],
    [4.35, 0.01, true],
    [0.3, 0.1, true],
    [0.295, 0.01, false],
    [-0.29, 0.01, true],
    [0, 0.01, true],
    [-0, 3, true],
    [9, 3, true],
    [10, 3, false],
    [1.5, 0.5, true],
    [1, 1.5, false],
    [3, 1.5, true],
    [1e21, 7, false],
    [1e21, 1, true],
    [1e21, 0.01, true],
    [1e-7, 1e-8, true],
    [1.5e-7, 1e-7, false],
    [1e308, 0.123456789, false],
    [1e308, 0.5, true],
    [1.7976931348623157e308, 5e-324, true],
    [5e-324, 5e-324, true],
    [0.0075, 0.0001, true],
    [0.00751, 0.0001, false],
    [12391239123, 1e-8, true],
    [Number.NaN, 1, false],
    [Number.POSITIVE_INFINITY, 1, false],
    [Number.NEGATIVE_INFINITY, 0.5, false],
  ])('%d of %d: %s', (value, step, isMultiple) => {
    expect(isMultipleOf(value, step)).toBe(isMultiple);
    expect(printed(value, step)).toBe(isMultiple);
  });

  it('accepts every product of decimals, and what printed validators say of any two numbers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 9999 }), fc.nat(8), (times, units, places) => {
        const step = Number(`${units}e-${places}`);
        const value = Number(`${BigInt(times) * BigInt(units)}e-${places}`);
        expect(isMultipleOf(value, step)).toBe(true);
        const between = Number(`${BigInt(times) * BigInt(units) * 10n + 1n}e-${places + 1}`);
        expect(isMultipleOf(between, step)).toBe(false);
      }),
      { numRuns: 500, seed: 7 },
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ min: Number.MIN_VALUE, noNaN: true }), (value, step) => {
        expect(printed(value, step)).toBe(isMultipleOf(value, step));
      }),
      { numRuns: 500, seed: 8 },
    );
  });
});

describe('isRounded', () => {
  it.each<[text: string, rounded: boolean]>([
    ['0.1', false],
    ['1.0', false],
    ['1e2', false],
    ['1E+2', false],
    ['100e-2', false],
    ['-0', false],
    ['-0.0', false],
    ['0e99999', false],
    ['0.0000000000000000000000000000', false],
    ['9007199254740991', false],
    ['9007199254740992', false],
    ['9007199254740993', true],
    ['-9007199254740993', true],
    ['9007199254740993.0', true],
    ['9007199254740992.0', false],
    ['12345678901234567890', true],
    ['12345678901234567000', false],
    ['1e23', false],
    ['100000000000000000000000', false],
    ['0.10000000000000000001', true],
    ['0.30000000000000004', false],
    ['0.3000000000000000444', true],
    ['1.00000000000000000000', false],
    ['1e-400', true],
    ['0.1e-400', true],
    ['5e-324', false],
    ['3e-324', true],
    ['4.9406564584124654e-324', true],
    ['1.7976931348623157e308', false],
    [`0.${'0'.repeat(400)}1e401`, false],
    [`1${'0'.repeat(400)}e-400`, false],
    ['1e-99999999999999999999', true],
  ])('%s: %s', (text, rounded) => {
    expect(isRounded(text, Number(text))).toBe(rounded);
  });

  it('is never said of what a double prints', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(isRounded(String(value), value)).toBe(false);
        expect(isRounded(value.toExponential(), value)).toBe(false);
      }),
      { numRuns: 1000, seed: 9 },
    );
  });
});
