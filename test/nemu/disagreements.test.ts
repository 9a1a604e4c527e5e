import { describe, expect, test } from 'vitest';
import { minimal, withInput } from '../../schemas/nemu/examples/minimal.js';
import { validateBlueprint } from '../../src/nemu/validate-blueprint.js';

const errors = (manifest: unknown) =>
  validateBlueprint(manifest)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ code, path }) => `${code} ${path}`);
const loose = (part: object) => part as never;

describe('where two validators disagree', () => {
  test.each([
    ['a duplicate tag', minimal({ blueprint: { tags: ['__proto__', '__proto__'] } }), '/blueprint/tags'],
    [
      'a duplicate required name',
      minimal({
        inputs: {
          type: 'object',
          properties: JSON.parse('{ "__proto__": { "type": "string" } }'),
          required: ['__proto__', '__proto__'],
          additionalProperties: false,
        },
      }),
      '/inputs/required',
    ],
  ])('`__proto__` is a name like any other: %s', (_, manifest, path) => {
    expect(errors(manifest)).toEqual([`schema/unique-items ${path}`]);
  });

  test.each([
    ['hosts', minimal(loose({ declared_hosts: [1, 1] })), '/declared_hosts'],
    ['hosts that are objects', minimal(loose({ declared_hosts: [{ a: 1 }, { a: 1 }] })), '/declared_hosts'],
    ['tags', minimal({ blueprint: loose({ tags: [7, 7] }) }), '/blueprint/tags'],
    ['required', withInput(loose({ type: 'object', required: [1, 1] })), '/inputs/properties/value/required'],
    [
      'required of items',
      withInput(loose({ type: 'array', items: { type: 'object', required: [null, null] } })),
      '/inputs/properties/value/items/required',
    ],
    [
      'required of the root',
      minimal(loose({ inputs: { type: 'object', properties: {}, additionalProperties: false, required: [0, 0] } })),
      '/inputs/required',
    ],
  ])('each of several equal items of the wrong type is reported: %s', (_, manifest, path) => {
    expect(errors(manifest)).toEqual(expect.arrayContaining([`schema/type ${path}/0`, `schema/type ${path}/1`]));
  });
});

describe('advice does not repeat structural issues', () => {
  const codes = (manifest: unknown) => validateBlueprint(manifest).issues.map(({ code, path }) => `${code} ${path}`);
  const value = '/inputs/properties/value';

  test.each([
    [
      'a required property that is invalid',
      withInput(loose({ type: 'object', properties: { a: null }, required: ['a'], additionalProperties: false })),
      [`schema/type ${value}/properties/a`],
    ],
    ['invalid items', withInput(loose({ type: 'array', items: [] })), [`schema/type ${value}/items`]],
    [
      'an object with an invalid `additionalProperties`',
      withInput(loose({ type: 'object', properties: [], additionalProperties: 'no' })),
      [`schema/type ${value}/properties`, `schema/const ${value}/additionalProperties`],
    ],
    [
      'a declared host in the wrong case',
      minimal({ declared_hosts: ['API.example.com'], verify_e2e: { command: 'curl https://api.example.com/' } }),
      ['schema/pattern /declared_hosts/0'],
    ],
  ])('%s', (_, manifest, expected) => {
    expect(codes(manifest)).toEqual(expected);
  });
});
