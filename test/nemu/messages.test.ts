import { describe, expect, test } from 'vitest';
import { minimal, type Overrides } from '../../schemas/nemu/examples/minimal.js';
import { validateBlueprint } from '../../src/nemu/validate-blueprint.js';

const step = (file: string): Overrides => ({ steps: [{ id: 'build', file }] });
const slug = (text: string): Overrides => ({ blueprint: { slug: text } });
const host = (text: string): Overrides => ({ declared_hosts: [text] });
const name = (text: string): Overrides => ({
  inputs: { type: 'object', properties: { [text]: { type: 'string' } }, additionalProperties: false },
});

/** What is wrong, and the nearest valid value; `''` when there is none. */
const FAULTS: readonly (readonly [Overrides, problem: RegExp, fix: string])[] = [
  [slug('Link-Checker'), /must be lower case/, 'link-checker'],
  [slug('link checker'), /not contain whitespace/, 'link-checker'],
  [slug('link--checker'), /single `-` or `_`/, 'link-checker'],
  [slug('_link'), /not start with `_`/, 'link'],
  [slug('link-'), /not end with `-`/, 'link'],
  [slug('café'), /not contain `é`/, 'cafe'],
  [slug('链接'), /not contain `链`/, ''],
  [slug('a\n'), /not contain whitespace/, 'a'],
  [step('./steps/1.md'), /not start with `\.\/`/, 'steps/1.md'],
  [step('/steps/1.md'), /not start with `\/`/, 'steps/1.md'],
  [step('steps\\1.md'), /not contain `\\`/, 'steps/1.md'],
  [step('steps//1.md'), /not contain `\/\/`/, 'steps/1.md'],
  [step('steps/./1.md'), /`\.` as a segment/, 'steps/1.md'],
  [step('steps/../1.md'), /not contain `\.\.`/, '1.md'],
  [step('../1.md'), /not contain `\.\.`/, ''],
  [step('C:\\steps\\1.md'), /drive `C:`/, ''],
  [step('https://example.org/1.md'), /not be a URL/, ''],
  [step('steps/my step.md'), /not contain whitespace/, ''],
  [step('steps/étape.md'), /not contain `é`/, ''],
  [step(''), /empty/, ''],
  [host('API.example.com'), /must be lower case/, 'api.example.com'],
  [host('https://api.example.com/v1'), /scheme \(`https:\/\/`\)/, 'api.example.com'],
  [host('api.example.com:443'), /not contain a port/, 'api.example.com'],
  [host('api.example.com/v1'), /not contain a path/, 'api.example.com'],
  [host('*.example.com'), /wildcard/, 'example.com'],
  [host('api.example.com.'), /not end with `\.`/, 'api.example.com'],
  [host('user@api.example.com'), /user name/, 'api.example.com'],
  [host(' api.example.com'), /whitespace/, 'api.example.com'],
  [host('bücher.example'), /ASCII/, 'xn--bcher-kva.example'],
  [host('api．example．com'), /ASCII/, 'api.example.com'],
  [host('my_host.example'), /not contain `_`/, ''],
  [host('10.0.0.0/8'), /range of addresses/, ''],
  [host('[::1]'), /IPv6/, ''],
  [host('a..b'), /empty label/, ''],
  [host('-a.example'), /starts or ends with `-`/, ''],
  [host(`${'a'.repeat(64)}.example`), /label of 64 characters/, ''],
  [name('api-key'), /not contain `-`/, 'api_key'],
  [name('2fast'), /not start with a digit/, '_2fast'],
  [name('größe'), /not contain `ö`/, 'gro_e'],
];

describe('a string that does not match its pattern', () => {
  test.each(FAULTS.map(([part, problem, fix]) => [JSON.stringify(part), part, problem, fix] as const))(
    '%s',
    (_, part, problem, fix) => {
      const [issue, ...others] = validateBlueprint(minimal(part)).issues.filter(({ severity }) => severity === 'error');
      expect(others).toEqual([]);
      expect(issue?.message).toMatch(problem);
      expect(issue?.hint?.startsWith('Write `') ? issue.hint : '').toBe(fix === '' ? '' : `Write \`${fix}\`.`);
    },
  );
});

test('an empty string and an empty property name have a message of their own', () => {
  const messages = (part: Overrides) => validateBlueprint(minimal(part)).issues.map(({ message }) => message);
  expect(messages(step(''))).toEqual(['The string must not be empty.']);
  expect(messages(name(''))).toEqual(['The property name must not be empty.']);
});

describe('a document of another version', () => {
  const old = { name: 'x', schema_version: 1, steps: ['a'] };

  test('gets that issue first', () => {
    const [first] = validateBlueprint(old).issues;
    expect(first).toMatchObject({ path: '/schema_version', code: 'schema/const', hint: 'Write `"2"`.' });
    expect(first?.message).toContain('only supported version');
  });

  test('also when the version is missing or a number', () => {
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
])('the hint for the unknown key `%s` is `%s`', (key, meant) => {
  const { [meant as 'services']: value, ...rest } = { ...minimal({ declared_hosts: [] }) };
  const report = validateBlueprint({ ...rest, [key]: value });
  expect(report.issues.find(({ path }) => path === `/${key}`)?.hint).toBe(`Did you mean \`${meant}\`?`);
});

test('a `$schema` for an editor is rejected', () => {
  const report = validateBlueprint({ $schema: 'https://nemu.ae/schemas/manifest-v2.json', ...minimal({}) });
  expect(report.issues.map(({ code, path }) => `${code} ${path}`)).toEqual(['schema/unknown-key /$schema']);
});
