import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineFormat } from '../../core/format.js';
import { defineRule } from '../../core/rule.js';
import { generate } from '../../generator/index.js';
import { REPORTER_NAMES } from '../../src/cli/reporters/index.js';
import { run } from '../../src/cli/run.js';
import { folder } from '../cli/support/folder.js';
import { memoryIo } from '../cli/support/memory-io.js';

/** What a terminal would obey, and what a reader would not see or would read in another order. */
const UNSEEN: Readonly<Record<string, string>> = {
  escape: '\u001b[31m',
  'a null character': '\u0000',
  'a bell': '\u0007',
  'a carriage return': '\r',
  'a C1 control': '\u009b31m',
  'a soft hyphen': '\u00ad',
  'an Arabic letter mark': '\u061c',
  'a zero-width space': '\u200b',
  'a zero-width joiner': '\u200d',
  'a right-to-left mark': '\u200f',
  'a line separator': '\u2028',
  'a paragraph separator': '\u2029',
  'a right-to-left override': '\u202e',
  'an isolate': '\u2066',
  'a word joiner': '\u2060',
  'a byte order mark': '\ufeff',
  'an annotation anchor': '\ufff9',
  'a tag character': '\u{e0041}',
  'a lone surrogate': '\ud800',
};

const RAW = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The characters of a text that are not to be seen, but for those that lay it out. */
function rawIn(text: string): string[] {
  return [...new Set(text.match(RAW) ?? [])]
    .filter((character) => character !== '\n' && character !== '\t')
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`);
}

const ALL = Object.values(UNSEEN).join('x');

/** A name in a schema must not have lone surrogates. */
const NAME = ALL.replace(/\p{Cs}/gu, '');
const DEFINITION = `Definition${NAME}`;

describe('a format made of characters that nobody sees', () => {
  const hostile = (text: string): string => `${text}${ALL}`;
  const format = defineFormat({
    id: 'toy/hostile',
    title: hostile('Title'),
    description: hostile('Description'),
    fileNames: ['hostile.json'],
    source: 'hostile.schema.ts',
    behaviorFrom: 'hostile.behavior.ts#hostile',
    examples: [{ name: 'one', title: hostile('one'), document: { [NAME]: ALL, kind: ALL } }],
    reference: [{ title: hostile('Section'), text: hostile('Text') }],
    schema: {
      type: 'object',
      title: hostile('Root'),
      description: hostile('Root'),
      additionalProperties: false,
      required: ['kind'],
      properties: {
        [NAME]: { type: 'string', title: hostile('T'), description: hostile('D'), default: ALL, examples: [ALL] },
        kind: { enum: [ALL, 'b'] },
        choice: {
          anyOf: ['a', ALL].map((tag) => ({
            type: 'object',
            title: hostile(tag),
            properties: { tag: { const: tag } },
            required: ['tag'],
            additionalProperties: false,
          })),
        },
        named: { $ref: `#/$defs/${encodeURIComponent(DEFINITION)}` },
      },
      $defs: { [DEFINITION]: { type: 'string', description: ALL } },
    },
    behavior: {
      rules: [
        defineRule({
          id: 'toy/seen',
          severity: 'warning',
          basis: 'advice',
          summary: hostile('Summary'),
          rationale: hostile('Rationale'),
          fix: hostile('Fix'),
          valid: [{ title: hostile('valid'), document: { kind: 'b' } }],
          invalid: [{ title: hostile('invalid'), document: { kind: ALL }, at: ['/kind'] }],
          *check(document: { readonly kind?: string }) {
            if (document.kind === ALL) yield { path: '/kind', message: hostile('Message') };
          },
        }),
      ],
    },
  });

  it('has none of them in any artifact', async () => {
    const files = await generate([format]);
    expect(files.length).toBeGreaterThan(5);
    expect(files.map(({ path: name, text }) => [name, rawIn(text)]).filter(([, raw]) => raw?.length)).toEqual([]);
  });
});

describe.each(REPORTER_NAMES)('the reporter %s', (reporter) => {
  it('prints none of them, from names, keys, values or texts', async () => {
    const names = Object.values(UNSEEN).filter((text) => !/\p{Cs}/u.test(text) && !text.includes('\0'));
    const cwd = folder({});
    const below = path.join(cwd, `a${names.join('')}%0A::error::b`);
    mkdirSync(below);
    const card = { name: ALL, [ALL]: { [ALL]: ALL }, permissions: [ALL], settings: [{ key: ALL, type: ALL }] };
    writeFileSync(path.join(below, 'neurosquad-card.json'), JSON.stringify(card));
    writeFileSync(path.join(cwd, 'card.json'), `{ "name": ${ALL} }`);
    const io = memoryIo({ cwd });
    await run(['validate', '--reporter', reporter], io);
    expect(io.printed.stdout).not.toBe('');
    expect([rawIn(io.printed.stdout), rawIn(io.printed.stderr)]).toEqual([[], []]);
  });
});

describe('a call with such a name', () => {
  it.each([
    ['validate', ALL],
    ['validate', 'card.json', '--format', ALL],
    ['explain', ALL],
    ['schema', ALL],
    ['init', ALL],
    ['import', ALL],
    ['build', ALL],
    ['check-schema', ALL],
    ['generate', ALL],
    ['drwn', 'ref', ALL],
    ['drwn', 'integrity', ALL],
    ['drwn', 'lock', ALL],
    ['drwn', 'overlay', ALL, ALL],
    ['neuralis', 'preflight', ALL],
    [ALL],
    ['validate', `--${ALL}`],
  ])('%#: prints none of them', async (...argv) => {
    const io = memoryIo({ cwd: folder({ 'card.json': '{}' }) });
    await run(argv, io);
    expect([rawIn(io.printed.stdout), rawIn(io.printed.stderr)]).toEqual([[], []]);
  });
});
