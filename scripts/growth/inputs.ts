import process from 'node:process';
import { markdownTable } from '../../generator/print/markdown/markdown-table.js';
import { cpuTime } from './cpu-time.js';
import { WORST_INPUTS } from './worst-inputs.js';

/** The exponent of growth, inclusive: 1 is linear, 2 is quadratic; the rest is noise. */
const MOST = 1.2;

const FACTORS = [1, 2, 4, 8] as const;

/**
 * Shows the CPU time of each worst input at 1, 2, 4 and 8 times its size, and the exponent with which it grows. Fails
 * where the exponent is above 1.2.
 *
 * @param percent of the smallest size.
 */
export async function measureInputs(percent: number): Promise<void> {
  const rows: string[][] = [];
  for (const { name, size, prepare } of WORST_INPUTS) {
    const times: number[] = [];
    for (const factor of FACTORS) {
      const work = await prepare(Math.max(1, Math.round((size * factor * percent) / 100)));
      // The first run of the smallest size also compiles the code; of two runs the faster one was disturbed less.
      if (factor === 1) await cpuTime(work);
      times.push(Math.min(await cpuTime(work), await cpuTime(work)));
    }
    const growth = exponent(times);
    if (growth > MOST) process.exitCode = 1;
    rows.push([name, ...times.map((time) => Math.round(time).toLocaleString('en')), growth.toFixed(2)]);
    process.stderr.write(`${growth > MOST ? 'TOO FAST' : 'ok'} ${rows.at(-1)?.join(' | ')}\n`);
  }
  process.stdout.write(`${markdownTable(['what', '1× (ms)', '2×', '4×', '8×', 'exponent'], rows)}\n`);
}

/** The slope of time against size, both in logarithms, by least squares. */
function exponent(times: readonly number[]): number {
  const points = times.map((time, index) => [Math.log(FACTORS[index] ?? 1), Math.log(Math.max(time, 0.1))] as const);
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const rise = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return rise / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
