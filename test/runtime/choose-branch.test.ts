import { describe, expect, it } from 'vitest';
import type { StructureNode } from '../../src/runtime/format.js';
import { chooseBranch } from '../../src/runtime/structure/choose-branch.js';
import { SchemaReader } from '../../src/runtime/structure/schema-reader.js';

const word: StructureNode = { type: 'string', enum: ['ns:text', 'ns:json'] };
const path: StructureNode = { type: 'string', pattern: '^[a-z]+/[a-z]+$' };

function port(title: string, members: Record<string, StructureNode>, required: readonly string[]): StructureNode {
  return {
    title,
    type: 'object',
    required,
    properties: { id: { type: 'string', pattern: '^[a-z]+$' }, ...members },
    additionalProperties: false,
  };
}

/** Two discriminators: a required one that is a list or a form, and one that may be missing in half of the branches. */
const PORTS = [
  port('word stream', { type: word, mode: { const: 'stream' } }, ['id', 'type']),
  port('path stream', { type: path, mode: { const: 'stream' } }, ['id', 'type']),
  port('word request', { type: word, mode: { const: 'request' }, response: {} }, ['id', 'type', 'mode', 'response']),
  port('path request', { type: path, mode: { const: 'request' }, response: {} }, ['id', 'type', 'mode', 'response']),
];

function choose(branches: readonly StructureNode[], value: unknown): unknown {
  const choice = chooseBranch(branches, value, new SchemaReader({ root: {}, definitions: {} }));
  switch (choice.kind) {
    case 'decided':
      return choice.branch.title;
    case 'open':
      return choice.branches.map((branch) => branch.title);
    case 'unknown string':
      return 'unknown string';
    case 'wrong tags':
      return [
        choice.tags.map((tag) => `${tag.known === undefined ? 'no' : 'unknown'} ${tag.name}`),
        choice.branches.map((branch) => branch.title),
      ];
    case 'wrong type':
      return choice.types;
    default:
      return choice satisfies never;
  }
}

describe('which branch of a union was meant', () => {
  it.each([
    // A missing `mode` may have been forgotten.
    [{ id: 'a', type: 'ns:text' }, ['word stream', 'word request']],
    [{ id: 'a', type: 'a/b' }, ['path stream', 'path request']],
    [{ type: 'a/b', mode: 'request' }, 'path request'],
    [{ id: 5, type: 'ns:json', mode: 'request' }, 'word request'],
    [{ id: 'a', type: 'ns:text', response: {} }, ['word stream', 'word request']],
    [{ id: 'a', type: 'a:b', mode: 'request' }, [['unknown type'], ['word request', 'path request']]],
    [{ id: 'a', type: 'a/b', mode: 'push' }, [['unknown mode'], ['path stream', 'path request']]],
    [{ id: 'a', mode: 'request' }, [['no type'], ['word request', 'path request']]],
    ['text', ['object']],
    [{ id: 'a', type: 7 }, [['unknown type'], PORTS.map((branch) => branch.title)]],
    [{ type: 7, mode: 7 }, [['unknown type', 'unknown mode'], PORTS.map((branch) => branch.title)]],
  ])('%j', (value, expected) => {
    expect(choose(PORTS, value)).toEqual(expected);
  });

  it('leaves open what the members do not tell apart', () => {
    const alike = [
      port('one', { size: { type: 'number' } }, ['id']),
      port('two', { name: { type: 'string' } }, ['id']),
    ];
    expect(choose(alike, { id: 'A' })).toEqual(['one', 'two']);
  });

  it('says that no branch allows a string', () => {
    expect(choose([word, path], 'ns:string')).toBe('unknown string');
  });

  it('asks nothing of members that only the prototype has', () => {
    const tagged = [port('one', { constructor: { const: 'one' } }, ['constructor'])];
    const both = [...tagged, port('two', { constructor: { const: 'two' } }, ['constructor'])];
    expect(choose(both, { id: 'a' })).toEqual([['no constructor'], ['one', 'two']]);
  });
});
