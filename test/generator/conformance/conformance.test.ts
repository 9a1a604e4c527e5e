import { Kind } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { buildModel } from '../../../generator/stages/build-model.js';
import { explainStructure } from '../../../src/runtime/structure/explain-structure.js';
import { ajvOf, publishedStructure, typeBoxCheck } from '../../support/reference-validators.js';
import { runtimeFormat, toyOf } from '../../support/runtime-format.js';
import type { Row } from './row.js';
import { TOPICS } from './topics.js';

/** What each validator says of a row's documents, valid ones first; `✓` or `✗`. */
async function verdicts({
  schema,
  valid,
  invalid,
  dialect,
  typeBox,
  ajv,
}: Row): Promise<Readonly<Record<string, string>>> {
  const format = toyOf(schema, dialect === undefined ? {} : { dialect });
  const model = buildModel(format);
  const runtime = await runtimeFormat(format);
  const published = ajvOf(model, { strict: false }).compile(publishedStructure(model));
  const validators: Record<string, (document: unknown) => boolean> = {
    'the compiled validator': runtime.isValid,
    'the explanation': (document) => explainStructure(runtime, document, 'contract').findings.length === 0,
  };
  if (ajv === undefined) validators['ajv on the published schema'] = (document) => published(document) === true;
  if (Kind in schema && typeBox === undefined) validators['Value.Check'] = typeBoxCheck(schema);
  const documents = [...valid, ...invalid];
  return Object.fromEntries(
    Object.entries(validators).map(([name, isValid]) => [
      name,
      documents.map((document) => (isValid(document) ? '✓' : '✗')).join(''),
    ]),
  );
}

describe.each(Object.entries(TOPICS))('%s', (_, rows) => {
  it.each(Object.entries(rows))('%s', async (_name, row) => {
    const expected = '✓'.repeat(row.valid.length) + '✗'.repeat(row.invalid.length);
    const found = await verdicts(row);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, expected])));
  });
});

it('has enough rows to be worth its name', () => {
  const rows = Object.values(TOPICS).flatMap((topic) => Object.values(topic));
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter(({ valid, invalid }) => valid.length === 0 || invalid.length === 0).length).toBeLessThan(10);
});
