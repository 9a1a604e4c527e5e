import { expect, test } from 'vitest';
import { CODES } from '../../core/codes/index.js';
import { own } from '../../core/json/own.js';
import { codes as ownCodes } from '../../schemas/drwn/codes.js';
import { card, lock } from '../../schemas/drwn/index.js';
import { LOCK_VERSIONS, PROPERTY_SINCE } from '../../schemas/drwn/tables/lock.js';
import { computeIntegrity } from '../../src/drwn/compute-integrity.js';
import { validateLockfile } from '../../src/drwn/validate.js';
import { readSources } from '../support/sources.js';
import { makeTree } from './tree.js';

test('the worked example has the hash that it shows', async () => {
  const example = lock.reference.find(({ title }) => title === 'Integrity');
  const worked = own(example?.example?.document, 'example');
  const files = own(worked, 'files') as { path: string; executable: boolean; text: string }[];
  const root = makeTree(
    files.map(({ path, executable, text }) => ({ path, text, mode: executable ? '0755' : '0644' })),
  );
  expect(await computeIntegrity(root)).toMatchObject({
    integrity: own(worked, 'integrity'),
    files: own(worked, 'records'),
  });
});

test('the table of looser constraints names everything that the schemas and rules annotate', () => {
  for (const format of [card, lock]) {
    const section = format.reference.find(({ title }) => title.includes('looser'));
    const text = JSON.stringify(section?.table?.rows);
    for (const rule of format.behavior.rules) {
      const differs = rule.platformReading !== undefined || (rule.platform ?? rule.severity) !== rule.severity;
      expect(text.includes(`\`${rule.id}\``)).toBe(differs);
    }
    expect(text).toContain('`description`');
  }
});

test('properties are allowed from the version that the table gives', () => {
  const entry = own(lock.examples.find(({ name }) => name === 'version-4.json')?.document, 'cards') as Record<
    string,
    unknown
  >[];
  for (const version of LOCK_VERSIONS) {
    for (const [property, since] of Object.entries(PROPERTY_SINCE)) {
      const cards = entry.map((one) => ({ ...one, beliefs: { include: [] } }));
      const { issues } = validateLockfile({ lockfileVersion: version, cards });
      expect(issues.some(({ code, path }) => code === 'schema/unknown-key' && path === `/cards/0/${property}`)).toBe(
        version < since,
      );
    }
  }
});

test('every file code is explained', () => {
  const codes = new Set<string>();
  for (const [, text] of readSources(['src/drwn']))
    for (const [code] of text.matchAll(/(?<=')file\/[a-z0-9-]+(?=')/g)) codes.add(code);
  expect(codes.size).toBeGreaterThan(15);
  expect([...codes].filter((code) => !CODES.has(code) && !ownCodes.has(code))).toEqual([]);
});
