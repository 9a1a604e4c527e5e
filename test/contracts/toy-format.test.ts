import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Format } from '../../core/format.js';
import { checkArtifacts, type GenerateOptions, generate, writeArtifacts } from '../../generator/index.js';
import { ROOT } from '../support/sources.js';

/** A format of one's own: one folder, and the line in `schemas/index.ts` that names it. */
const FILES = {
  'schemas/toy/train.schema.ts': `
import { Type } from '@sinclair/typebox';
import { closed, text } from 'KIT/scalars.js';
import { shared } from 'KIT/shared.js';

export const Wagon = Type.Union([
  shared(closed({ kind: Type.Literal('coal'), tons: Type.Number({ minimum: 0 }) }, { $id: 'CoalWagon', title: 'Coal wagon' })),
  shared(closed({ kind: Type.Literal('people'), seats: Type.Integer({ minimum: 1 }) }, { $id: 'PeopleWagon', title: 'People wagon' })),
], { $id: 'Wagon', title: 'Wagon' });

export const Train = closed({
  version: Type.Literal(1, { description: 'The version of this format.' }),
  name: text(20, { description: 'What is painted on the engine; not */ a comment.' }),
  wagons: Type.Optional(Type.Array(shared(Wagon, { description: 'From the front.' }), { maxItems: 9 })),
  stops: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
}, { $id: 'Train', title: 'Train' });
`,
  'schemas/toy/rules/no-empty-coal.ts': `
import { defineRule } from 'KIT/../../core/rule.js';

export const noEmptyCoal = defineRule<{ wagons?: { kind: string; tons?: number }[] }>({
  id: 'toy/no-empty-coal',
  severity: 'error',
  basis: 'contract',
  summary: 'A coal wagon carries coal.',
  rationale: 'An empty one is not needed.',
  fix: 'Leave it out.',
  valid: [{ title: 'five tons', document: { version: 1, name: 'A', wagons: [{ kind: 'coal', tons: 5 }] } }],
  invalid: [{ title: 'none', document: { version: 1, name: 'A', wagons: [{ kind: 'coal', tons: 0 }] }, at: ['/wagons/0/tons'] }],
  *check(train) {
    for (const [index, wagon] of (train.wagons ?? []).entries()) {
      if (wagon?.tons === 0) yield { path: \`/wagons/\${index}/tons\`, message: 'The wagon is empty.' };
    }
  },
});
`,
  'schemas/toy/behavior.ts': `
import type { Behavior } from 'KIT/../../core/format.js';
import { noEmptyCoal } from './rules/no-empty-coal.js';

export const trainBehavior: Behavior = {
  rules: [noEmptyCoal],
  codes: async () => (await import('./codes.js')).codes,
};
`,
  'src/toy/train-files.ts': `
export async function trainFiles(path: string, sound: unknown) {
  return [{ code: 'toy/station', severity: 'warning' as const, path: '', message: \`\${path} has \${JSON.stringify(sound)}.\`, basis: 'advice' as const }];
}
`,
  'schemas/toy/codes.ts': `
export const codes = new Map([['toy/station', { summary: 'A train has a station.', rationale: 'It starts there.', fix: 'Build one.' }]]);
`,
  'schemas/toy/index.ts': `
import { defineFormat } from 'KIT/../../core/format.js';
import { trainBehavior } from './behavior.js';
import { Train } from './train.schema.js';

export const train = defineFormat({
  id: 'toy/train',
  title: 'Train',
  description: 'A toy train.',
  fileNames: ['train.json'],
  schema: Train,
  source: 'schemas/toy/train.schema.ts',
  behavior: trainBehavior,
  behaviorFrom: 'schemas/toy/behavior.ts#trainBehavior',
  filesFrom: 'src/toy/train-files.ts#trainFiles',
  options: { gauge: { value: 'width', choices: ['narrow', 'broad'], summary: 'how wide the track is' } },
  examples: [{ name: 'minimal.json', title: 'An engine alone', document: { version: 1, name: 'Emma' } }],
});
`,
  'schemas/index.ts': `
import { train } from './toy/index.js';

export const FORMATS = [train];
`,
  'use.ts': `
import { REGISTRY } from './generated/registry.js';
import type { Train } from './generated/toy/train.types.js';
import { train, wagon } from './generated/toy/train.builders.js';

const wagons: NonNullable<Train['wagons']> = [{ kind: 'coal', tons: 3 }];
// @ts-expect-error -- a coal wagon has no seats
wagons.push({ kind: 'coal', tons: 3, seats: 4 });
export const verdict: boolean = REGISTRY['toy/train'].isValid({ version: 1, name: 'Emma', wagons });
export const built: Train = train({ name: 'Emma', wagons: [wagon.people({ seats: 40 })] });
// @ts-expect-error -- the name is missing
export const unnamed = () => train({});
`,
};

mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(ROOT, '.cache', 'toy-'));
const options: GenerateOptions = { runtime: '../../src/runtime/index.ts' };

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const kit = path
      .relative(path.dirname(file), path.join(ROOT, 'schemas', 'kit'))
      .split(path.sep)
      .join('/');
    writeFileSync(file, text.replaceAll('KIT', kit));
  }
  await writeArtifacts(await artifacts(), path.join(folder, 'generated'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function artifacts() {
  const { FORMATS } = await createJiti(import.meta.url).import<{ FORMATS: Format[] }>(
    path.join(folder, 'schemas/index.ts'),
  );
  return await generate(FORMATS, options);
}

describe('a format of one’s own', () => {
  it('runs through every emitter', async () => {
    expect((await artifacts()).map((file) => file.path)).toEqual([
      'README.md',
      'catalog.json',
      'formats.ts',
      'load.ts',
      'registry.ts',
      'toy/train.builders.ts',
      'toy/train.md',
      'toy/train.runtime.ts',
      'toy/train.schema.json',
      'toy/train.types.ts',
      'toy/train.validator.d.ts',
      'toy/train.validator.js',
    ]);
    expect(await checkArtifacts(await artifacts(), path.join(folder, 'generated'))).toEqual({
      clean: true,
      problems: [],
    });
  });

  it('type-checks, rightly loose and rightly tight', () => {
    const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
    const { options: compilerOptions } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
    const program = ts.createProgram(
      [path.join(folder, 'use.ts'), path.join(folder, 'generated/load.ts')],
      compilerOptions,
    );
    const messages = ts
      .getPreEmitDiagnostics(program)
      .map((diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    expect(messages).toEqual([]);
  });

  it('validates its documents, rules included, and builds them', async () => {
    const { REGISTRY } = await import(path.join(folder, 'generated/registry.ts'));
    const { validate } = await import('../../src/runtime/index.js');
    const { built } = await import(path.join(folder, 'use.ts'));
    expect(built).toEqual({ version: 1, name: 'Emma', wagons: [{ kind: 'people', seats: 40 }] });
    const report = validate(REGISTRY['toy/train'], {
      version: 1,
      name: 'Emma',
      wagons: [{ kind: 'coal', tons: 0 }, { kind: 'cole' }],
    });
    expect(report.issues.map(({ code, path: at }) => `${code} at ${at}`)).toEqual([
      'toy/no-empty-coal at /wagons/0/tons',
      'schema/enum at /wagons/1/kind',
    ]);
  });

  it('brings its folder check, its codes and its options', async () => {
    const { loadFolderCheck, loadFormat } = await import(path.join(folder, 'generated/load.ts'));
    const { INFO_BY_ID } = await import(path.join(folder, 'generated/formats.ts'));
    const check = await loadFolderCheck('toy/train');
    expect(await check('/a/train.json', {})).toMatchObject([{ code: 'toy/station', message: '/a/train.json has {}.' }]);
    const { behavior } = await loadFormat('toy/train');
    expect((await behavior.codes()).get('toy/station')).toMatchObject({ fix: 'Build one.' });
    expect(INFO_BY_ID['toy/train'].options.gauge.choices).toEqual(['narrow', 'broad']);
  });
});
