import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { FORMATS } from '../../schemas/index.js';
import { run } from '../../src/cli/run.js';
import { ROOT, readSources } from '../support/sources.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

const EXAMPLES = [...readSources(['examples']).keys()];

it('every family has an example that is written with its builders', () => {
  const families = new Set(FORMATS.map(({ id }) => id.split('/')[0]));
  expect(new Set(EXAMPLES.map((path) => path.split('/')[1]))).toEqual(families);
});

it.each(EXAMPLES)('%s builds the example of its name', async (path) => {
  const io = memoryIo({ cwd: ROOT });
  const out = folder();
  expect(await run(['build', path, '--out', out], io), io.printed.stderr).toBe(0);
  const [, family = ''] = path.split('/');
  const name = `${basename(path, '.ts')}.json`;
  const [format] = FORMATS.filter(
    ({ id, examples = [] }) => id.startsWith(`${family}/`) && examples.some((example) => example.name === name),
  );
  const example = format?.examples?.find((one) => one.name === name);
  const written = /^written (.*)$/m.exec(io.printed.stdout)?.[1] ?? '';
  expect(example).toBeDefined();
  expect(JSON.parse(readFileSync(join(ROOT, written), 'utf8'))).toEqual(example?.document);
});
