import { describe, expect, it } from 'vitest';
import { documentBlock, type JsonBlockKind, jsonBlock } from '../../../generator/print/markdown/json-block.js';
import { examplesOf } from '../../support/examples-of.js';

const issues = [
  { code: 'toy/no-bar', path: '' },
  { code: 'toy/no -->', path: '/a~1b/x -->/100%/é/--' },
];

describe('jsonBlock', () => {
  it.each<[what: JsonBlockKind, marker: string]>([
    [{ kind: 'valid' }, 'valid'],
    [{ kind: 'part' }, 'part'],
    [{ kind: 'schema' }, 'schema'],
    [{ kind: 'valid', trust: 'first-party', profile: 'platform' }, 'valid trust first-party profile platform'],
    [
      { kind: 'invalid', issues, profile: 'platform' },
      'invalid toy/no-bar at "" toy/no%20%2D-%3E at /a~1b/x%20%2D-%3E/100%25/%C3%A9/%2D- profile platform',
    ],
    [{ kind: 'invalid', issues: [{ code: 'a/b', path: '/\ud800' }] }, 'invalid a/b at /%EF%BF%BD'],
  ])('marks %j', (what, marker) => {
    expect(jsonBlock('{}', what)).toBe(`<!-- example: ${marker} -->\n\`\`\`json\n{}\n\`\`\``);
    expect(marker).not.toContain('--');
  });

  it('says what a reader of the page reads back', () => {
    const [example] = examplesOf(jsonBlock('{}', { kind: 'invalid', issues, trust: 'a b' }));
    expect(example).toMatchObject({ kind: 'invalid', issues, trust: 'a b', text: '{}' });
  });

  it.each([
    ['{"a":"```"}', '````'],
    ['{"a":"`````"}', '``````'],
    ['{"a":"`"}', '```'],
  ])('fences %s with %s', (json, fence) => {
    expect(jsonBlock(json, { kind: 'part' }).split('\n').slice(1)).toEqual([`${fence}json`, json, fence]);
  });

  it('writes what cannot be seen as JSON escapes', () => {
    expect(jsonBlock('{"a":"\u202e"}', { kind: 'part' })).toContain('{"a":"\\u202e"}');
  });
});

describe('documentBlock', () => {
  it.each<[string, document: unknown, lines: number, isPrinted: boolean]>([
    ['a small document', { a: 1 }, 3, true],
    ['as many lines as allowed', { a: [1, 2] }, 6, true],
    ['more lines than allowed', ['x'.repeat(80), 'x'.repeat(80)], 3, false],
    ['a line that is too long', 'x'.repeat(98), 1, true],
    ['a line that is longer still', 'x'.repeat(99), 1, false],
    ['what JSON cannot hold', undefined, 9, false],
  ])('prints or not: %s', (_, document, lines, isPrinted) => {
    expect(documentBlock(document, { kind: 'valid' }, lines) !== undefined).toBe(isPrinted);
  });
});
