import { expect, it } from 'vitest';
import { type Outcome, tryRandomSchema } from '../support/fuzz-generator.js';

/** `npm run fuzz -- --only generator` tries many more. */
const SCHEMAS = 250;

it('random schemas are refused by name, or validated as ajv validates them', async () => {
  const outcomes: Outcome[] = [];
  for (let seed = 1; seed <= SCHEMAS; seed += 1) outcomes.push(await tryRandomSchema(seed));
  expect(outcomes.flatMap((outcome) => (outcome.kind === 'fault' ? [outcome.fault] : [])).slice(0, 3)).toEqual([]);
  const printed = outcomes.flatMap((outcome) => (outcome.kind === 'printed' ? [outcome] : []));
  const documents = printed.reduce((sum, each) => sum + each.documents, 0);
  const valid = printed.reduce((sum, each) => sum + each.valid, 0);
  // Enough schemas pass, and enough documents of both kinds are tried, for the agreement to mean something.
  expect(printed.length).toBeGreaterThan(SCHEMAS / 2);
  expect(Math.min(valid, documents - valid)).toBeGreaterThan(documents / 10);
});
