import { Type } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { generate } from '../../generator/index.js';
import type { NormalSchema } from '../../generator/model.js';
import { visitSchema } from '../../generator/schema-walk.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { STRING_FORMATS } from '../../generator/string-formats.js';
import { FORMATS } from '../../schemas/index.js';
import { closed } from '../../schemas/kit/scalars.js';
import { validate } from '../../src/runtime/validate.js';
import { dice } from '../support/random-document.js';
import { runtimeFormat, toyOf } from '../support/runtime-format.js';

const SAMPLES: Readonly<Record<string, { readonly right: readonly string[]; readonly wrong: readonly string[] }>> = {
  date: {
    right: ['2026-01-31', '2024-02-29', '2000-02-29', '0000-02-29', '9999-12-31'],
    wrong: [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '2026-01-32',
      ' 2026-01-31',
      '2026-01-31\n',
      '',
    ],
  },
  'date-time': {
    right: ['2026-01-31T08:30:00Z', '2026-01-31t08:30:00.123z', '2026-01-31T08:30:00+05:30', '2016-12-31T23:59:60Z'],
    wrong: [
      '2026-01-31',
      '2026-01-31T08:30:00',
      '2026-01-31T24:00:00Z',
      '2026-01-31T08:60:00Z',
      '2026-02-30T08:30:00Z',
      '2026-01-31T08:30Z',
      '2026-01-31T08:30:00+24:00',
    ],
  },
  time: {
    right: ['08:30:00Z', '23:59:59.999-08:00', '23:59:60Z'],
    wrong: ['08:30:00', '8:30:00Z', '25:00:00Z', '08:30:61Z', '08:30:00.Z'],
  },
  email: {
    right: ['a@example.com', 'first.last+tag@sub.example.co', "o'neil@example.com"],
    wrong: [
      'a',
      '@example.com',
      'a@',
      'a b@example.com',
      'a@exa mple.com',
      'a@-example.com',
      `${'a'.repeat(65)}@example.com`,
    ],
  },
  uri: {
    right: ['https://example.com', 'urn:letterpress:a:b', 'mailto:a@example.com', 'file:///a/b', 'a+b-c.d:e'],
    wrong: ['example.com', '/a/b', '//example.com', '1a:b', 'https://exa mple.com', 'https://example.com/<a>', ''],
  },
  uuid: {
    right: ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'urn:uuid:6BA7B810-9DAD-11D1-80B4-00C04FD430C8'],
    wrong: [
      '6ba7b810-9dad-11d1-80b4-00c04fd430c',
      '6ba7b8109dad11d180b400c04fd430c8',
      '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}',
      'urn:6ba7b810-9dad-11d1-80b4-00c04fd430c8',
    ],
  },
};

/** Here ajv-formats is the looser: it does not limit the part before the `@`. */
const ELSEWHERE = new Set([`${'a'.repeat(65)}@example.com`]);

/**
 * Ours is the looser on purpose: a host needs no dot (`a@localhost`) and a mailbox may have two in a row; of a URI
 * only scheme and characters are looked at.
 */
const LOOSER = new Set(['email', 'uri']);

/** Patterns of the formats that ship, each with its place. */
function patterns(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, { pattern }] of STRING_FORMATS) found.set(pattern, `the format ${name}`);
  for (const model of FORMATS.map((format) => buildModel(format))) {
    const visit = (place: string, schema: NormalSchema): void =>
      visitSchema(schema, (node, at) => {
        if (node.pattern !== undefined) found.set(node.pattern, `${model.id} ${place}${at}`);
        for (const key of Object.keys(node.patternProperties ?? {})) found.set(key, `${model.id} ${place}${at}`);
      });
    visit('', model.root);
    for (const [name, schema] of model.definitions) visit(name, schema);
  }
  return found;
}

describe('string formats', () => {
  it('have samples, each of them', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual([...STRING_FORMATS.keys()].sort());
  });

  const ajv = addFormats.default(new Ajv());

  describe.each([...STRING_FORMATS])('%s', (name, { pattern, words }) => {
    const ours = (text: string): boolean => new RegExp(pattern, 'u').test(text);
    const theirs = ajv.compile({ type: 'string', format: name });
    const { right = [], wrong = [] } = SAMPLES[name] ?? {};

    it.each(right)('takes %j', (text) => {
      expect([ours(text), theirs(text)]).toEqual([true, true]);
    });

    it.each(wrong)('refuses %j', (text) => {
      expect([ours(text), theirs(text)]).toEqual([false, ELSEWHERE.has(text)]);
    });

    it('never takes what ajv-formats refuses, where a character is changed', () => {
      const roll = dice(5);
      const texts = Array.from({ length: 2000 }, () => {
        const text = right[roll(right.length)] ?? '';
        const at = roll(text.length + 1);
        return text.slice(0, at) + ('0123456789TZz:-+.@/ %'[roll(21)] ?? '') + text.slice(at + roll(2));
      });
      const looser = texts.filter((text) => ours(text) && !theirs(text));
      expect([...new Set(looser)].slice(0, 5).filter(() => !LOOSER.has(name))).toEqual([]);
      // Whoever makes one of them as tight takes it off the list.
      expect(looser.length > 0).toBe(LOOSER.has(name));
    });

    it('has words for what it requires', () => {
      expect(words).toMatch(/^an? \S/);
    });
  });
});

/** Everything that a person may read of a string format, by its place. */
async function printed(name: string): Promise<ReadonlyMap<string, string>> {
  const format = toyOf(closed({ value: Type.String({ format: name }) }));
  const files = await generate([format]);
  const { issues } = validate(await runtimeFormat(format), { value: ' ' });
  return new Map([
    ...files
      .filter(({ path }) => /card\.(?:md|types\.ts|builders\.ts)$/.test(path))
      .map(({ path, text }): [string, string] => [path, text]),
    ['message', issues.map(({ message }) => message).join('\n')],
  ]);
}

/** What the places say that a string must be, each different answer once; a place that says nothing says `nothing`. */
function answers(texts: ReadonlyMap<string, string>): string[] {
  const found = [...texts.values()].map((text) => /\b[Mm]ust be (.+?)\.(?: \||$)/m.exec(text)?.[1] ?? 'nothing');
  return [...new Set(found)];
}

describe('the words of a string format', () => {
  it.each([...STRING_FORMATS])('are the same on the page, in JSDoc and in the message: %s', async (name, { words }) => {
    const texts = await printed(name);
    expect([...texts.keys()].sort()).toEqual(['message', 'toy/card.builders.ts', 'toy/card.md', 'toy/card.types.ts']);
    expect(answers(texts)).toEqual([words]);
  });

  it.each(['message', 'toy/card.builders.ts', 'toy/card.md', 'toy/card.types.ts'])(
    'would not be the same if the %s had a table of its own',
    async (place) => {
      const texts = new Map(await printed('date'));
      texts.set(place, (texts.get(place) ?? '').replaceAll('2026-01-31', '2025-01-31'));
      expect(answers(texts)).toHaveLength(2);
    },
  );
});

describe('every pattern that ships', () => {
  it('is matched in linear time', { timeout: 60_000 }, async () => {
    const slow: string[] = [];
    for (const [pattern, place] of patterns()) {
      const { status } = await check(pattern, 'u', { timeout: 5000 });
      if (status !== 'safe') slow.push(`${place}: ${pattern} is ${status}`);
    }
    expect(slow).toEqual([]);
  });
});
