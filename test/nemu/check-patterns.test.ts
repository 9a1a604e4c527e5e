import { describe, expect, it } from 'vitest';
import { workLimits } from '../../schemas/nemu/tables/limits.js';
import { checkPatterns } from '../../src/nemu/files/check-patterns.js';

/** Inputs with patterns that differ from those of every other manifest. */
function manifest(name: string, patterns: number) {
  const properties = Array.from({ length: patterns }, (_, index) => [
    `${name}${index}`,
    { type: 'string', pattern: `^${name}${index}$` },
  ]);
  return { inputs: { type: 'object', properties: Object.fromEntries(properties) } } as never;
}

/** An analysis that takes its whole time for each pattern, as the clock says. */
function slowAnalysis() {
  let time = 0;
  const timeouts: number[] = [];
  const check = async (_pattern: string, _flags: string, { timeout = 0 }: { timeout?: number } = {}) => {
    timeouts.push(timeout);
    time += timeout;
    return { status: 'unknown' };
  };
  return { timeouts, analysis: { load: async () => check as never, now: () => time } };
}

describe('the search for slow patterns', () => {
  it('has one budget of time for all manifests of a run', async () => {
    const { timeouts, analysis } = slowAnalysis();
    const run = {};
    for (let index = 0; index < 100; index += 1) await checkPatterns(manifest(`m${index}-`, 100), run, analysis);
    expect(timeouts.length).toBe(2);
    expect(timeouts.reduce((sum, each) => sum + each, 0)).toBe(workLimits.runMilliseconds);
  });

  it('and another one for another run', async () => {
    const { timeouts, analysis } = slowAnalysis();
    await checkPatterns(manifest('a', 5), {}, analysis);
    await checkPatterns(manifest('b', 5), {}, analysis);
    expect(timeouts).toEqual([1000, 1000, 1000, 1000]);
  });
});
