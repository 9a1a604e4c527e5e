import { describe, expect, it } from 'vitest';
import { readSources } from '../support/sources.js';
import { findViolations, MACHINE_USERS, PARTS } from './layers.js';

/** Each plants one forbidden import: the file, what it imports, and what must be said of it. */
const PLANTED: readonly [path: string, text: string, message: string][] = [
  ['src/runtime/validate.ts', `import { Type } from '@sinclair/typebox';`, 'runtime may not import @sinclair/typebox'],
  ['src/runtime/validate.ts', `import { readFileSync } from 'node:fs';`, 'runtime may not import node:fs'],
  [
    'src/runtime/validate.ts',
    `import { FORMAT_INFOS } from '../../generated/formats.js';`,
    'runtime may not import generated/formats.ts',
  ],
  [
    'src/runtime/validate.ts',
    `import { text } from '../../schemas/kit/scalars.js';`,
    'runtime may not import schemas/kit/scalars.ts',
  ],
  ['core/rule.ts', `import { Type } from '@sinclair/typebox';`, 'core may not import @sinclair/typebox'],
  ['core/json/own.ts', `import { isUtf8 } from 'node:buffer';`, 'core may not import node:buffer'],
  [
    'core/json/own.ts',
    `import { scan } from '../../src/runtime/document.js';`,
    'core may not import src/runtime/document.ts',
  ],
  [
    'files/walk.ts',
    `import type { Io } from '../src/cli/process/io.js';`,
    'files may not import src/cli/process/io.ts, not even its types',
  ],
  [
    'files/walk.ts',
    `import { own } from '../schemas/toy/grammar/own.js';`,
    'files may not import schemas/toy/grammar/own.ts',
  ],
  ['schemas/kit/shared.ts', `import { a } from '../toy/tables/a.js';`, 'kit may not import schemas/toy/tables/a.ts'],
  ['schemas/kit/shared.ts', `import { a } from '../../files/walk.js';`, 'kit may not import files/walk.ts'],
  [
    'schemas/index.ts',
    `import { a } from './toy/rules/a.js';`,
    'registry of formats may not import schemas/toy/rules/a.ts',
  ],
  [
    'schemas/toy/index.ts',
    `import { a } from '../other/index.js';`,
    'family index may not import schemas/other/index.ts',
  ],
  [
    'schemas/toy/toy.schema.ts',
    `import { a } from './rules/texts/a.js';`,
    'schema source may not import schemas/toy/rules/texts/a.ts',
  ],
  [
    'schemas/toy/walk/a.ts',
    `import { a } from '../../../files/walk.js';`,
    'rules, grammars and tables may not import files/walk.ts',
  ],
  ['generator/print/a.ts', `import { a } from '../stages/a.js';`, 'print may not import generator/stages/a.ts'],
  ['generator/model.ts', `import { a } from './print/a.js';`, 'model may not import generator/print/a.ts'],
  [
    'generator/write.ts',
    `import { a } from '../src/runtime/validate.js';`,
    'writer may not import src/runtime/validate.ts',
  ],
  [
    'generator/emitters/index.ts',
    `import { a } from '../stages/a.js';`,
    'list of emitters may not import generator/stages/a.ts',
  ],
  ['generated/load.ts', `import { a } from '../src/toy/a.js';`, 'generated may not import src/toy/a.ts'],
  ['src/cli/run.ts', `import { Type } from '@sinclair/typebox';`, 'command line may not import @sinclair/typebox'],
  [
    'examples/toy/a.ts',
    `import { a } from '../../src/toy/index.js';`,
    'builder examples may not import src/toy/index.ts',
  ],
  [
    'schemas/neurosquad/card.schema.ts',
    `import { checkSchema } from '../safe-subset/check-schema.js';`,
    'schema source that uses the subset may not import schemas/safe-subset/check-schema.ts',
  ],
  [
    'schemas/neurosquad/rules/ports/a.ts',
    `import { a } from '../../../drwn/tables/a.js';`,
    'rules that use the subset may not import schemas/drwn/tables/a.ts',
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
  ['generator/emitters/docs.ts', `import { a } from '../stages/a.js';`, 'emitter may not import generator/stages/a.ts'],
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
    'generator/trial/a.ts',
    `import { docs } from '../emitters/docs.js';`,
    'trial may not import generator/emitters/docs.ts',
  ],
  ['generator/index.ts', `import { writeFile } from 'node:fs/promises';`, 'generator may not import node:fs/promises'],
  [
    'generated/toy/toy.runtime.ts',
    `import { Toy } from '../../schemas/toy/toy.schema.js';`,
    'generated may not import schemas/toy/toy.schema.ts',
  ],
  [
    'src/toy/index.ts',
    `import { readFile } from 'node:fs/promises';`,
    'only a module that uses files/ may import node:fs/promises',
  ],
  [
    'src/toy/index.ts',
    `import { a } from '../other/index.js';`,
    'platform behaviour may not import src/other/index.ts',
  ],
  ['src/index.ts', `export * from './cli/run.js';`, 'entry point may not import src/cli/run.ts'],
  ['src/index.ts', `const a = await import('../generator/index.js');`, 'entry point may not import generator/index.ts'],
  ['tools/a.ts', '', 'belongs to no part of the house'],
];

describe('who may import whom', () => {
  it('holds in the whole house', () => {
    const sources = readSources(['core', 'files', 'schemas', 'generator', 'generated', 'src', 'examples']);
    expect(sources.size).toBeGreaterThan(50);
    expect(findViolations(sources)).toEqual([]);
  });

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
      ['generated/load.ts', `const load = () => import('../src/toy/check.js');`],
      ['src/toy/check.ts', `import { join } from 'node:path';\nimport { walk } from '../../files/walk.js';`],
    ]);
    expect(findViolations(fine)).toEqual([]);
  });
});

it('every part has a planted violation', () => {
  const planted = new Set(PLANTED.flatMap(([path]) => PARTS.find(({ holds }) => holds.test(path))?.name ?? []));
  expect([...planted].sort()).toEqual(PARTS.map(({ name }) => name).sort());
});

describe('the modules of platforms that use the machine beside files/', () => {
  const sources = readSources(['src']);

  it.each(MACHINE_USERS)('$path: $reason', ({ path, reason }) => {
    expect(reason).toMatch(/^[A-Z].{10,}\.$/);
    const source = sources.get(path) ?? '';
    // Without the exemption there must be something to complain of, or it is needed no longer.
    expect(findViolations(new Map([[path, source]]), [])).not.toEqual([]);
  });

  it('are named once each', () => {
    expect(new Set(MACHINE_USERS.map(({ path }) => path)).size).toBe(MACHINE_USERS.length);
  });
});
