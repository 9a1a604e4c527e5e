import process from 'node:process';
import { defineFormat } from '../../core/format.js';
import { generate } from '../../generator/index.js';
import { ModelError } from '../../generator/model.js';
import { diagnose } from '../../test/support/compile.js';
import { tryRandomSchema } from '../../test/support/fuzz-generator.js';
import { dice } from '../../test/support/random-document.js';
import { randomSchema } from '../../test/support/random-schema.js';

/** One schema in so many goes through every emitter, too. */
const PRINTED_ONE_IN = 20;
/** Formats that one program compiles. */
const BATCH = 40;
/** Faults that are shown. */
const SHOWN = 20;

const [runs = 0, first = 1] = process.argv.slice(2).map(Number);

const counts = { refused: 0, printed: 0, documents: 0, valid: 0, compiled: 0 };
const refusals = new Map<string, number>();
const faults: string[] = [];
let batch: number[] = [];

/** Prints every artifact of the formats of some seeds, and compiles the TypeScript among them. */
async function compile(seeds: readonly number[]): Promise<void> {
  const formats = seeds.map((seed) =>
    defineFormat({
      id: `toy/seed-${seed}`,
      title: 'Random',
      description: 'A random schema.',
      fileNames: [`seed-${seed}.json`],
      schema: randomSchema(dice(seed)),
      source: `schemas/toy/seed-${seed}.schema.ts`,
      behavior: { rules: [] },
    }),
  );
  try {
    const files = await generate(formats, { runtime: 'src/runtime/index.ts' });
    const modules = files
      .filter(({ path }) => path.endsWith('.ts'))
      .map(({ path, text }) => [`generated/${path}`, text]);
    for (const line of diagnose(Object.fromEntries(modules))) faults.push(line);
    counts.compiled += seeds.length;
  } catch (error) {
    if (seeds.length > 1) for (const seed of seeds) await compile([seed]);
    else if (!(error instanceof ModelError))
      faults.push(`seed ${seeds[0]}: ${error instanceof Error ? error.stack : error}`);
  }
}

for (let seed = first; seed < first + runs && faults.length < SHOWN; seed += 1) {
  const outcome = await tryRandomSchema(seed);
  if (outcome.kind === 'fault') faults.push(outcome.fault);
  else if (outcome.kind === 'refused') {
    counts.refused += 1;
    refusals.set(outcome.code, (refusals.get(outcome.code) ?? 0) + 1);
  } else {
    counts.printed += 1;
    counts.documents += outcome.documents;
    counts.valid += outcome.valid;
    if (seed % PRINTED_ONE_IN === 0) batch.push(seed);
  }
  if (batch.length === BATCH) {
    await compile(batch);
    batch = [];
  }
}
if (batch.length > 0) await compile(batch);

const codes = [...refusals].map(([code, count]) => `${code} ${count}`).join(', ');
process.stdout.write(
  `generator: ${counts.printed + counts.refused} schemas from seed ${first}; ${counts.refused} refused (${codes}); ` +
    `${counts.documents} documents, ${counts.valid} of them valid, the same verdict of ajv, validator and explanation; ` +
    `${counts.compiled} formats printed and compiled; ${faults.length} faults\n`,
);
for (const fault of faults.slice(0, SHOWN)) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
