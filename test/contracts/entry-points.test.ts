import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builderPlan } from '../../generator/builder-plan.js';
import manifest from '../../package.json' with { type: 'json' };
import { FORMATS } from '../../schemas/index.js';
import { ROOT } from '../support/sources.js';

describe.each(FORMATS.map((format) => [format.id, format] as const))('%s', (id, format) => {
  const [family = ''] = id.split('/');

  it('has its builder and its Standard Schema in an entry point of its family', async () => {
    expect(Object.keys(manifest.exports)).toContain(`./${family}`);
    const { document } = builderPlan(format).plan;
    const entry: Record<string, unknown> = await import(pathToFileURL(`${ROOT}/src/${family}/index.ts`).href);
    expect(entry[document.name]).toBeTypeOf('function');
    expect(entry[document.standard.name]).toMatchObject({ '~standard': { version: 1, vendor: 'letterpress' } });
    if (document.fluent !== undefined) expect(entry[document.fluent.name]).toBeTypeOf('function');
  });
});
