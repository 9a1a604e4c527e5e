import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageExamples } from '../../schemas/neuralis/examples/index.js';
import { validatePackage } from '../../src/neuralis/validate-package.js';

/** The code that an invalid example gives, from its name: `<code with a dot for the slash>.<slug>.json`. */
function codeOf(name: string): string | undefined {
  const [family, code, slug] = name.replace(/\.json$/, '').split('.');
  return slug === undefined ? undefined : `${family}/${code}`;
}

describe.each(packageExamples)('$name: $title', ({ name, document }) => {
  const code = codeOf(name);

  it(code === undefined ? 'has no issues' : `gives only ${code}`, () => {
    const codes = validatePackage(document).issues.map((issue) => issue.code);
    expect(codes).toEqual(code === undefined ? [] : [code]);
  });
});

it('lists every file of the folder', () => {
  const files = readdirSync(new URL('../../schemas/neuralis/examples/invalid/', import.meta.url));
  expect(packageExamples.map(({ name }) => name)).toEqual(expect.arrayContaining(files));
});
