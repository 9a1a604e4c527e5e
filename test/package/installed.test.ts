import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../support/sources.js';
import { type Installed, installPackage } from './installed.js';

const CLI = 'node_modules/letterpress/dist/cli/main.js';
const CARD = { manifestVersion: 1, name: 'test-radar', displayName: 'Test radar', version: '1.0.0', protocol: 1 };

const PROGRAM = `
import { validate, validateText, formats, formatOf, ManifestError } from 'letterpress';
import { card, input, output, permission, setting, tool } from 'letterpress/neurosquad';
import { s } from 'letterpress/safe-subset';
import { generate } from 'letterpress/generator';

const built = card({
  name: 'test-radar',
  displayName: { en: 'Test radar', ru: 'Радар' },
  version: '1.0.0',
  card: { defaultSize: { w: 460, h: 340 }, minSize: { w: 320, h: 220 } },
  permissions: ['agents.read', 'terminals.write', permission.network({ hosts: ['api.github.com'], reason: 'Links failures' })],
  settings: [
    setting.string({ key: 'command', label: 'Command', default: 'npm test' }),
    setting.secret({ key: 'token', label: 'Token', scope: 'package' }),
    setting.select({ key: 'branch', label: 'Branch', options: [{ value: 'main', label: 'main' }] }),
  ],
  ports: {
    inputs: [input({ id: 'run', label: 'Run', type: 'ns:trigger', default: true })],
    outputs: [output({ id: 'coverage', label: 'Coverage', type: 'test-radar/coverage', schema: {} })],
  },
  tools: [tool({ name: 'run_tests', description: 'Runs the tests.', inputSchema: s.object({ filter: s.optional(s.string({ maxLength: 200 })) }) })],
});

let refused: unknown;
try {
  card({ name: 'host', displayName: 'x', version: '1.0.0' });
} catch (error) {
  refused = error instanceof ManifestError && error.report.issues.map(({ code }) => code);
}
console.log(JSON.stringify({
  built,
  refused,
  valid: validate('neurosquad/card', built).valid,
  line: validateText('neurosquad/card', '{\\n  "name": 1\\n}').issues.find(({ path }) => path === '/name')?.line,
  ids: formats.map(({ id }) => id),
  of: formatOf('a/neurosquad-card.json'),
  generate: typeof generate,
}));
`;

const REFUSED: readonly [title: string, code: string][] = [
  [
    'an unknown permission id',
    `card({ name: 'ab', displayName: 'x', version: '1.0.0', permissions: ['agents.raed'] })`,
  ],
  ['network as a bare id', `card({ name: 'ab', displayName: 'x', version: '1.0.0', permissions: ['network'] })`],
  [
    'hosts on fs.read',
    `card({ name: 'ab', displayName: 'x', version: '1.0.0', permissions: [{ id: 'fs.read', hosts: ['a.example'] }] })`,
  ],
  ['hosts on a factory but network', `permission.fsRead({ hosts: ['a.example'] })`],
  ['options on a number setting', `setting.number({ key: 'a', label: 'A', options: [] })`],
  [
    'options on a number setting, written out',
    `card({ name: 'ab', displayName: 'x', version: '1.0.0', settings: [{ type: 'number', key: 'a', label: 'A', options: [] }] })`,
  ],
  ['a missing version', `card({ name: 'ab', displayName: 'x' })`],
  ['an unknown key', `card({ name: 'ab', displayName: 'x', version: '1.0.0', colour: 'red' })`],
  ['a default on a secret', `setting.secret({ key: 'a', label: 'A', default: 'x' })`],
  ['a text as default of a number', `setting.number({ key: 'a', label: 'A', default: '5' })`],
  ['a custom port type without its schema', `output({ id: 'a', label: 'A', type: 'x/y' })`],
  ['an unknown built-in port type', `output({ id: 'a', label: 'A', type: 'ns:txt' })`],
  ['retain on an input', `input({ id: 'a', label: 'A', type: 'ns:text', retain: true })`],
  ['a pattern in a subset schema', `s.string({ pattern: 'a' })`],
];

let installed: Installed;

beforeAll(() => {
  installed = installPackage();
}, 240_000);

afterAll(() => installed?.remove());

describe('the packed package', () => {
  it('has no complaint of publint', async () => {
    const { messages } = await publint({
      pkgDir: path.join(installed.folder, 'node_modules/letterpress'),
      strict: true,
      pack: false,
    });
    expect(messages).toEqual([]);
  });

  it('has types that resolve everywhere, says attw', () => {
    const attw = path.join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const output = execFileSync(
      process.execPath,
      [attw, installed.tarball, '--profile', 'esm-only', '--format', 'json'],
      { encoding: 'utf8' },
    );
    const { analysis, problems } = JSON.parse(output);
    // What `require` and the resolver before Node 12 make of an ESM package is not asked.
    const asked = Object.values<{ resolutionKind?: string; kind: string }[]>(problems)
      .flat()
      .filter(({ resolutionKind }) => resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs');
    expect(asked).toEqual([]);
    expect(Object.keys(analysis.entrypoints).length).toBeGreaterThanOrEqual(Object.keys(manifest.exports).length - 1);
  });

  it('publishes declarations that know nothing of TypeBox', () => {
    const declarations = execFileSync('tar', ['tf', installed.tarball], { encoding: 'utf8' })
      .split('\n')
      .filter((name) => name.endsWith('.d.ts'));
    expect(declarations.length).toBeGreaterThan(4);
    for (const name of declarations) {
      const text = readFileSync(
        path.join(installed.folder, 'node_modules/letterpress', name.replace(/^package\//, '')),
        'utf8',
      );
      expect(text, name).not.toMatch(/from ["'][^"']*typebox|import\(["'][^"']*typebox/);
    }
  });

  it('publishes the schemas for `$schema`', async () => {
    const { stdout } = await installed.node([
      '-p',
      `require.resolve('letterpress/schemas/neurosquad/card.schema.json')`,
    ]);
    const { $id } = JSON.parse(readFileSync(stdout.trim(), 'utf8'));
    expect($id).toBe('https://neurosquad.ai/schemas/neurosquad-card.v1.json');
  });

  it('builds and validates a card in a program that tsc accepts', async () => {
    const file = installed.write('use.ts', PROGRAM);
    expect(diagnosticsOf([file], { outDir: installed.folder })).toEqual([]);
    const { code, stdout, stderr } = await installed.node(['use.js']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const outcome = JSON.parse(stdout);
    expect(outcome).toMatchObject({
      refused: ['neurosquad/unreserved-name'],
      valid: true,
      line: 2,
      of: 'neurosquad/card',
      generate: 'function',
    });
    expect(outcome.ids).toContain('neurosquad/card');
    expect(Object.keys(outcome.built).slice(0, 4)).toEqual(['manifestVersion', 'name', 'displayName', 'version']);
    expect(outcome.built.permissions[2]).toEqual({
      id: 'network',
      hosts: ['api.github.com'],
      reason: 'Links failures',
    });
    expect(outcome.built.tools[0].inputSchema).toEqual({
      type: 'object',
      properties: { filter: { type: 'string', maxLength: 200 } },
    });
  });

  it('has types that refuse what no card may have', () => {
    const head = `import { card, input, output, permission, setting, tool } from 'letterpress/neurosquad';
import { s } from 'letterpress/safe-subset';
export const used = [card, input, output, permission, setting, tool, s];
`;
    const files = REFUSED.map(([, code], index) =>
      installed.write(`refused-${index}.ts`, `${head}export const wrong = () => ${code};\n`),
    );
    const found = diagnosticsOf(files, { noEmit: true });
    expect(found.filter(({ line }) => line !== 4)).toEqual([]);
    const refused = new Set(found.map(({ file }) => file));
    expect(REFUSED.filter((_, index) => !refused.has(`refused-${index}.ts`)).map(([title]) => title)).toEqual([]);
  });

  it('validates without loading what only the generator needs', async () => {
    installed.write('neurosquad-card.json', JSON.stringify(CARD));
    const modules = await modulesOf([CLI, 'validate', 'neurosquad-card.json']);
    expect(modules).toContain('letterpress/dist/cli/main.js');
    // Each file costs time to find and open; by itself the bundler makes some thirty.
    expect(modules.filter((name) => name.startsWith('letterpress/')).length).toBeLessThanOrEqual(12);
    const heavy = modules.filter((name) =>
      /^(?:@sinclair\/typebox|ajv|ajv-formats|ts-morph|@ts-morph|prettier|typescript|json-schema-to-typescript|jiti|parse5)\//.test(
        name,
      ),
    );
    expect(heavy).toEqual([]);
    // The list is not blind: the generator's own run shows them.
    const generating = await modulesOf([CLI, 'generate', '--out', 'made']);
    expect(generating.some((name) => name.startsWith('@sinclair/typebox/'))).toBe(true);
  });

  const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [name.replace('.', manifest.name)],
  );

  it.each(entries)('loads nothing of the command line for %s', async (entry) => {
    const modules = await modulesOf(['--input-type=module', '--eval', `import '${entry}'`]);
    const own = modules.filter((name) => name.startsWith('letterpress/'));
    expect(own.length).toBeGreaterThan(0);
    const isOfCommandLine = (name: string): boolean =>
      readFileSync(path.join(installed.folder, 'node_modules', name), 'utf8').includes('//#region src/cli/');
    expect(own.filter(isOfCommandLine)).toEqual([]);
    expect(isOfCommandLine('letterpress/dist/cli/main.js')).toBe(true);
  });
});

/** What a run of `node` loads, each module by its path below `node_modules`. */
async function modulesOf(args: readonly string[]): Promise<string[]> {
  const list = installed.write('modules.txt', '');
  const { code, stderr } = await installed.node(
    ['--import', path.join(ROOT, 'test/package/list-modules.mjs'), ...args],
    { LETTERPRESS_MODULES: list },
  );
  expect(code, stderr).toBe(0);
  return readFileSync(list, 'utf8')
    .split('\n')
    .map((name) => name.replace(/^.*\/node_modules\//, ''));
}

function diagnosticsOf(
  files: string[],
  options: ts.CompilerOptions,
): { file: string; line: number; message: string }[] {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    ...options,
  });
  const found = ts.getPreEmitDiagnostics(program).map((diagnostic) => ({
    file: path.basename(diagnostic.file?.fileName ?? ''),
    line: (diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? -1) + 1,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  }));
  if (options.noEmit !== true) program.emit();
  return found;
}
