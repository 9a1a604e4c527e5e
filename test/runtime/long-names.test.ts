import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../core/json/lengths.js';
import { segmentsOf } from '../../core/json/pointer.js';
import { LIMITS } from '../../core/limits.js';
import { validate, validateText } from '../../src/index.js';
import { checkSchema } from '../../src/safe-subset/index.js';

/** A property name that engines hash by its length alone, so that a search by text would take minutes. */
const NAME = 'L'.repeat(400_000);

function unknown(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 1]));
}

/** The documents of each format with wrong properties below the name. */
const DOCUMENTS: readonly (readonly [
  format: 'nemu/blueprint' | 'safe-subset/safe-subset' | 'neurosquad/card',
  unknown,
])[] = [
  ['nemu/blueprint', { schema_version: '2', inputs: { type: 'object', properties: { [NAME]: unknown(2000) } } }],
  ['safe-subset/safe-subset', { type: 'object', properties: { [NAME]: unknown(2000) } }],
  ['neurosquad/card', { tools: [{ inputSchema: { type: 'object', properties: { [NAME]: unknown(2000) } } }] }],
];

describe('a long property name', () => {
  it.each(DOCUMENTS)('is left out of the paths of %s', (format, document) => {
    for (const report of [validate(format, document), validateText(format, JSON.stringify(document))]) {
      expect(report.valid).toBe(false);
      expect(report.issues.length).toBeGreaterThan(20);
      expect(report.issues.every(({ path }) => path.length <= LIMITS.pathUnits)).toBe(true);
      const [cut] = report.issues.filter(({ message }) => message.includes('the whole path has 400,0'));
      expect(cut?.path.endsWith('properties')).toBe(true);
      expect(report.issues.at(-1)).toMatchObject({ code: 'report/truncated', severity: 'error' });
    }
  });

  it('is left out of the paths of a schema', () => {
    const { valid, issues } = checkSchema({ properties: { [NAME]: unknown(2000) } });
    expect([valid, issues[0]?.path, issues.at(-1)?.code]).toEqual([false, '/properties', 'safe-subset/issues']);
    expect(issues.every(({ path }) => path.length <= LIMITS.pathUnits)).toBe(true);
  });

  it('counts from the limit of a path on', () => {
    const found = [0, 1].map((more) => {
      const name = 'n'.repeat(LIMITS.pathUnits - '/ports/'.length + more);
      const { issues } = validate('neurosquad/card', { ports: { [name]: 1 } });
      const { path = '', message = '' } = issues.find(({ code }) => code === 'schema/unknown-key') ?? {};
      return [path.length, message.replace(/^.*`/, '')];
    });
    expect(found).toEqual([
      [4096, ' in "Ports".'],
      ['/ports'.length, ' in "Ports" (inside this value; the whole path has 4,097 UTF-16 units).'],
    ]);
  });
});

describe('the paths of a report', () => {
  it('have at most a megabyte, and the rest is said to be missing', () => {
    const name = '\u{20ac}'.repeat(1200);
    const text = JSON.stringify({ properties: { [name]: unknown(900) } });
    const { issues } = validateText('safe-subset/safe-subset', text);
    const last = issues.at(-1);
    expect(issues.length).toBeLessThan(400);
    expect(issues.reduce((sum, { path }) => sum + utf8Length(path), 0)).toBeLessThanOrEqual(LIMITS.pathBytes);
    expect(last).toMatchObject({
      code: 'report/truncated',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: text.length + 1,
    });
    expect(last?.message).toBe(`There are more than ${issues.length - 1} issues; the others are not listed.`);
  });

  it('has its place in the text when there are too many issues', () => {
    const text = `\n ${JSON.stringify(unknown(2000))}`;
    const { issues } = validateText('neurosquad/card', text);
    expect(issues.at(-1)).toMatchObject({ code: 'report/truncated', line: 2, column: 2 });
  });

  it('end a rule that finds more than can be read', () => {
    const name = 'n'.repeat(LIMITS.foundPathUnits / 4);
    const { issues } = validateText('safe-subset/safe-subset', JSON.stringify({ properties: { [name]: unknown(50) } }));
    expect(issues.map(({ code }) => code)).toEqual([
      ...new Array<string>(3).fill('safe-subset/unknown-keyword'),
      'report/truncated',
    ]);
  });
});

describe('many long property names', () => {
  const names = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${'k'.repeat(LIMITS.keyUnits - 4)}${String(index).padStart(5, '0')}`);
  const textOf = (count: number): string =>
    `{${names(count)
      .map((name) => `"${name}":1`)
      .join(',')}}`;

  it('are read up to the limit', () => {
    const text = textOf(LIMITS.longKeys);
    const { issues } = validateText('neurosquad/card', text);
    expect(issues.filter(({ code }) => code === 'schema/unknown-key')).toHaveLength(LIMITS.longKeys);
  });

  it('end the reading of a text and of a value in the same way', () => {
    const text = textOf(LIMITS.longKeys + 1);
    const { issues } = validateText('drwn/card', text);
    expect(issues.map(({ code, path, line }) => [code, path, line])).toEqual([['json/long-keys', '', 1]]);
    const ofValue = validate('drwn/card', JSON.parse(text));
    expect(ofValue.issues.map(({ code, path, message }) => [code, path, message])).toEqual(
      issues.map(({ code, path, message }) => [code, path, message]),
    );
  });

  it('do not hide a duplicate', () => {
    const [name = ''] = names(1);
    const { issues } = validateText('neurosquad/card', `{"${name}":1,"${name}":2}`);
    expect(issues.filter(({ code }) => code === 'json/duplicate-key')).toHaveLength(1);
  });
});

it('places a fault of the text below a long name without writing its path each time', () => {
  const text = `{"${'L'.repeat(4_000_000)}":[${'1,/**/'.repeat(1500)}1]}`;
  const { issues } = validateText('safe-subset/safe-subset', text);
  const comments = issues.filter(({ code }) => code === 'json/comment');
  expect(comments.length).toBeGreaterThan(990);
  expect(segmentsOf(comments[0]?.path ?? '/')).toEqual([]);
});
