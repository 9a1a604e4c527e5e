import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/run.js';
import { folder } from './support/folder.js';
import { type MemoryIo, memoryIo } from './support/memory-io.js';

const CONFIG = `
import { thing } from './schemas/thing.schema.js';

const format = (document: string): object => ({
  id: \`demo/\${document}\`,
  title: 'A thing',
  description: 'Something.',
  fileNames: [\`\${document}.json\`],
  schema: thing,
  source: 'schemas/thing.schema.ts',
  behavior: { rules: [] },
});

export default { formats: [format('thing'), format('other')], out: 'made' };
`;
const schemaOf = (property: string): string => `
import { Type } from '@sinclair/typebox';

export const thing = Type.Object({ ${property}: Type.String({ description: 'Its text.' }) }, { additionalProperties: false });
`;

/** A project with two formats of one schema. */
function project(files: Readonly<Record<string, string>> = {}): string {
  const root = folder({ 'letterpress.config.ts': CONFIG, 'schemas/thing.schema.ts': schemaOf('text'), ...files });
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'), 'junction');
  return root;
}

async function generate(cwd: string, ...argv: string[]): Promise<{ exit: number } & MemoryIo['printed']> {
  const io = memoryIo({ cwd });
  return { exit: await run(['generate', ...argv], io), ...io.printed };
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

describe('generate', () => {
  test('writes what the configuration says, then leaves it alone', async () => {
    const cwd = project();
    const first = await generate(cwd);
    expect(first.exit).toBe(0);
    expect(lines(first.stdout)).toContain('written made/demo/thing.schema.json');
    expect(JSON.parse(readFileSync(join(cwd, 'made/demo/thing.schema.json'), 'utf8'))).toMatchObject({
      properties: { text: { type: 'string' } },
    });
    const second = await generate(cwd);
    expect(second).toMatchObject({ exit: 0, stdout: '' });
    expect(second.stderr).toBe(`0 written, ${lines(first.stdout).length} unchanged, 0 removed\n`);
    expect(await generate(cwd, '--check')).toMatchObject({ exit: 0, stdout: '' });
  });

  test('warns of each number in its sources that is read as another one', async () => {
    const numbers =
      '\n// 9007199254740993 and "0.10000000000000000001"\nexport const a = [9_007_199_254_740_993, 0.1, 0x20000000000001, 1e2,\n  0.10000000000000000001, 9007199254740993n];\n';
    const cwd = project({ 'schemas/thing.schema.ts': `${schemaOf('text')}${numbers}` });
    const { exit, stderr } = await generate(cwd);
    expect(exit).toBe(0);
    expect(lines(stderr).slice(0, -1)).toEqual([
      'schemas/thing.schema.ts:7:19: warning: `9007199254740993` is read as `9007199254740992`. Write `9007199254740992`, or a string if every digit counts. [json/rounded]',
      'schemas/thing.schema.ts:8:3: warning: `0.10000000000000000001` is read as `0.1`. Write `0.1`, or a string if every digit counts. [json/rounded]',
    ]);
  });

  test('reads its sources afresh, and --check names each stale file with its first difference', async () => {
    const cwd = project();
    await generate(cwd);
    writeFileSync(join(cwd, 'schemas/thing.schema.ts'), schemaOf('words'));
    const check = await generate(cwd, '--check');
    expect(check.exit).toBe(1);
    expect(lines(check.stdout)).toContainEqual(
      expect.stringMatching(/^stale made\/demo\/thing\.schema\.json: .*words/),
    );
    expect(check.stderr).toMatch(/run `letterpress generate`/);
    const schema = join(cwd, 'made/demo/thing.schema.json');
    expect(readFileSync(schema, 'utf8')).not.toContain('words');
    await generate(cwd);
    expect(readFileSync(schema, 'utf8')).toContain('words');
  });

  test('tells line endings, orphans and foreign files', async () => {
    const cwd = project();
    await generate(cwd);
    const schema = join(cwd, 'made/demo/thing.schema.json');
    writeFileSync(schema, readFileSync(schema, 'utf8').replaceAll('\n', '\r\n'));
    writeFileSync(join(cwd, 'made/mine.txt'), 'mine');
    const check = await generate(cwd, '--check');
    expect(check.exit).toBe(1);
    expect(lines(check.stdout).map((line) => line.split(':')[0])).toEqual([
      'line-endings made/demo/thing.schema.json',
      'orphan made/mine.txt',
    ]);
    const write = await generate(cwd);
    expect(write.stdout).toBe('written made/demo/thing.schema.json\n');
    expect(write.stderr).toContain('skipped: made/mine.txt was not generated\n');
  });

  test('one format of several touches no file of the others', async () => {
    const cwd = project();
    const { exit, stdout } = await generate(cwd, 'demo/thing');
    expect(exit).toBe(0);
    expect(lines(stdout).length).toBeGreaterThan(0);
    expect(lines(stdout).filter((line) => !line.startsWith('written made/demo/thing.'))).toEqual([]);
    expect(await generate(cwd, '--check', 'demo/thing')).toMatchObject({ exit: 0 });
    expect(await generate(cwd, '--check')).toMatchObject({ exit: 1 });
  });

  test('prints the same outside of the project as inside', async () => {
    const cwd = project();
    const elsewhere = folder();
    await generate(cwd);
    expect(await generate(cwd, '--out', join(elsewhere, 'x'))).toMatchObject({ exit: 0 });
    for (const file of ['demo/thing.runtime.ts', 'formats.ts', 'demo/other.schema.json']) {
      expect(readFileSync(join(elsewhere, 'x', file), 'utf8')).toBe(readFileSync(join(cwd, 'made', file), 'utf8'));
    }
  });

  test.each<[string, Readonly<Record<string, string>>, readonly string[], RegExp]>([
    [
      'an unknown format',
      {},
      ['demo/thin'],
      /`demo\/thin` is not a format of this project.*\nDid you mean `demo\/thing`/,
    ],
    [
      'a syntax error',
      { 'letterpress.config.ts': 'export default {' },
      [],
      /Loading `.*letterpress\.config\.ts` failed: .* \[bad-config\]\n$/,
    ],
    [
      'a throw',
      { 'letterpress.config.ts': 'throw new Error("no\\nway")' },
      [],
      /Loading `.*letterpress\.config\.ts` failed: no\. \[bad-config\]\n$/,
    ],
    [
      'no formats',
      { 'letterpress.config.ts': 'export default { formats: {} }' },
      [],
      /does not export a valid configuration/,
    ],
    [
      'an odd out',
      { 'letterpress.config.ts': 'export default { formats: [], out: 1 }' },
      [],
      /does not export a valid configuration/,
    ],
    [
      'an unfit schema',
      { 'schemas/thing.schema.ts': 'export const thing = { type: "object", nonsense: 1 }' },
      [],
      /nonsense/,
    ],
  ])('%s is a usage error', async (_title, files, argv, says) => {
    const failed = await generate(project(files), ...argv);
    expect(failed).toMatchObject({ exit: 2, stdout: '', stderr: expect.stringMatching(says) });
  });

  test('without a configuration --out is needed', async () => {
    expect(await generate(folder())).toMatchObject({ exit: 2, stderr: expect.stringContaining('--out DIR') });
  });

  test('--watch prints again when a source changes, survives a broken one, and ends when interrupted', async () => {
    const cwd = project();
    const interruption = new AbortController();
    const io = memoryIo({ cwd, interrupted: interruption.signal });
    const says = (text: string): Promise<void> =>
      vi.waitFor(() => expect(`${io.printed.stderr}${io.printed.stdout}`).toContain(text), { timeout: 20_000 });
    const ended = run(['generate', '--watch'], io);
    await says('watching');
    io.printed.stdout = '';
    writeFileSync(join(cwd, 'schemas/thing.schema.ts'), 'export const thing = {');
    await says('[bad-config]');
    writeFileSync(join(cwd, 'schemas/thing.schema.ts'), schemaOf('words'));
    await says('written made/demo/thing.schema.json');
    interruption.abort();
    expect(await ended).toBe(0);
  });
});
