import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generate } from '../../generator/index.js';
import { blueprint } from '../../schemas/nemu/index.js';

test('the published schema is printed byte for byte', async () => {
  const published = readFileSync(new URL('../vectors/nemu/manifest-v2.schema.json', import.meta.url), 'utf8');
  const files = await generate([blueprint]);
  expect(files.find((file) => file.path === 'nemu/blueprint.schema.json')?.text).toBe(published);
});
