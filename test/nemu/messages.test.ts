import { describe, expect, test } from 'vitest';
import { minimal, type Overrides } from '../../schemas/nemu/examples/minimal.js';
import { validateBlueprint } from '../../src/nemu/validate-blueprint.js';

const step = (file: string): Overrides => ({ steps: [{ id: 'build', file }] });
const slug = (text: string): Overrides => ({ blueprint: { slug: text } });
const host = (text: string): Overrides => ({ declared_hosts: [text] });
const name = (text: string): Overrides => ({
  inputs: { type: 'object', properties: { [text]: { type: 'string' } }, additionalProperties: false },
});

/** What is wrong, and the nearest right value; `''` where there is none. */
const FAULTS: readonly (readonly [Overrides, problem: RegExp, mend: string])[] = [
  [slug('Link-Checker'), /must be lower case/, 'link-checker'],
  [slug('link checker'), /no white space/, 'link-checker'],
  [slug('link--checker'), /single `-` or `_`/, 'link-checker'],
  [slug('_link'), /not begin with `_`/, 'link'],
  [slug('link-'), /not end with `-`/, 'link'],
  [slug('café'), /not hold `é`/, 'cafe'],
  [slug('链接'), /not hold `链`/, ''],
  [slug('a\n'), /no white space/, 'a'],
  [step('./steps/1.md'), /not start with `\.\/`/, 'steps/1.md'],
  [step('/steps/1.md'), /not start with `\/`/, 'steps/1.md'],
  [step('steps\\1.md'), /not hold `\\`/, 'steps/1.md'],
  [step('steps//1.md'), /not hold `\/\/`/, 'steps/1.md'],
  [step('steps/./1.md'), /`\.` as a segment/, 'steps/1.md'],
  [step('steps/../1.md'), /not hold `\.\.`/, '1.md'],
  [step('../1.md'), /not hold `\.\.`/, ''],
  [step('C:\\steps\\1.md'), /drive `C:`/, ''],
  [step('https://example.org/1.md'), /web address/, ''],
  [step('steps/my step.md'), /no white space/, ''],
  [step('steps/étape.md'), /not hold `é`/, ''],
  [step(''), /empty/, ''],
  [host('API.example.com'), /must be lower case/, 'api.example.com'],
  [host('https://api.example.com/v1'), /scheme \(`https:\/\/`\)/, 'api.example.com'],
  [host('api.example.com:443'), /not hold a port/, 'api.example.com'],
  [host('api.example.com/v1'), /not hold a path/, 'api.example.com'],
  [host('*.example.com'), /wildcard/, 'example.com'],
  [host('api.example.com.'), /not end with `\.`/, 'api.example.com'],
  [host('user@api.example.com'), /user name/, 'api.example.com'],
  [host(' api.example.com'), /white space/, 'api.example.com'],
  [host('bücher.example'), /ASCII/, 'xn--bcher-kva.example'],
  [host('api．example．com'), /ASCII/, 'api.example.com'],
  [host('my_host.example'), /not hold `_`/, ''],
  [host('10.0.0.0/8'), /range of addresses/, ''],
  [host('[::1]'), /IPv6/, ''],
  [host('a..b'), /empty label/, ''],
  [host('-a.example'), /begins or ends with `-`/, ''],
  [host(`${'a'.repeat(64)}.example`), /label of 64 characters/, ''],
  [name('api-key'), /not hold `-`/, 'api_key'],
  [name('2fast'), /not begin with a digit/, '_2fast'],
  [name('größe'), /not hold `ö`/, 'gro_e'],
];

describe('a text that breaks its pattern', () => {
  test.each(FAULTS.map(([part, problem, mend]) => [JSON.stringify(part), part, problem, mend] as const))(
    '%s',
    (_, part, problem, mend) => {
      const [issue, ...others] = validateBlueprint(minimal(part)).issues.filter(({ severity }) => severity === 'error');
      expect(others).toEqual([]);
      expect(issue?.message).toMatch(problem);
      expect(issue?.hint?.startsWith('Write `') ? issue.hint : '').toBe(mend === '' ? '' : `Write \`${mend}\`.`);
    },
  );
});

test('an empty string, or property name, is called by what it is', () => {
  const messages = (part: Overrides) => validateBlueprint(minimal(part)).issues.map(({ message }) => message);
  expect(messages(step(''))).toEqual(['The string may not be empty.']);
  expect(messages(name(''))).toEqual(['The property name may not be empty.']);
});

describe('a document of another version', () => {
  const old = { name: 'x', schema_version: 1, steps: ['a'] };

  test('is told so first', () => {
    const [first] = validateBlueprint(old).issues;
    expect(first).toMatchObject({ path: '/schema_version', code: 'schema/const', hint: 'Write `"2"`.' });
    expect(first?.message).toContain('only version');
  });

  test('also where the version is missing, or a number', () => {
    expect(validateBlueprint({ a: 1 }).issues[0]).toMatchObject({ path: '/schema_version', code: 'schema/required' });
    for (const schema_version of [2, '1']) {
      const { issues } = validateBlueprint({ ...minimal({}), schema_version });
      expect(issues.map(({ path, hint }) => `${path} ${hint}`)).toEqual(['/schema_version Write `"2"`.']);
    }
  });
});

test.each([
  ['declaredHosts', 'declared_hosts'],
  ['verifyE2E', 'verify_e2e'],
  ['service', 'services'],
])('the unknown key `%s` is told from `%s`', (key, meant) => {
  const { [meant as 'services']: value, ...rest } = { ...minimal({ declared_hosts: [] }) };
  const report = validateBlueprint({ ...rest, [key]: value });
  expect(report.issues.find(({ path }) => path === `/${key}`)?.hint).toBe(`Did you mean \`${meant}\`?`);
});

test('an editor’s `$schema` is refused', () => {
  const report = validateBlueprint({ $schema: 'https://nemu.ae/schemas/manifest-v2.json', ...minimal({}) });
  expect(report.issues.map(({ code, path }) => `${code} ${path}`)).toEqual(['schema/unknown-key /$schema']);
});
