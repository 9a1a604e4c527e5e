import { expect, test } from 'vitest';
import { propertyValues } from '../../core/property-values.js';
import { uniqueRule } from '../../core/unique-rule.js';

interface Fleet {
  readonly ships: readonly { readonly name: string }[];
  readonly docks: readonly { readonly name: string }[];
}

const texts = {
  id: 'fleet/unique-names',
  severity: 'error',
  basis: 'advice',
  summary: 'No two ships have the same name, and no two docks do.',
  rationale: 'A name must mean one thing.',
  fix: 'Rename one of them.',
  valid: [],
  invalid: [],
} as const;

const named = (...names: readonly (string | undefined)[]) =>
  names.map((name) => (name === undefined ? undefined : { name }));

const unique = uniqueRule<Fleet>({
  ...texts,
  groups: ({ ships, docks }) => [propertyValues('/ships', ships, 'name'), propertyValues('/docks', docks, 'name')],
});

test('each later string is a finding that names the first one', () => {
  expect([...unique.check({ ships: named('Ada', undefined, 'Bo', 'Ada', 'Ada') }, { profile: 'contract' })]).toEqual([
    { path: '/ships/3/name', message: '`Ada` is already used at `/ships/0/name`.' },
    { path: '/ships/4/name', message: '`Ada` is already used at `/ships/0/name`.' },
  ]);
});

test('only strings of one group are compared, exactly', () => {
  const fleet = { ships: named('Ada', 'ada', '__proto__', 'constructor'), docks: named('Ada', 'ADA') };
  expect([...unique.check(fleet, { profile: 'contract' })]).toEqual([]);
});

test('with a key, strings that are exactly equal are left to another rule', () => {
  const distinct = uniqueRule<Fleet>({
    ...texts,
    groups: ({ ships }) => [propertyValues('/ships', ships, 'name')],
    keyOf: ({ text }) => text.toLowerCase(),
    message: (ship, first) => `${ship.index} is ${first.index}`,
  });
  expect([...distinct.check({ ships: named('Ada', 'Ada', 'ADA', 'Bo') }, { profile: 'contract' })]).toEqual([
    { path: '/ships/2/name', message: '2 is 0' },
  ]);
});

test('what makes the check is no part of the rule', () => {
  expect(Object.keys(unique).sort()).toEqual([...Object.keys(texts), 'check'].sort());
});
