import { describe, expect, it } from 'vitest';
import type { Behavior } from '../../core/format.js';
import type { Severity } from '../../core/issue.js';
import { LIMITS } from '../../core/limits.js';
import { defineRule, type Finding, type Rule } from '../../core/rule.js';
import { annotate } from '../../schemas/kit/annotate.js';
import type { RuntimeFormat, StructureNode } from '../../src/runtime/format.js';
import { validate } from '../../src/runtime/validate.js';
import { validateText } from '../../src/runtime/validate-text.js';

interface Asked {
  readonly root?: StructureNode;
  readonly isValid?: boolean;
  readonly behavior?: Partial<Behavior>;
}

function formatOf({ root = {}, isValid = true, behavior = {} }: Asked): RuntimeFormat {
  return {
    id: 'toy/card',
    title: 'Toy',
    fileNames: ['toy.json'],
    $id: 'urn:toy',
    dialect: '2020-12',
    acceptsSchemaKey: false,
    isValid: () => isValid,
    structure: { root, definitions: {} },
    behavior: { rules: [], ...behavior },
  };
}

function ruleOf(name: string, findings: (document: unknown) => Iterable<Finding>, more: Partial<Rule> = {}): Rule {
  return defineRule<unknown>({
    id: `toy/${name}`,
    severity: 'error',
    basis: 'contract',
    summary: 'A.',
    rationale: 'B.',
    fix: 'C.',
    valid: [],
    invalid: [],
    check: findings,
    ...more,
  });
}

const many = (count: number) => () =>
  Array.from({ length: count }, (_, index) => ({ path: `/${index}`, message: 'No.' }));
const advice = (name: string, count: number): Rule =>
  ruleOf(name, many(count), { severity: 'warning', basis: 'advice' });

describe('the verdict', () => {
  it('is never “valid” where the validator refuses and the explanation finds nothing', () => {
    const report = validate(formatOf({ isValid: false }), {});
    expect(report.valid).toBe(false);
    expect(report.issues.map(({ code }) => code)).toEqual(['report/too-complex']);
  });

  it('is never “valid” where the search ended among warnings', () => {
    const root: StructureNode = {
      items: { type: 'string', ...annotate({ leniency: { type: { contract: 'warning' } } }) },
    };
    const report = validate(formatOf({ root, isValid: false }), new Array(5000).fill(0));
    expect(report.valid).toBe(false);
    expect(report.issues.map(({ code }) => code)).toContain('report/truncated');
  });

  it('is “valid” where the profile ignores all that is wrong', () => {
    const root: StructureNode = { type: 'string', ...annotate({ leniency: { '*': { platform: 'ignored' } } }) };
    const format = formatOf({ root, isValid: false });
    expect(validate(format, 1, { profile: 'platform' })).toEqual({ format: 'toy/card', valid: true, issues: [] });
    expect(validate(format, 1).valid).toBe(false);
  });

  it('hears every rule, however many warnings came before', () => {
    const rules = [advice('many', 5000), ruleOf('last', () => [{ path: '', message: 'No.' }])];
    const { valid, issues } = validate(formatOf({ behavior: { rules } }), {});
    expect(valid).toBe(false);
    expect(issues).toHaveLength(LIMITS.issues + 1);
  });

  it('hears an error of a rule whose other findings are warnings', () => {
    const check = () => [
      ...many(3000)().map((finding) => ({ ...finding, severity: 'warning' as const })),
      { path: '', message: 'No.' },
    ];
    expect(validate(formatOf({ behavior: { rules: [ruleOf('mixed', check)] } }), {}).valid).toBe(false);
  });
});

describe('a report', () => {
  it.each([0, 1, LIMITS.issues])('lists all of %d issues', (count) => {
    const { issues } = validate(formatOf({ behavior: { rules: [ruleOf('a', many(count))] } }), {});
    expect(issues.map(({ code }) => code)).toEqual(new Array(count).fill('toy/a'));
  });

  it.each<[Severity, Severity]>([
    ['error', 'error'],
    ['warning', 'warning'],
  ])('lists a thousand of more, then one that says so: %ss', (severity, last) => {
    const rules = [ruleOf('a', many(LIMITS.issues + 1), { severity })];
    const { issues, valid } = validate(formatOf({ behavior: { rules } }), {});
    expect(issues).toHaveLength(LIMITS.issues + 1);
    expect(issues.at(-1)).toMatchObject({ code: 'report/truncated', severity: last, path: '' });
    expect(valid).toBe(severity === 'warning');
  });

  it('stops a rule that would never end', () => {
    const endless = ruleOf('endless', function* () {
      for (let index = 0; ; index += 1) yield { path: `/${index}`, message: 'No.' };
    });
    expect(validate(formatOf({ behavior: { rules: [endless] } }), {}).issues).toHaveLength(LIMITS.issues + 1);
  });

  it('is sorted by precedence, place, code and path', () => {
    const paths = ['/b', '/a', '/b/1', '', '/missing'];
    const rules = [
      ruleOf('z', () => paths.map((path) => ({ path, message: 'No.' }))),
      ruleOf('a', () => [{ path: '/b', message: 'No.' }]),
      ruleOf('first', () => [{ path: '/b/1', message: 'No.' }]),
    ];
    const precedence = ({ code }: { code: string }): number => (code === 'toy/first' ? -1 : 0);
    const format = formatOf({ behavior: { rules, precedence } });
    const expected = ['first /b/1', 'z .', 'z /missing', 'z /a', 'a /b', 'z /b', 'z /b/1'];
    const shown = (issues: readonly { code: string; path: string }[]): string[] =>
      issues.map(({ code, path }) => `${code.slice(4)} ${path === '' ? '.' : path}`);
    expect(shown(validate(format, { a: 1, b: [1, 2] }).issues)).toEqual(expected);
    // In a text, what is missing stands where its object begins.
    expect(shown(validateText(format, '{ "a": 1, "b": [1, 2] }').issues)).toEqual(expected);
  });

  it('has the normalized document of a valid one only, and says nothing else', () => {
    const normalize = (document: unknown): unknown => ({ was: document });
    const rules = [ruleOf('small', (document) => (document === 9 ? [{ path: '', message: 'No.' }] : []))];
    const format = formatOf({ behavior: { normalize, rules } });
    expect(validate(format, 1)).toEqual({ format: 'toy/card', valid: true, issues: [], normalized: { was: 1 } });
    expect(validate(format, 9)).not.toHaveProperty('normalized');
  });
});

describe('rules', () => {
  const root: StructureNode = {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: 3 },
      list: { items: { type: 'integer', minimum: 5 }, maxItems: 1 },
      any: {},
    },
  };
  /** What rules see of a document. */
  function seen(value: unknown, asked: Asked = { root, isValid: false }): unknown {
    const documents: unknown[] = [];
    const spy = ruleOf('spy', (document) => {
      documents.push(document);
      return [];
    });
    validate(formatOf({ ...asked, behavior: { ...asked.behavior, rules: [spy] } }), value);
    return documents.length === 0 ? 'nothing' : documents[0];
  }

  it.each<[string, unknown, unknown]>([
    ['not what is wrong', { name: 1, list: [7, 'a'] }, { list: [7, undefined] }],
    ['not an unknown key', { name: 'a', nmae: 1 }, { name: 'a' }],
    ['a document without what is missing', { any: 1 }, { any: 1 }],
    ['a list that is too long', { name: 'a', list: [7, 8] }, { name: 'a', list: [7, 8] }],
    ['nothing of a document that is none', 'a', 'nothing'],
  ])('see %s', (_, value, expected) => {
    expect(seen(value)).toEqual(expected);
  });

  it('see nothing where the search did not end, or found nothing', () => {
    expect(seen(new Array(5000).fill('a'), { root: { items: { type: 'integer' } }, isValid: false })).toBe('nothing');
    expect(seen({ a: 1 }, { isValid: false })).toBe('nothing');
  });

  it('weigh what the profile says, or are not run', () => {
    const rules = [
      ruleOf('loud', many(1)),
      ruleOf('soft', many(1), { platform: 'warning' }),
      ruleOf('mute', many(1), { platform: 'ignored' }),
    ];
    const format = formatOf({ behavior: { rules } });
    const shown = (profile: 'contract' | 'platform'): string[] =>
      validate(format, {}, { profile }).issues.map(({ code, severity }) => `${severity} ${code}`);
    expect(shown('contract')).toEqual(['error toy/loud', 'error toy/mute', 'error toy/soft']);
    expect(shown('platform')).toEqual(['error toy/loud', 'warning toy/soft']);
  });

  it('are told profile and trust', () => {
    const told = ruleOf('told', () => [], {
      *check(_, { profile, trust }) {
        yield { path: '', message: `${profile} ${trust}.` };
      },
    });
    const { issues } = validate(
      formatOf({ behavior: { rules: [told] } }),
      {},
      { profile: 'platform', trust: 'trusted' },
    );
    expect(issues.map(({ message }) => message)).toEqual(['platform trusted.']);
  });

  it('and structure see the part that is selected, and speak of the whole', () => {
    const select = (value: unknown) => ({
      value: Reflect.get(value as object, 'in/side') as unknown,
      base: '/in~1side',
    });
    const rules = [ruleOf('a', () => [{ path: '/any', message: 'No.' }])];
    const format = formatOf({ root, isValid: false, behavior: { rules, select } });
    expect(validate(format, { 'in/side': { any: 1 } }).issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'schema/required /in~1side/name',
      'toy/a /in~1side/any',
    ]);
  });
});
