// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code as it is written, not templates
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { collectPatterns, eachOnce, patternsOf, patternVerdicts } from '../support/collect-patterns.js';
import { ROOT } from '../support/sources.js';

/** Expressions that only a run can tell, by file and as written, each with the reason that it is linear. */
const AT_RUN_TIME: Readonly<Record<string, string>> = {
  'core/string-formats/regex-error.ts: source': 'is compiled and never matched',
  'core/words/lazy-pattern.ts: source': 'is collected where `lazyPattern` is called',
  'schemas/nemu/grammar/international-fault.ts: `\\\\p{Script=${name}}`': 'is one character',
  'schemas/nemu/grammar/pattern/parse-pattern.ts: `^${token}$`': 'is one character, matched with one code point',
  'src/cli/commands/generate/locate/source-text.ts: String.raw`(?<![\\w$.\'"\\x60-])([\'"\\x60]?)${quoted}\\1\\s*:`':
    'is matched with the source of a format, which is code of its author',
  'src/runtime/structure/schema-reader.ts: pattern': 'is collected from the published schemas',
};

const { patterns, dynamic } = collectPatterns();
const once = eachOnce(patterns);
const { recheck, safe } = patternVerdicts();
const proven = new Set(safe);

describe('every pattern that sees text from outside', () => {
  it('is found in code, in schemas and in string formats', () => {
    const places = patterns.map(({ place }) => place);
    for (const start of ['core/', 'files/', 'schemas/', 'src/', 'generated/', 'format '])
      expect(places.some((place) => place.startsWith(start))).toBe(true);
    expect(places.some((place) => place.endsWith('.schema.json'))).toBe(true);
    expect(places.some((place) => /\.validator\.js:\d+$/.test(place))).toBe(true);
  });

  it('is matched in linear time', { timeout: 300_000 }, async () => {
    const slow: string[] = [];
    // `npm run patterns` has proven the others, with the version of recheck that is installed.
    for (const [key, { source, flags, places }] of once) {
      if (proven.has(key)) continue;
      const { status } = await check(source, flags, { timeout: 60_000 });
      if (status !== 'safe') slow.push(`${places.join(', ')}: ${key} is ${status}`);
    }
    expect(slow).toEqual([]);
  });

  it('would not pass if it were not', async () => {
    expect((await check('^(a|a)*$', 'u', { timeout: 60_000 })).status).toBe('vulnerable');
  });

  it('is proven with the version of recheck that is installed: else run `npm run patterns`', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/recheck/package.json'), 'utf8'));
    expect(recheck).toBe(version);
  });

  it('is still there if it is listed as proven: else run `npm run patterns`', () => {
    expect(safe.filter((key) => !once.has(key))).toEqual([]);
  });

  it('has a reason if only a run can tell what it is', () => {
    const found = dynamic.map(({ file, argument }) => `${file}: ${argument}`);
    expect([...new Set(found)].sort()).toEqual(Object.keys(AT_RUN_TIME).sort());
  });
});

describe('the patterns of a module', () => {
  const found = (text: string): unknown => {
    const { patterns: constant, dynamic: others } = patternsOf('src/planted.ts', text);
    return [
      ...constant.map(({ source, flags, place }) => `${place} /${source}/${flags}`),
      ...others.map(({ argument }) => argument),
    ];
  };

  it.each([
    ['a literal', 'const a = 1;\nconst b = /a\\/b+/giu.test(x);', ['src/planted.ts:2 /a\\/b+/iu']],
    ['a string', "new RegExp('a\\\\d')", ['src/planted.ts:1 /a\\d/']],
    ['a call without new, and a raw template', 'RegExp(String.raw`\\d`, "y")', ['src/planted.ts:1 /\\d/y']],
    [
      'parts in constants',
      "const P = { a: 'x+' } as const;\nconst Q = `(?:${P.a})`;\nconst R = new RegExp('^' + Q, 'u');",
      ['src/planted.ts:3 /^(?:x+)/u'],
    ],
    [
      'a constant of another module',
      "import { PATH } from '../schemas/nemu/tables/patterns.js';\nnew RegExp(PATH.pattern)",
      1,
    ],
    ['a parameter', 'const f = (a: string) => new RegExp(`^${a}`);', ['`^${a}`']],
    ['a variable', 'let a = "x"; new RegExp(a);', ['a']],
  ])('include %s', (_, text, expected) => {
    if (typeof expected === 'number') expect(found(text)).toHaveLength(expected);
    else expect(found(text)).toEqual(expected);
  });
});
