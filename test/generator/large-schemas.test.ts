import { describe, expect, it } from 'vitest';
import { validators } from '../../generator/emitters/validators.js';
import type { FormatModel } from '../../generator/model.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { buildDocument } from '../../src/runtime/build/build-document.js';
import { validate } from '../../src/runtime/validate.js';
import { LARGE, type LargeSchema } from '../support/large-schemas.js';
import { context } from '../support/model.js';
import { runtimeFormat, toyOf } from '../support/runtime-format.js';

/** The deepest brackets in a validator, and the longest of its functions in lines: figures of the compiler, not of a schema. */
const MOST_BRACKETS = 16;
const MOST_LINES = 450;

/** Enough to see by brackets and lines whether a validator nests. `npm run growth` has the sizes that are promised. */
const SIZE = { definitions: 150, properties: 800, variants: 300 } as const;

const cases = LARGE.map((large): [string, LargeSchema, number] => [large.name, large, SIZE[large.of]]);

it.each(cases)('%s', async (_, { schema, valid, invalid }, size) => {
  const model = buildModel(toyOf(schema(size)));
  const shape = await shapeOf(model);
  expect(shape.brackets).toBeLessThanOrEqual(MOST_BRACKETS);
  expect(shape.lines).toBeLessThanOrEqual(MOST_LINES);
  const format = await runtimeFormat(toyOf(schema(size)), model);
  expect(validate(format, valid(size))).toMatchObject({ valid: true, issues: [] });
  expect(buildDocument(format, valid(size))).toEqual(valid(size));
  const { document, issues } = invalid(size);
  expect(validate(format, document).issues.map(({ code, path }) => `${code} ${path}`)).toEqual(issues);
});

/** How deep the code of a validator nests, and how long its longest function is. */
async function shapeOf(model: FormatModel): Promise<{ readonly brackets: number; readonly lines: number }> {
  const [file] = await validators.emit([model], context);
  const functions = (file?.text ?? '')
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .split(/^(?=function |const |export )/m)
    .slice(1);
  return {
    brackets: Math.max(...functions.map(deepest)),
    lines: Math.max(...functions.map((text) => text.split('\n').length)),
  };
}

function deepest(code: string): number {
  let depth = 0;
  let most = 0;
  for (const [brace] of code.matchAll(/[{}()]/g)) {
    depth += brace === '{' || brace === '(' ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

describe('a document of 1,000 levels, with 100 definitions on the way from each to the next', () => {
  const names = Array.from({ length: 100 }, (_, index) => `Def${index}`);
  const definitions = names.map((name, index) => {
    const next = names[index + 1];
    const end = { type: 'object', properties: { to: { $ref: 'Def0' }, end: { type: 'null' } } };
    return [name, next === undefined ? end : { minProperties: 0, $ref: next }];
  });
  const format = runtimeFormat(toyOf({ $ref: 'Def0', $defs: Object.fromEntries(definitions) }));

  it('ends the stack of the compiled validator', async () => {
    expect((await format).isValid(nested(1, null))).toBe(true);
    const { isValid } = await format;
    expect(() => isValid(nested(999, null))).toThrow(RangeError);
  });

  it('is validated all the same', async () => {
    expect(validate(await format, nested(999, null)).issues).toEqual([]);
    const { issues } = validate(await format, nested(999, 1));
    expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual([`schema/type ${'/to'.repeat(998)}/end`]);
  });
});

/** @param levels of objects. */
function nested(levels: number, end: unknown): unknown {
  let document: unknown = { end };
  for (let level = 1; level < levels; level += 1) document = { to: document };
  return document;
}
