import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleCode } from '../../core/example-code.js';
import { cardExamples } from '../../schemas/neurosquad/examples/index.js';
import { validateCard } from '../../src/neurosquad/index.js';

const FOLDER = new URL('../../schemas/neurosquad/examples/', import.meta.url);

describe('the example manifests', () => {
  it('are all listed', () => {
    const files = ['valid', 'invalid'].flatMap((kind) => readdirSync(new URL(kind, FOLDER)));
    expect(cardExamples.map((example) => example.name).sort()).toEqual(files.sort());
  });

  it.each(cardExamples.map((example) => [example.name, example] as const))('%s', (name, example) => {
    const code = exampleCode(name);
    expect(validateCard(example.document).issues.map((issue) => issue.code)).toEqual(code === undefined ? [] : [code]);
  });
});
