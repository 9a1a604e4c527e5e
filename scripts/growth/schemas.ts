import process from 'node:process';
import { generate } from '../../generator/index.js';
import { validate } from '../../src/runtime/validate.js';
import { LARGE, type LargeSchema } from '../../test/support/large-schemas.js';
import { runtimeFormat, toyOf } from '../../test/support/runtime-format.js';
import { cpuTime } from './cpu-time.js';

/** Sizes that a schema may have, and ten times more. */
const WHOLE = { definitions: 5000, properties: 5000, variants: 3000 } as const;

/** CPU time in ms to print all artifacts. */
async function timeOf(large: LargeSchema, size: number): Promise<number> {
  const format = toyOf(large.schema(size));
  return cpuTime(() => generate([format], { runtime: 'src/runtime/index.ts' }));
}

/** Whether documents get their verdicts and issues, and how long that takes, in ms. */
async function verdictOf({ schema, valid, invalid }: LargeSchema, size: number): Promise<string> {
  const format = await runtimeFormat(toyOf(schema(size)));
  const start = performance.now();
  const { issues } = validate(format, valid(size));
  const wrong = invalid(size);
  const found = validate(format, wrong.document).issues.map(({ code, path }) => `${code} ${path}`);
  const isRight = issues.length === 0 && JSON.stringify(found) === JSON.stringify(wrong.issues);
  if (!isRight) process.exitCode = 1;
  return `${isRight ? 'right' : 'WRONG'} in ${Math.round(performance.now() - start)} ms`;
}

/**
 * Generates schemas with thousands of definitions, properties and variants, and validates with the results. Shows the CPU
 * time at a quarter, at half and at the whole of each size, which must grow as the size.
 *
 * @param percent of `WHOLE`.
 */
export async function measureSchemas(percent: number): Promise<void> {
  await generate([toyOf({ type: 'object' })], { runtime: 'src/runtime/index.ts' });
  for (const large of LARGE) {
    const whole = Math.round((WHOLE[large.of] * percent) / 100);
    const times: number[] = [];
    for (const part of [4, 2, 1]) times.push(await timeOf(large, Math.round(whole / part)));
    const [quarter = 0, half = 0, all = 0] = times.map(Math.round);
    process.stdout.write(
      `${large.name}, ${whole} ${large.of}: ${quarter}, ${half}, ${all} ms (× ${(half / quarter).toFixed(1)}, × ${(all / half).toFixed(1)}); ` +
        `${await verdictOf(large, whole)}\n`,
    );
  }
}
