import { describe, expect, it } from 'vitest';
import type { Fixer } from '../../core/format.js';
import type { Profile } from '../../core/issue.js';
import { LIMITS } from '../../core/limits.js';
import { annotate } from '../../schemas/kit/annotate.js';
import type { RuntimeFormat, Structure, StructureNode } from '../../src/runtime/format.js';
import { explainStructure } from '../../src/runtime/structure/explain-structure.js';

interface Asked {
  readonly root: StructureNode;
  readonly definitions?: Structure['definitions'];
  readonly fixers?: Readonly<Record<string, Fixer>>;
  readonly profile?: Profile;
}

function explain({ root, definitions = {}, fixers = {}, profile = 'contract' }: Asked, value: unknown) {
  const format: RuntimeFormat = {
    id: 'toy/card',
    title: 'Toy',
    fileNames: ['toy.json'],
    $id: 'urn:toy',
    dialect: '2020-12',
    acceptsSchemaKey: false,
    isValid: () => false,
    structure: { root, definitions },
    behavior: { rules: [], fixers },
  };
  return explainStructure(format, value, profile);
}

function found(asked: Asked, value: unknown): string[] {
  return explain(asked, value).findings.map(
    ({ code, place }) => `${code} at ${place.pointer === '' ? '.' : place.pointer}`,
  );
}

const tagged = (type: string, members: Structure['definitions']): StructureNode => ({
  type: 'object',
  additionalProperties: false,
  required: ['type', ...Object.keys(members)],
  properties: { type: { const: type }, ...members },
});

const text: StructureNode = { type: 'string' };
const fields: StructureNode = {
  anyOf: [tagged('text', { label: text }), tagged('number', { label: text, min: { type: 'number' } })],
};
const nestedUnion: StructureNode = { anyOf: [{ anyOf: [text, { type: 'number' }] }, { $ref: '#/$defs/Field' }] };

it('says of what must not be there that it is not allowed, by its name where it has one', () => {
  const never: StructureNode = { not: {} };
  const root: StructureNode = { properties: { url: never, list: { items: never } } };
  const { findings } = explain({ root }, { url: 'u', list: ['x'] });
  expect(findings.map(({ code, place, message, hint }) => [code, place.pointer, message, hint])).toEqual([
    ['schema/not', '/url', '`url` is not allowed here.', 'Remove it.'],
    ['schema/not', '/list/0', 'The string `x` is not allowed here.', 'Remove it.'],
  ]);
  expect(explain({ root: never }, 1).findings.map(({ message, hint }) => [message, hint])).toEqual([
    ['The number `1` is not allowed here.', undefined],
  ]);
});

it('follows the discriminator that the generator has decided on', () => {
  const sized = (type: string, size: string): StructureNode => ({
    ...tagged(type, { size: { const: size } }),
    required: ['size', 'type'],
    properties: { size: { const: size }, type: { const: type } },
  });
  const anyOf = [sized('box', 'big'), sized('bag', 'small')];
  const value = { size: 'big', type: 'bag' };
  // Without a decision, the first property that tells the branches apart: a big one is a box.
  expect(found({ root: { anyOf } }, value)).toEqual(['schema/const at /type']);
  expect(found({ root: { anyOf, ...annotate({ discriminator: 'type' }) } }, value)).toEqual(['schema/const at /size']);
});

it('keeps the constraints of every schema that a chain of references passes', () => {
  const definitions: Structure['definitions'] = { A: { $ref: '#/$defs/B', maxLength: 3 }, B: { type: 'string' } };
  const asked = { root: { $ref: '#/$defs/A' }, definitions };
  expect(found(asked, 'too long')).toEqual(['schema/max-length at .']);
  expect(found(asked, 7)).toEqual(['schema/type at .']);
});

describe('one finding for one fault', () => {
  it.each<[string, Asked, unknown, string[]]>([
    ['a wrong property of a known variant', { root: fields }, { type: 'text', label: 1 }, ['schema/type at /label']],
    [
      'a property of another variant',
      { root: fields },
      { type: 'text', label: 'a', min: 1 },
      ['schema/unknown-key at /min'],
    ],
    ['a discriminator that no variant knows', { root: fields }, { type: 'tetx', label: 'a' }, ['schema/enum at /type']],
    [
      'a discriminator that no variant knows, beside what they all refuse',
      { root: fields },
      { type: 'tetx', label: 1 },
      ['schema/enum at /type', 'schema/type at /label'],
    ],
    ['a discriminator of another kind', { root: fields }, { type: 7, label: 'a' }, ['schema/enum at /type']],
    ['a missing discriminator', { root: fields }, { label: 'a' }, ['schema/required at /type']],
    ['a value of a kind that no variant has', { root: fields }, [1], ['schema/type at .']],
    [
      'a kind that only one variant has',
      { root: { anyOf: [text, fields] } },
      { type: 'text' },
      ['schema/required at /label'],
    ],
    [
      'a union in a union in a definition',
      { root: nestedUnion, definitions: { Field: fields } },
      { type: 'number', label: 'a', min: '1' },
      ['schema/type at /min'],
    ],
    ['a kind that no union has', { root: nestedUnion, definitions: { Field: fields } }, true, ['schema/type at .']],
    [
      'the closest of variants that nothing tells apart',
      {
        root: {
          anyOf: [
            { type: 'object', required: ['a', 'b', 'c'] },
            { type: 'object', required: ['d'], properties: { x: { minLength: 2 } } },
          ],
        },
      },
      { d: 1, x: 'y' },
      ['schema/min-length at /x'],
    ],
    [
      'a variant with constraints next to its reference',
      { root: { anyOf: [{ $ref: '#/$defs/A', minProperties: 2 }, text] }, definitions: { A: { type: 'object' } } },
      { a: 1 },
      ['schema/min-properties at .'],
    ],
    [
      'exactly one of two, and both fit',
      { root: { oneOf: [{ required: ['a'] }, { required: ['b'] }] } },
      { a: 1, b: 1 },
      ['schema/one-of at .'],
    ],
    [
      'exactly one, where one of them is a union of which two fit',
      { root: { type: 'number', oneOf: [{ type: 'string' }, { anyOf: [{ minimum: 1 }, { maximum: 5 }] }] } },
      3,
      [],
    ],
    ['what must not be', { root: { not: { type: 'string' } } }, 'a', ['schema/not at .']],
    [
      'a key that is a choice',
      { root: { propertyNames: { anyOf: [{ const: 'a' }, { const: 'b' }] } } },
      { c: 1 },
      ['schema/property-names at /c'],
    ],
    [
      'a key with two constraints',
      { root: { propertyNames: { minLength: 2, allOf: [{ pattern: '^a' }] } } },
      { b: 1, ab: 1 },
      ['schema/property-names at /b'],
    ],
    [
      'a key that a definition describes',
      { root: { propertyNames: { $ref: '#/$defs/K', maxLength: 2 } }, definitions: { K: { pattern: '^a' } } },
      { abc: 1 },
      ['schema/property-names at /abc'],
    ],
    [
      'constraints of `allOf`',
      { root: { allOf: [{ required: ['a'] }, { properties: { b: text } }] } },
      { b: 1 },
      ['schema/type at /b', 'schema/required at /a'],
    ],
    [
      'members by pattern and by name',
      {
        root: { properties: { xa: text }, patternProperties: { '^x': { minLength: 2 } }, additionalProperties: false },
      },
      { xa: 1, xb: 'c', y: 1 },
      ['schema/unknown-key at /y', 'schema/type at /xa', 'schema/min-length at /xb'],
    ],
    [
      'items by place and the rest',
      { root: { prefixItems: [text], items: { type: 'number' } } },
      [1, 'a'],
      ['schema/type at /0', 'schema/type at /1'],
    ],
    [
      'a tuple that is too long',
      { root: { prefixItems: [text], items: false } },
      ['a', 'b'],
      ['schema/max-items at .'],
    ],
    [
      'two keys called __proto__ in a set',
      { root: { uniqueItems: true } },
      [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}')],
      ['schema/unique-items at .'],
    ],
    ['numbers that are the same', { root: { uniqueItems: true } }, [0, -0], ['schema/unique-items at .']],
    [
      'keys that only the prototype has',
      { root: { required: ['toString'], properties: { constructor: text } } },
      {},
      ['schema/required at /toString'],
    ],
    ['text counted in code points', { root: { maxLength: 2, minLength: 2 } }, '😀😀', []],
    [
      'a circle of references',
      { root: { $ref: '#/$defs/A' }, definitions: { A: { $ref: '#/$defs/B' }, B: { type: 'string' } } },
      1,
      ['schema/type at .'],
    ],
  ])('%s', (_, asked, value, expected) => {
    expect(found(asked, value).sort()).toEqual([...expected].sort());
  });
});

describe('a union is explained by the branch that fits best', () => {
  const closed = (properties: Structure['definitions'], required: readonly string[]): StructureNode => ({
    type: 'object',
    required,
    properties,
    additionalProperties: false,
  });
  const number: StructureNode = { type: 'number' };
  const shared: StructureNode = {
    anyOf: [
      closed({ t: { const: 'a' }, x: text }, ['t', 'x']),
      closed({ t: { const: 'a' }, y: number }, ['t', 'y']),
      closed({ t: { const: 'b' }, z: number }, ['t', 'z']),
    ],
  };
  const base: StructureNode = { type: 'object', required: ['id'], properties: { id: text } };
  const tag = (value: string): StructureNode => ({
    allOf: [
      { $ref: '#/$defs/Base' },
      { type: 'object', required: ['tag'], properties: { tag: { $ref: `#/$defs/${value}` } } },
    ],
  });
  const combined: Asked = {
    root: { oneOf: [tag('one'), tag('two')] },
    definitions: { Base: base, one: { const: 'one' }, two: { const: 'two' } },
  };
  const flags = (keyword: 'anyOf' | 'oneOf'): StructureNode => ({
    ...closed({ squash: { type: 'boolean' }, rebase: { type: 'boolean' } }, []),
    [keyword]: ['squash', 'rebase'].map((name) => ({ required: [name], properties: { [name]: { const: true } } })),
  });
  const optional: StructureNode = {
    anyOf: [closed({ t: { const: 'a' }, x: text }, ['x']), closed({ t: { const: 'b' }, y: number }, ['t', 'y'])],
  };
  const wants = (keyword: 'anyOf' | 'oneOf', ...groups: readonly (readonly string[])[]): StructureNode => ({
    type: 'object',
    [keyword]: groups.map((required) => ({ required })),
  });

  it.each<[name: string, asked: Asked, value: unknown, expected: string[]]>([
    [
      'a discriminator that two branches share',
      { root: shared },
      { t: 'a', y: 'no' },
      ['/y: Expected a number, found the string `no`.'],
    ],
    ['no branch of those that share it', { root: shared }, { t: 'b' }, ['/z: `z` is missing. Add `z`.']],
    [
      'a wrong discriminator that two branches share',
      { root: shared },
      { t: 'c', x: 'x' },
      ['/t: The string `c` is not allowed here. Use `a` or `b`.'],
    ],
    [
      'a discriminator inside `allOf`, behind references',
      combined,
      { id: 'i', tag: 'thre' },
      ['/tag: The string `thre` is not allowed here. Use `one` or `two`.'],
    ],
    [
      'what is wrong in a branch that a discriminator inside `allOf` has chosen',
      combined,
      { id: 1, tag: 'two' },
      ['/id: Expected a string, found the number `1`. Write `"1"`, with quotes.'],
    ],
    ['a discriminator that is optional in one branch', { root: optional }, { y: 1 }, ['/t: `t` is missing. Add `t`.']],
    [
      'a branch whose discriminator may be missing',
      { root: optional },
      { x: 1 },
      ['/x: Expected a string, found the number `1`. Write `"1"`, with quotes.'],
    ],
    [
      'a choice between constants',
      { root: flags('anyOf') },
      { squash: false, rebase: false },
      ['.: `squash` or `rebase` must be `true`. Set one of them to `true`.'],
    ],
    [
      'a choice between constants of which one may be given',
      { root: flags('oneOf') },
      { squash: false, rebase: false },
      ['.: `squash` or `rebase` must be `true`. Set exactly one of them to `true`.'],
    ],
    [
      'a choice between properties',
      { root: wants('anyOf', ['a'], ['b'], ['c']) },
      {},
      ['.: `a`, `b` or `c` is missing. Add one of them.'],
    ],
    [
      'a choice between groups of properties',
      { root: wants('oneOf', ['a', 'b'], ['c', 'd']) },
      {},
      ['.: `a` and `b`, or `c` and `d` is missing. Add exactly one of them.'],
    ],
    [
      'the group that is nearly complete',
      { root: wants('oneOf', ['a', 'b'], ['c', 'd']) },
      { c: 1 },
      ['/d: `d` is missing. Add `d`.'],
    ],
    [
      'a choice between a property and a constant',
      { root: { anyOf: [{ required: ['a'] }, { properties: { b: { const: 2 } }, required: ['b'] }] } },
      {},
      ['.: `a` or `b` is missing. Add one of them.'],
    ],
    [
      'properties that exclude each other',
      { root: wants('oneOf', ['a'], ['b'], ['c']) },
      { a: 1, b: 1 },
      ['.: Only one of `a` and `b` is allowed. Remove one of them.'],
    ],
    [
      'three properties that exclude each other',
      { root: wants('oneOf', ['a'], ['b'], ['c']) },
      { a: 1, b: 1, c: 1 },
      ['.: Only one of `a`, `b` and `c` is allowed. Remove all of them but one.'],
    ],
    [
      'a type that no branch can have',
      {
        root: {
          anyOf: [
            { type: 'string', allOf: [number] },
            { type: 'number', allOf: [text] },
          ],
        },
      },
      true,
      ['.: Expected a number, found `true`.'],
    ],
  ])('%s', (_, asked, value, expected) => {
    const lines = explain(asked, value).findings.map(
      ({ place, message, hint }) =>
        `${place.pointer === '' ? '.' : place.pointer}: ${message}${hint === undefined ? '' : ` ${hint}`}`,
    );
    expect(lines).toEqual(expected);
  });
});

describe('work is bounded', () => {
  it('over a list of a million bad items', () => {
    const { findings, complete } = explain({ root: { items: text } }, new Array(1_000_000).fill(0));
    expect(findings).toHaveLength(LIMITS.issues + 1);
    expect(complete).toBe(false);
  });

  it('over an object of a hundred thousand unknown keys', () => {
    const keys = Array.from({ length: 100_000 }, (_, index) => [`key${index}`, 1]);
    const { findings } = explain(
      { root: { properties: { a: text }, additionalProperties: false } },
      Object.fromEntries(keys),
    );
    expect(findings).toHaveLength(LIMITS.issues + 1);
  });

  /** Each level can be meant in two ways that nothing tells apart. */
  const forked: Asked = {
    root: { $ref: '#/$defs/Fork' },
    definitions: {
      Fork: {
        anyOf: [
          { type: 'object', properties: { next: { $ref: '#/$defs/Fork' } }, required: ['left'] },
          { type: 'object', properties: { next: { $ref: '#/$defs/Fork' } }, required: ['right'] },
          { type: 'number' },
        ],
      },
    },
  };
  const chain = (levels: number, end: unknown, members: object): unknown => {
    let value = end;
    for (let level = 0; level < levels; level += 1) value = { next: value, ...members };
    return value;
  };

  it('over unions in unions: each value is tried against each branch once', () => {
    expect(found(forked, chain(100, 'end', { left: 1 }))).toEqual([`schema/type at ${'/next'.repeat(100)}`]);
  });

  it('and finds nothing wrong where nothing is', () => {
    expect(found(forked, chain(150, 1, { left: 1, right: 1 }))).toEqual([]);
  });

  it('beyond two hundred trials within each other', () => {
    const { findings } = explain(forked, chain(990, 'end', { left: 1 }));
    expect(findings.map(({ code }) => code)).toEqual(['schema/any-of']);
  });

  it('over negations in negations', () => {
    const negated: Asked = {
      root: { $ref: '#/$defs/N' },
      definitions: { N: { not: { properties: { next: { $ref: '#/$defs/N' } } } } },
    };
    expect(() => explain(negated, chain(990, {}, {}))).not.toThrow();
  });
});

describe('leniency', () => {
  const lenient: StructureNode = {
    type: 'object',
    required: ['a', 'b'],
    properties: {
      a: { type: 'string', minLength: 2, ...annotate({ leniency: { type: { platform: 'ignored' } } }) },
      b: { enum: ['x'], ...annotate({ leniency: { '*': { contract: 'warning', platform: 'ignored' } } }) },
    },
    additionalProperties: false,
    ...annotate({ leniency: { additionalProperties: { platform: 'warning' }, 'required/b': { platform: 'ignored' } } }),
  };

  it.each<[string, Profile, unknown, string[]]>([
    ['by keyword', 'platform', { a: 1, b: 'x' }, ['ignored /a']],
    ['for that keyword only', 'platform', { a: 'y', b: 'x' }, ['error /a']],
    ['for that profile only', 'contract', { a: 1, b: 'x' }, ['error /a']],
    ['for all of a node', 'contract', { a: 'yy', b: 'y' }, ['warning /b']],
    ['for all of a node, in the other profile', 'platform', { a: 'yy', b: 'y' }, ['ignored /b']],
    ['for unknown keys', 'platform', { a: 'yy', b: 'x', c: 1 }, ['warning /c']],
    ['for one missing member, and not another', 'platform', {}, ['error /a', 'ignored /b']],
    ['not at all', 'contract', {}, ['error /a', 'error /b']],
  ])('%s', (_, profile, value, expected) => {
    const { findings } = explain({ root: lenient, profile }, value);
    expect(findings.map(({ severity, place }) => `${severity} ${place.pointer}`).sort()).toEqual(expected);
  });

  describe('for a property and all inside it, in some of the values', () => {
    const inner: StructureNode = {
      type: 'object',
      required: ['size'],
      additionalProperties: false,
      properties: {
        size: { anyOf: [{ type: 'number' }, { type: 'object', properties: { w: { type: 'number' } } }] },
      },
    };
    const where = { '/by/kind': 'x' };
    const root: StructureNode = {
      properties: { a: { $ref: '#/$defs/Inner' }, b: { $ref: '#/$defs/Inner' }, by: {} },
      ...annotate({
        leniency: {
          'properties/a': { contract: 'ignored', platform: 'warning', where },
        },
      }),
    };
    const outcome = (value: unknown, profile: Profile = 'contract') => {
      const { findings, complete } = explain({ root, definitions: { Inner: inner }, profile }, value);
      return {
        complete,
        found: findings.map(({ severity, place, cutAt }) => `${severity} ${place.pointer} cut ${cutAt?.pointer}`),
      };
    };

    it.each<[string, unknown, string[]]>([
      ['of the wrong type', 1, ['ignored /a cut undefined']],
      ['null', null, ['ignored /a cut undefined']],
      ['with an unknown key', { size: 1, c: 1 }, ['ignored /a/c cut undefined']],
      ['without a required one', {}, ['ignored /a/size cut undefined']],
      ['wrong further inside, in a union', { size: { w: '1' } }, ['ignored /a/size/w cut undefined']],
      ['with nothing wrong', { size: 1 }, []],
    ])('ignores one %s', (_, a, expected) =>
      expect(outcome({ by: { kind: 'x' }, a })).toEqual({ complete: true, found: expected }),
    );

    it('says what the other profile makes of it', () =>
      expect(outcome({ by: { kind: 'x' }, a: { size: 1, c: 1 } }, 'platform').found).toEqual([
        'warning /a/c cut /a/c',
      ]));

    it.each<[string, unknown]>([
      ['holds another value', { kind: 'y' }],
      ['holds nothing', {}],
      ['is not an object', 'x'],
      ['has the value only by inheritance', Object.create({ kind: 'x' })],
    ])('not where the place %s', (_, by) => expect(outcome({ by, a: 1 }).found).toEqual(['error /a cut /a']));

    it('leaves the properties beside it alone', () =>
      expect(outcome({ by: { kind: 'x' }, a: 1, b: 1 }).found.sort()).toEqual([
        'error /b cut /b',
        'ignored /a cut undefined',
      ]));

    it('looks for one fault only of those that are ignored', () => {
      const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, 1]));
      const { complete, found } = outcome({ by: { kind: 'x' }, a: { size: 1, ...many }, b: 1 });
      expect(complete).toBe(true);
      expect(found.filter((line) => line.startsWith('ignored')).length).toBe(1);
      expect(found).toContain('error /b cut /b');
    });

    it('of which too many to report are still too many', () => {
      const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, 1]));
      expect(outcome({ by: { kind: 'x' }, a: { size: 1, ...many } }, 'platform').complete).toBe(false);
    });
  });

  it('does not count what the profile ignores', () => {
    const keys = Array.from({ length: 5000 }, (_, index) => [`key${index}`, 1]);
    const root: StructureNode = {
      properties: { a: text },
      additionalProperties: false,
      ...annotate({ leniency: { additionalProperties: { platform: 'ignored' } } }),
    };
    const { findings, complete } = explain({ root, profile: 'platform' }, { ...Object.fromEntries(keys), a: 1 });
    expect(complete).toBe(true);
    expect(findings.filter(({ severity }) => severity === 'error').map(({ place }) => place.pointer)).toEqual(['/a']);
  });
});

describe('hints', () => {
  const fixers = { lower: (value: string) => value.toLowerCase(), useless: () => '???' };
  const named: StructureNode = {
    type: 'string',
    pattern: '^[a-z]+$',
    ...annotate({ constraint: 'lower-case letters', fix: 'lower' }),
  };

  it.each<[string, Asked, unknown, string, string | undefined]>([
    ['the fixed string', { root: named, fixers }, 'Radar', '`Radar` must be lower-case letters.', 'Write `radar`.'],
    [
      'no fix that does not help',
      { root: named, fixers },
      'Radar 1',
      '`Radar 1` must be lower-case letters.',
      undefined,
    ],
    ['no fix that is not there', { root: named }, 'Radar', '`Radar` must be lower-case letters.', undefined],
    [
      'no fix that the prototype has',
      { root: { pattern: '^a$', ...annotate({ constraint: 'an a', fix: 'toString' }) } },
      'b',
      '`b` must be an a.',
      undefined,
    ],
    [
      'a hint for a string that writers are likely to give',
      { root: { enum: ['agents.read'], ...annotate({ hints: { agents: 'Say `agents.read`.' } }) } },
      'agents',
      'The string `agents` is not allowed here.',
      'Say `agents.read`.',
    ],
    [
      'no hint that the prototype has',
      { root: { enum: ['a'], ...annotate({ hints: {} }) } },
      'constructor',
      'The string `constructor` is not allowed here.',
      'Use `a`.',
    ],
    [
      'a hint for a property',
      { root: { properties: {}, additionalProperties: false, ...annotate({ hints: { colour: 'Say `color`.' } }) } },
      { colour: 1 },
      'Unknown property `colour`.',
      'Say `color`.',
    ],
    [
      'no hint for a property that the prototype has',
      { root: { properties: {}, additionalProperties: false, ...annotate({ hints: { colour: 'Say `color`.' } }) } },
      { constructor: 1 },
      'Unknown property `constructor`.',
      'Remove it.',
    ],
    [
      'the nearest of many',
      { root: { enum: ['stream', 'state'] } },
      'Stream',
      'The string `Stream` is not allowed here.',
      'Did you mean `stream`? Use `stream` or `state`.',
    ],
    [
      'a number in quotes',
      { root: { type: 'integer' } },
      '7',
      'Expected an integer, found the string `7`.',
      'Write `7` without quotes.',
    ],
    [
      'a string that only looks like one',
      { root: { type: 'integer' } },
      '7.5',
      'Expected an integer, found the string `7.5`.',
      undefined,
    ],
    [
      'a boolean in quotes',
      { root: { type: 'boolean' } },
      'true',
      'Expected a boolean, found the string `true`.',
      'Write `true` without quotes.',
    ],
    [
      'a single item',
      { root: { type: 'array' } },
      'a',
      'Expected an array, found the string `a`.',
      'Wrap it in an array: `[…]`.',
    ],
    [
      'how much too long',
      { root: { maxLength: 2 } },
      'abcd',
      'The string has 4 characters; at most 2 are allowed.',
      'Shorten it by 2 characters.',
    ],
    [
      'how much too short',
      { root: { minLength: 2 } },
      'a',
      'The string has 1 character; at least 2 are required.',
      'Write at least 2 characters.',
    ],
    ['the empty string', { root: { minLength: 1 } }, '', 'The string is empty.', 'Write at least 1 character.'],
    [
      'how many items too many',
      { root: { maxItems: 1 } },
      [1, 2, 3],
      'The array has 3 items; at most 1 is allowed.',
      'Remove 2 items.',
    ],
    [
      'how many items too few',
      { root: { minItems: 3 } },
      [1],
      'The array has 1 item; at least 3 are required.',
      'Add at least 2 items.',
    ],
    [
      'where duplicates are',
      { root: { uniqueItems: true } },
      ['a', { b: 1 }, { b: 1 }],
      'The array contains the same object twice, at index 1 and at index 2.',
      'Remove one of them.',
    ],
    [
      'how many properties too few',
      { root: { minProperties: 2 } },
      { a: 1 },
      'The object has 1 property; at least 2 are required.',
      'Add at least 1 property.',
    ],
    [
      'how many properties too many',
      { root: { maxProperties: 1 } },
      { a: 1, b: 2 },
      'The object has 2 properties; at most 1 is allowed.',
      'Remove 1 property.',
    ],
    [
      'an item that the array lacks',
      { root: { contains: { enum: ['a', 2] } } },
      [],
      'No item of the array is `a` or `2`.',
      'Add `a` or `2`.',
    ],
    [
      'the item that is nearest to one that the array lacks',
      {
        root: {
          contains: { type: 'object', properties: { kind: { const: 'main' } }, required: ['kind', 'name'] },
        },
      },
      [1, {}, { kind: 'main' }, { kind: 'other', name: '' }],
      'No item of the array is a matching object, whose `kind` is `"main"`.',
      'Add a matching object, whose `kind` is `"main"`, or fix item 2: `name` is missing.',
    ],
    [
      'how many items are too few',
      { root: { contains: { type: 'string' }, minContains: 3 } },
      ['a', 1],
      'Only 1 item of the array is a string; at least 3 are required.',
      'Add 2 such items, or fix item 1: Expected a string, found the number `1`.',
    ],
    [
      'a number of items that is too small for words of their own',
      { root: { contains: annotate({ constraint: 'a prime number' }), minContains: 3, maxContains: 4 } },
      [2, 3],
      'Only 2 items of the array match (a prime number); at least 3 are required.',
      'Add a prime number.',
    ],
    [
      'how many items are too many',
      { root: { contains: { type: ['string', 'null'] }, maxContains: 1 } },
      ['a', null, 1],
      'Each of 2 items of the array is a string or `null`; at most 1 may be.',
      'Remove 1 such item.',
    ],
    [
      'what another property needs',
      { root: { dependentSchemas: { from: { properties: { to: { minimum: 5 } } } } } },
      { from: 1, to: 2 },
      '`2` is below `5`.',
      'Use 5 or more.',
    ],
    [
      'a property that may never be given',
      { root: { dependentSchemas: { from: { not: {} } } } },
      { from: 1 },
      '`from` is not allowed here.',
      'Remove it.',
    ],
    [
      'the pattern of a property name that is described by nothing else',
      { root: { propertyNames: { pattern: '^a' } } },
      { b: 1 },
      'The property name `b` does not match the required pattern.',
      'Write a string that matches `^a`.',
    ],
    [
      'the empty property name',
      { root: { propertyNames: { minLength: 1 } } },
      { '': 1 },
      'The property name is empty.',
      'Write at least 1 character.',
    ],
  ])('give %s', (_, asked, value, message, hint) => {
    expect(explain(asked, value).findings.map((finding) => [finding.message, finding.hint])).toEqual([[message, hint]]);
  });
});
