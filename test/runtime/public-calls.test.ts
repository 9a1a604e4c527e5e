import { describe, expect, it } from 'vitest';
import { formats, UsageError, validate, validateText } from '../../src/index.js';

/** A call from a script without types. */
function call(check: unknown, ...given: readonly unknown[]): unknown {
  return (check as (...given: readonly unknown[]) => unknown)(...given);
}

describe('calls that the types forbid', () => {
  it.each([
    ['an id that nobody has', 'neurosquad/carf', 'neurosquad/card'],
    ['a name of every object', 'constructor', 'The formats are'],
    ['nothing', undefined, '`undefined`'],
    ['a format', formats[0], '`object`'],
    ['an object without a text', Object.create(null), '`object`'],
  ])('are misuse when the format is %s', (_title, format, words) => {
    for (const [check, data] of [
      [validate, {}],
      [validateText, '{}'],
    ]) {
      let thrown: unknown;
      try {
        call(check, format, data);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(UsageError);
      expect(thrown).toMatchObject({ code: 'unknown-format', message: expect.stringContaining(words) });
    }
  });

  it.each([[undefined], [null], [7], [{}], [new Uint8Array([0x7b, 0x7d])], [['{}']], [Symbol('text')]])(
    'are an issue when the text is %o',
    (text) => {
      for (const { id } of formats) {
        expect(call(validateText, id, text)).toMatchObject({
          format: id,
          valid: false,
          issues: [{ code: 'json/not-json', path: '', line: 1, column: 1 }],
        });
      }
    },
  );
});
