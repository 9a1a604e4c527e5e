import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleCode } from '../../core/example-code.js';
import { packageExamples } from '../../schemas/neuralis/examples/index.js';
import { validatePackage } from '../../src/neuralis/validate-package.js';

describe.each(packageExamples)('$name: $title', ({ name, document }) => {
  const code = exampleCode(name);

  it(code === undefined ? 'has no issues' : `gives only ${code}`, () => {
    const codes = validatePackage(document).issues.map((issue) => issue.code);
    expect(codes).toEqual(code === undefined ? [] : [code]);
  });
});

it('lists every file of the folder', () => {
  const files = readdirSync(new URL('../../schemas/neuralis/examples/invalid/', import.meta.url));
  expect(packageExamples.map(({ name }) => name)).toEqual(expect.arrayContaining(files));
});
