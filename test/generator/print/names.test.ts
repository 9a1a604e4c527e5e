import { describe, expect, it } from 'vitest';
import { camelCase, isIdentifier, pascalCase, runtimeName } from '../../../generator/print/names/identifiers.js';
import { NamePool } from '../../../generator/print/names/name-pool.js';
import { RESERVED_WORDS } from '../../../generator/print/names/reserved-names.js';

describe('identifiers', () => {
  it.each<[name: string, camel: string, pascal: string]>([
    ['fs.read', 'fsRead', 'FsRead'],
    ['my-document', 'myDocument', 'MyDocument'],
    ['a-2b', 'a2b', 'A2b'],
    ['MCPTool', 'mcpTool', 'MCPTool'],
    ['URL', 'url', 'URL'],
    ['2-fa', '_2Fa', '_2Fa'],
    ['été', 'été', 'Été'],
    ['e\u0301te', 'éte', 'Éte'],
    ['имя файла', 'имяФайла', 'ИмяФайла'],
    ['\u0301a', '_\u0301a', '_\u0301a'],
    ['a_b', 'aB', 'AB'],
    ['__proto__', 'proto', 'Proto'],
    ['*/ evil', 'evil', 'Evil'],
    ['a\nb', 'aB', 'AB'],
    ['😀', '', ''],
    ['\ud800', '', ''],
    ['', '', ''],
  ])('of %j', (name, camel, pascal) => {
    expect([camelCase(name), pascalCase(name)]).toEqual([camel, pascal]);
    expect([camel, pascal].every((made) => made === '' || isIdentifier(made))).toBe(true);
  });

  it.each([
    ['a', true],
    ['$_', true],
    ['имя', true],
    ['a1', true],
    ['1a', false],
    ['a-b', false],
    ['a b', false],
    ['', false],
    ['a\n', false],
    ['\u0301a', false],
    ['a\u2028', false],
  ])('%j can stand after a dot: %s', (name, expected) => {
    expect(isIdentifier(name)).toBe(expected);
  });

  it('name the runtime module of a document', () => {
    expect(runtimeName('my-card')).toBe('myCardRuntime');
  });
});

describe('NamePool', () => {
  it.each<[string, wanted: readonly string[], given: readonly string[]]>([
    ['gives free names as they are', ['a', 'b'], ['a', 'b']],
    ['gives none twice', ['a', 'a', 'a'], ['a', 'a_', 'a__']],
    ['gives none twice that was wanted by its longer name', ['a_', 'a', 'a'], ['a_', 'a', 'a__']],
    ['gives no reserved word', ['class', 'class_', 'class'], ['class_', 'class__', 'class___']],
    ['tells letter cases apart', ['a', 'A'], ['a', 'A']],
    ['has no names of its own', ['constructor', '__proto__', 'toString'], ['constructor', '__proto__', 'toString']],
  ])('%s', (_, wanted, given) => {
    const pool = new NamePool([RESERVED_WORDS]);
    expect(wanted.map((name) => pool.claim(name))).toEqual(given);
  });
});
