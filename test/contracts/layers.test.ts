import { describe, expect, it } from 'vitest';
import { readSources } from '../support/sources.js';
import { DISK_READERS, findViolations } from './layers.js';

describe('who may import whom', () => {
  it('holds in the whole house', () => {
    const sources = readSources(['schemas', 'generator', 'generated', 'src']);
    expect(sources.size).toBeGreaterThan(50);
    expect(findViolations(sources)).toEqual([]);
  });

  /** Each plants one forbidden import: the file, what it imports, and what must be said of it. */
  const PLANTED: readonly [path: string, text: string, message: string][] = [
    ['src/runtime/judge.ts', `import { Type } from '@sinclair/typebox';`, 'runtime may not import @sinclair/typebox'],
    ['src/runtime/judge.ts', `import { readFileSync } from 'node:fs';`, 'runtime may not import node:fs'],
    [
      'src/runtime/judge.ts',
      `import { FORMAT_INFOS } from '../../generated/formats.js';`,
      'runtime may not import generated/formats.ts',
    ],
    [
      'src/runtime/judge.ts',
      `import { text } from '../../schemas/kit/scalars.js';`,
      'runtime may not import schemas/kit/scalars.ts',
    ],
    [
      'core/rule.ts',
      `import { Type } from '@sinclair/typebox';`,
      'kit without TypeBox may not import @sinclair/typebox',
    ],
    [
      'schemas/toy/rules/a.ts',
      `import { Toy } from '../toy.schema.js';`,
      'rules, grammars and tables may not import schemas/toy/toy.schema.ts',
    ],
    [
      'schemas/toy/rules/a.ts',
      `import type { Toy } from '../../other/toy.schema.js';`,
      'rules, grammars and tables may not import schemas/other/toy.schema.ts, not even its types',
    ],
    [
      'schemas/toy/rules/a.ts',
      `import { Type } from '@sinclair/typebox';`,
      'rules, grammars and tables may not import @sinclair/typebox',
    ],
    [
      'schemas/toy/toy.schema.ts',
      `import { a } from '../other/limits.js';`,
      'schema source may not import schemas/other/limits.ts',
    ],
    [
      'generator/stages/a.ts',
      `import { docs } from '../emitters/docs.js';`,
      'stages may not import generator/emitters/docs.ts',
    ],
    [
      'generator/emitters/docs.ts',
      `import { a } from '../stages/a.js';`,
      'emitter may not import generator/stages/a.ts',
    ],
    [
      'generator/emitters/docs.ts',
      `import { a } from './types.js';`,
      'emitter may not import generator/emitters/types.ts',
    ],
    [
      'generator/emitters/docs.ts',
      `import { FORMATS } from '../../schemas/index.js';`,
      'emitter may not import schemas/index.ts',
    ],
    [
      'generator/emitters/docs.ts',
      `import { writeFile } from 'node:fs/promises';`,
      'emitter may not import node:fs/promises',
    ],
    [
      'generator/index.ts',
      `import { writeFile } from 'node:fs/promises';`,
      'generator may not import node:fs/promises',
    ],
    [
      'generated/toy/toy.runtime.ts',
      `import { Toy } from '../../schemas/toy/toy.schema.js';`,
      'generated may not import schemas/toy/toy.schema.ts',
    ],
    [
      'src/toy/index.ts',
      `import { readFile } from 'node:fs/promises';`,
      'only a file that reads a disk may import node:fs/promises',
    ],
    [
      'src/toy/index.ts',
      `import { a } from '../other/index.js';`,
      'platform behaviour may not import src/other/index.ts',
    ],
    ['src/index.ts', `export * from './cli/run.js';`, 'entry point may not import src/cli/run.ts'],
    [
      'src/index.ts',
      `const a = await import('../generator/index.js');`,
      'entry point may not import generator/index.ts',
    ],
    ['tools/a.ts', '', 'belongs to no part of the house'],
  ];

  it.each(PLANTED)('sees a forbidden import in %s: %s', (path, text, message) => {
    expect(findViolations(new Map([[path, text]]))).toEqual([{ path, line: 1, message }]);
  });

  it('sees a circle', () => {
    const circle = new Map([
      ['src/runtime/a.ts', `import { b } from './b.js';`],
      ['src/runtime/b.ts', `export { a } from './a.js';`],
    ]);
    expect(findViolations(circle).map(({ message }) => message)).toEqual([
      'imports itself: src/runtime/a.ts → src/runtime/b.ts → src/runtime/a.ts',
    ]);
  });

  it('lets types go in a circle, and rules know the types of their schema', () => {
    const fine = new Map([
      ['src/runtime/a.ts', `import type { B } from './b.js';`],
      ['src/runtime/b.ts', `import { type A } from './a.js';`],
      ['schemas/toy/rules/a.ts', `import type { Toy } from '../toy.schema.js';`],
    ]);
    expect(findViolations(fine)).toEqual([]);
  });
});

describe('the files that may read a disk', () => {
  const sources = readSources(['src']);

  it.each(DISK_READERS)('$path: $reason', ({ path, reason }) => {
    expect(reason).toMatch(/^[A-Z].{10,}\.$/);
    const source = sources.get(path) ?? '';
    // Without the exemption there must be something to complain of, or it is needed no longer.
    expect(findViolations(new Map([[path, source]]), [])).not.toEqual([]);
  });

  it('are named once each', () => {
    expect(new Set(DISK_READERS.map(({ path }) => path)).size).toBe(DISK_READERS.length);
  });
});
