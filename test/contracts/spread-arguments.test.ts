import { describe, expect, it } from 'vitest';
import { readSources } from '../support/sources.js';
import { BOUNDED, spreadCalls } from './spread-arguments.js';

const calls = [...readSources(['core', 'files', 'schemas', 'generator', 'src'])].flatMap(([file, text]) =>
  spreadCalls(file, text),
);

/** Each calls a function with as many arguments as a list has items. */
const PLANTED: readonly (readonly [code: string, list: string])[] = [
  ['issues.push(...found);', 'found'],
  ['const most = Math.max(0, ...rows.map((row) => row.length));', 'rows.map((row) => row.length)'],
  ['const text = String.fromCharCode(...units);', 'units'],
  ['const all = first.concat(...lists);', 'lists'],
  ['const error = new AggregateError(...parts);', 'parts'],
  ['issues.splice(0, 0, ...more);', 'more'],
  ['issues.push.apply(issues, found);', 'found'],
  ['Reflect.apply(issues.push, issues, found);', 'found'],
];

describe('a call with as many arguments as a list has items, which throws a RangeError for a long list', () => {
  it.each(PLANTED)('is found: %s', (code, list) => {
    expect(spreadCalls('src/planted.ts', `// first line\n${code}`)).toEqual([
      { list, file: 'src/planted.ts', line: 2 },
    ]);
  });

  it.each(['const copy = [...list];', 'rule.apply(current);', 'const both = { ...left, ...right };'])(
    'is not: %s',
    (code) => {
      expect(spreadCalls('src/fine.ts', code)).toEqual([]);
    },
  );

  it('is made for lists only that are known to be short', () => {
    const unbounded = calls.filter(({ file, list }) => !Object.hasOwn(BOUNDED[file] ?? {}, list));
    expect(unbounded, 'Use a loop, or `pushAll`.').toEqual([]);
  });

  it('has no entry in the table that is not needed', () => {
    const listed = Object.entries(BOUNDED).flatMap(([file, lists]) =>
      Object.keys(lists).map((list) => `${file} ${list}`),
    );
    const found = new Set(calls.map(({ file, list }) => `${file} ${list}`));
    expect(listed.filter((entry) => !found.has(entry))).toEqual([]);
  });
});
