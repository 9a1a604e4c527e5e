import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { FORMAT_CHECKS } from '../../core/string-formats/format-checks.js';
import { STRING_FORMATS } from '../../core/string-formats/index.js';
import { generate } from '../../generator/index.js';
import { FORMAT_SUPPORT } from '../../generator/print/code/validator-support.js';
import { closed } from '../../schemas/kit/scalars.js';
import { validate } from '../../src/runtime/validate.js';
import { needsCorpus } from '../support/needs.js';
import { dice } from '../support/random-document.js';
import { runtimeFormat, toyOf } from '../support/runtime-format.js';
import { CORPUS } from '../support/sources.js';

const SAMPLES: Readonly<Record<string, { readonly right: readonly string[]; readonly wrong: readonly string[] }>> = {
  date: {
    right: ['2026-01-31', '2024-02-29', '2000-02-29', '0000-02-29', '9999-12-31'],
    wrong: ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '2026-01-31\n', ''],
  },
  'date-time': {
    right: [
      '2026-01-31T08:30:00Z',
      '2026-01-31t08:30:00.123z',
      '2026-01-31T08:30:00+05:30',
      '2016-12-31T23:59:60Z',
      '1990-12-31T15:59:60-08:00',
      '1998-12-31T00:59:60+01:00',
    ],
    wrong: [
      '2026-01-31',
      '2026-01-31T08:30:00',
      '2026-01-31T24:00:00Z',
      '2026-01-31T08:60:00Z',
      '2026-02-30T08:30:00Z',
      '2026-01-31T08:30Z',
      '2026-01-31T08:30:00+24:00',
      '1998-12-31T23:59:60+01:00',
    ],
  },
  duration: { right: ['P1DT12H', 'PT0S', 'P2W', 'P1Y2M3DT4H5M6S'], wrong: ['', 'P', 'PT', 'P1Y2W', 'PT1.5S', 'P1D2H'] },
  email: {
    right: [
      'a@example.com',
      'first.last+tag@sub.example.co',
      "o'neil@example.com",
      'a@localhost',
      `${'a'.repeat(64)}@example.com`,
      '"a..b"@example.com',
      `"${'a'.repeat(62)}"@example.com`,
      'a@[192.0.2.1]',
      'a@[IPv6:2001:db8::1]',
    ],
    wrong: [
      'a',
      '@example.com',
      'a@',
      'a b@example.com',
      'a..b@c.de',
      '.a@c.de',
      'a.@c.de',
      'a@exa mple.com',
      'a@-example.com',
      'a@example.com.',
      `${'a'.repeat(65)}@example.com`,
      `"${'a'.repeat(63)}"@example.com`,
      '"a"b"@example.com',
      'a@[300.0.2.1]',
      `a@${'a.'.repeat(130)}de`,
    ],
  },
  hostname: {
    right: ['localhost', 'www.example.com', '1host', 'a--b.com', 'xn--bcher-kva.example', `${'a'.repeat(63)}.de`],
    wrong: [
      '',
      '.',
      'a.',
      '.a',
      'a..b',
      '-a',
      'a-',
      'a_b',
      'b\u00fccher.example',
      `${'a'.repeat(64)}.de`,
      `${'a.'.repeat(127)}de`,
    ],
  },
  ipv4: {
    right: ['192.0.2.1', '0.0.0.0', '255.255.255.255'],
    wrong: ['256.0.0.1', '01.2.3.4', '1.2.3', '1.2.3.4.5', '', '0x7f.0.0.1'],
  },
  ipv6: {
    right: ['::', '::1', '2001:db8::1', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::ffff:192.0.2.1', '1::8'],
    wrong: [
      '',
      '1',
      ':::',
      '1::2::3',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '12345::',
      '::1%eth0',
      '[::1]',
      '::ffff:192.0.2.01',
    ],
  },
  iri: {
    right: ['https://example.com', 'https://ex\u00e4mple.com/\ud83d\ude00?\ue000#\u00fc', 'urn:a:b'],
    wrong: ['/a', '\u00fc', 'https://a/\ue000', 'https://a/\ud800', 'https://a/\ufdd0', 'https://a b', 'https://a/%zz'],
  },
  'iri-reference': {
    right: ['', '/\u00fc', '\u00fc#\u00fc', 'https://ex\u00e4mple.com'],
    wrong: ['\\', ' ', '\u00fc:b', '/%zz'],
  },
  'json-pointer': { right: ['', '/', '/a~0~1/0', '/\n'], wrong: ['a', '#/a', '/~', '/~2'] },
  regex: {
    right: [
      '',
      '^a+$',
      '(?<n>a)\\k<n>',
      '[^]',
      '\\p{L}[\\P{Script=Greek}a]',
      '\\\\p{L}'.slice(1),
      '\\p{L}'.repeat(13_107),
      'a'.repeat(65_536),
    ],
    wrong: [
      '(',
      '[z-a]',
      '\\_',
      '(?i)a',
      '*',
      '\\p{L}\\p{Nope}',
      '\\p{L',
      '\\\\p{L}',
      '[\\p{L}-z]',
      '\\p{RGI_Emoji}',
      'a'.repeat(65_537),
    ],
  },
  'relative-json-pointer': { right: ['0', '1/a', '10#', '0//'], wrong: ['', '/a', '01', '1##', '-1/a', '0/~'] },
  time: {
    right: ['08:30:00Z', '23:59:59.999-08:00', '23:59:60Z', '15:59:60.5-08:00', '05:29:60+05:30', '07:59:60+08:00'],
    wrong: [
      '08:30:00',
      '8:30:00Z',
      '25:00:00Z',
      '08:30:61Z',
      '08:30:00.Z',
      '08:30:60Z',
      '05:30:60+05:30',
      '23:59:60-08:00',
    ],
  },
  uri: {
    right: [
      'https://example.com',
      'urn:letterpress:a:b',
      'mailto:a@example.com',
      'file:///a/b',
      'a+b-c.d:e',
      'a:',
      'https://user:pass@[2001:db8::1]:8080/a%20b;c?d=/?#e/?',
      'https://[v1.x]',
    ],
    wrong: [
      'example.com',
      '/a/b',
      '//example.com',
      '1a:b',
      'https://exa mple.com',
      'https://example.com/<a>',
      '',
      'https://ex.com/%zz',
      'https://ex\u00e4mple.com',
      'https://ex.com:port/',
      'https://[::g]',
      'https://ex.com/[a]',
      'https://a@b@c',
      'a:b#c#d',
    ],
  },
  'uri-reference': {
    right: ['', '/a', '//a', '?a', '#a', 'a/b:c', './a:b', 'https://example.com'],
    wrong: ['1:b', '\\a', '/%zz', '/\u00fc', '/[a]', '#a#b'],
  },
  'uri-template': {
    right: ['', '/a/{b}', '{+a,b:3,c*}', '{?a.b}', "it's"],
    wrong: ['{', '}', '{}', '{a b}', '{a:0}', '{a:12345}', 'a b', '{a,}', '%zz'],
  },
  uuid: {
    right: ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', '6BA7B810-9DAD-11D1-80B4-00C04FD430C8'],
    wrong: [
      '6ba7b810-9dad-11d1-80b4-00c04fd430c',
      '6ba7b8109dad11d180b400c04fd430c8',
      '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}',
      'urn:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8',
    ],
  },
};

/** The optional format tests of the JSON Schema test suite. */
const SUITE = path.join(CORPUS, 'json-schema-test-suite', 'optional', 'format');

/** Formats of the specification that are not supported, with the reason. */
const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  ['idn-hostname', 'which characters a label may have is in tables of Unicode that change with its versions'],
  ['idn-email', 'the host of such an address is an idn-hostname'],
  ['unknown', 'not a format of the specification: a schema with it is rejected, since a typo would allow any string'],
]);

/** Tests of the suite that a format fails on purpose: which strings they are, how many there are, and the reason. */
const EXCEPTIONS: readonly {
  readonly format: string;
  readonly strings: RegExp;
  readonly count: number;
  readonly reason: string;
}[] = [
  {
    format: 'hostname',
    strings: /(?:^|\.)xn--/i,
    count: 23,
    reason: 'what a label in Punycode stands for is an idn-hostname: only its length and its characters are checked',
  },
];

/** Where ajv-formats refuses what the format's own document allows, or has no such format. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['uri', 'ajv-formats wants something after the scheme'],
  ['uri-template', 'ajv-formats refuses a variable that starts with a digit, and an apostrophe'],
  ['iri', 'not in ajv-formats'],
  ['iri-reference', 'not in ajv-formats'],
  ['email', 'ajv-formats has no quoted strings and no addresses'],
]);

/** Whether a string has a format: its pattern, and what a pattern cannot say. */
function hasFormat(format: string, text: string): boolean {
  const pattern = new RegExp(STRING_FORMATS.get(format)?.pattern ?? '', 'u');
  return pattern.test(text) && (FORMAT_CHECKS.get(format)?.(text) ?? true);
}

describe('string formats', () => {
  it('have samples, each of them', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual([...STRING_FORMATS.keys()].sort());
  });

  const ajv = addFormats.default(new Ajv());

  describe.each([...STRING_FORMATS])('%s', (format, { words }) => {
    const ours = (text: string): boolean => hasFormat(format, text);
    const { right = [], wrong = [] } = SAMPLES[format] ?? {};

    it.each(right)('takes %j', (text) => {
      expect(ours(text)).toBe(true);
    });

    it.each(wrong)('refuses %j', (text) => {
      expect(ours(text)).toBe(false);
    });

    it('has words for what it requires', () => {
      expect(words).toMatch(/^an? \S/);
    });

    if (ELSEWHERE.has(format)) return;
    it('never takes what ajv-formats refuses, where a character is changed', () => {
      const theirs = ajv.compile({ type: 'string', format });
      const roll = dice(5);
      const texts = Array.from({ length: 2000 }, () => {
        const text = right[roll(right.length)] ?? '';
        const at = roll(text.length + 1);
        return text.slice(0, at) + ('0123456789TZz:-+.@/ %'[roll(21)] ?? '') + text.slice(at + roll(2));
      });
      const looser = texts.filter((text) => ours(text) && !theirs(text));
      expect([...new Set(looser)].slice(0, 5)).toEqual([]);
    });
  });

  it('take a leap second in the minute before midnight UTC, whatever the offset', () => {
    const twoDigits = (value: number): string => String(value).padStart(2, '0');
    const wrong: string[] = [];
    for (let offset = -1439; offset <= 1439; offset += 1) {
      const distance = Math.abs(offset);
      const zone = `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`;
      for (const shift of [-60, -1, 0, 1, 60, 720]) {
        const minute = (1439 + offset + shift + 2880) % 1440;
        const text = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:60${zone}`;
        if (hasFormat('time', text) !== (shift === 0)) wrong.push(text);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('check what a pattern cannot say as printed validators do', () => {
    expect([...FORMAT_CHECKS.keys()].sort()).toEqual([...FORMAT_SUPPORT.keys()].sort());
    for (const [name, check] of FORMAT_CHECKS) {
      const { name: called, text: source } = FORMAT_SUPPORT.get(name) ?? { name: '', text: '' };
      expect(called).toBe(check.name);
      const printed: typeof check = new Function(`${source}\nreturn ${called};`)();
      const { right = [], wrong = [] } = SAMPLES[name] ?? {};
      for (const text of [...right, ...wrong]) expect([text, printed(text)]).toEqual([text, check(text)]);
    }
  });
});

interface SuiteGroup {
  readonly schema: { readonly format: string };
  readonly tests: readonly { readonly data: unknown; readonly valid: boolean; readonly description: string }[];
}

needsCorpus(existsSync(SUITE)).describe(
  `the format tests of the JSON Schema test suite (${SUITE} where present)`,
  () => {
    const groups = (existsSync(SUITE) ? readdirSync(SUITE) : [])
      .flatMap((file): SuiteGroup[] => JSON.parse(readFileSync(path.join(SUITE, file), 'utf8')))
      .filter(({ schema }) => !UNSUPPORTED.has(schema.format));

    it('give every verdict that they list, but for named exceptions', () => {
      const failed = groups.flatMap(({ schema: { format }, tests }) =>
        tests.flatMap(({ data, valid, description }) =>
          typeof data !== 'string' || hasFormat(format, data) === valid ? [] : [{ format, data, description }],
        ),
      );
      const unnamed = failed.filter(
        ({ format, data }) => !EXCEPTIONS.some((known) => known.format === format && known.strings.test(data)),
      );
      expect(unnamed).toEqual([]);
      for (const { format, strings, count } of EXCEPTIONS)
        expect(failed.filter((each) => each.format === format && strings.test(each.data))).toHaveLength(count);
    });

    it('are there for every format', () => {
      expect([...new Set(groups.map(({ schema }) => schema.format))].sort()).toEqual([...STRING_FORMATS.keys()].sort());
    });
  },
);

/** Everything that a person may read of a string format, by its place. */
async function printed(name: string): Promise<ReadonlyMap<string, string>> {
  const format = toyOf(closed({ value: Type.String({ format: name }) }));
  const files = await generate([format]);
  const { issues } = validate(await runtimeFormat(format), { value: ' (' });
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
