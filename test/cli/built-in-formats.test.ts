import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FORMAT_INFOS } from '../../generated/formats.js';
import { run } from '../../src/cli/run.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

async function call(
  argv: readonly string[],
  cwd = folder(),
): Promise<{ exit: number; stdout: string; stderr: string }> {
  const io = memoryIo({ cwd });
  return { exit: await run(argv, io), ...io.printed };
}

const ids = FORMAT_INFOS.map(({ id }) => id);

describe('formats', () => {
  test('a line for each, with its file names', async () => {
    const { exit, stdout } = await call(['formats']);
    expect(exit).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(FORMAT_INFOS.length);
    for (const [index, { id, fileNames }] of FORMAT_INFOS.entries()) {
      expect(lines[index]?.startsWith(`${id} `)).toBe(true);
      for (const name of fileNames) expect(lines[index]).toContain(name);
    }
  });

  test('as JSON', async () => {
    expect(JSON.parse((await call(['formats', '--json'])).stdout)).toEqual(FORMAT_INFOS);
  });
});

describe('schema', () => {
  test.each(ids)('%s prints the bytes that are published', async (id) => {
    const published = readFileSync(new URL(`../../generated/${id}.schema.json`, import.meta.url), 'utf8');
    expect(await call(['schema', id])).toEqual({ exit: 0, stdout: published, stderr: '' });
    const cwd = folder();
    expect(await call(['schema', id, '--out', 'new/s.json'], cwd)).toEqual({ exit: 0, stdout: '', stderr: '' });
    expect(readFileSync(join(cwd, 'new/s.json'), 'utf8')).toBe(published);
    expect(readdirSync(join(cwd, 'new'))).toEqual(['s.json']);
  });

  test('a file that cannot be written is named in one line', async () => {
    const cwd = folder({ 's.json/x': '' });
    const { exit, stderr } = await call(['schema', ids[0] ?? '', '--out', 's.json'], cwd);
    expect({ exit, lines: stderr.split('\n').length }).toEqual({ exit: 2, lines: 2 });
  });
});

describe('explain', () => {
  test.each(['neurosquad/size-order', 'schema/required', 'json/not-utf8', 'file/unreadable', 'safe-subset/nodes'])(
    '%s',
    async (code) => {
      const { exit, stdout } = await call(['explain', code]);
      expect({ exit, first: stdout.split('\n')[0] }).toEqual({ exit: 0, first: code });
    },
  );

  test('--list names every code once, in order', async () => {
    const { exit, stdout } = await call(['explain', '--list']);
    const codes = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('  ')[0] ?? '');
    expect(exit).toBe(0);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes).toEqual(expect.arrayContaining(['neurosquad/size-order', 'schema/required']));
  });

  test.each([
    ['size-order', 'neurosquad/size-order'],
    ['neurosquad/size-ordr', 'neurosquad/size-order'],
    ['schema/requried', 'schema/required'],
    ['unknown-key', 'schema/unknown-key'],
  ])('%s is not a code, and the nearest is named', async (code, meant) => {
    const { exit, stdout, stderr } = await call(['explain', code]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toContain(`\`${meant}\``);
  });

  test('nothing near', async () => {
    expect((await call(['explain', 'x'.repeat(500)])).stderr).toContain('explain --list');
    expect((await call(['explain'])).stderr).toContain('--list');
  });
});

describe('validate', () => {
  test('issues of the text stand where they are', async () => {
    const cwd = folder({ 'neurosquad-card.json': '\ufeff{\n  "name": "a",\n  "name": "b"\n}\n' });
    const { exit, stdout } = await call(['validate', '--reporter', 'json'], cwd);
    expect(exit).toBe(1);
    const places = JSON.parse(stdout).files[0].issues.map(
      ({ code, line, column }: { code: string; line: number; column: number }) => `${line}:${column} ${code}`,
    );
    expect(places).toEqual(expect.arrayContaining(['1:1 json/bom', '3:3 json/duplicate-key']));
  });

  test('sarif rules carry what explain says', async () => {
    const cwd = folder({ 'neurosquad-card.json': '{' });
    const { stdout } = await call(['validate', '--reporter', 'sarif'], cwd);
    const [rule] = JSON.parse(stdout).runs[0].tool.driver.rules;
    expect(rule).toMatchObject({ id: 'json/syntax' });
    expect((await call(['explain', 'json/syntax'])).stdout.replace(/\s+/g, ' ')).toContain(rule.help.text);
  });
});

describe('validate knows files by their names', () => {
  const FILES = {
    'neurosquad-card.json': '{}',
    'a/card.json': '{ "name": "a", "version": "1.0.0" }',
    'a/.agents/drwn/card.lock': '{}',
    'b/neuralis.package.json': '{}',
    'c/package.json': '{ "neuralis": {} }',
    'd/package.json': '{ "name": "plain" }',
    'e/ai-automation/nemu.manifest.json': '{}',
    'f/nemu.manifest.json': '{}',
    'f/safe-subset.json': '{}',
  };
  const FORMATS = {
    'a/.agents/drwn/card.lock': 'drwn/lock',
    'a/card.json': 'drwn/card',
    'b/neuralis.package.json': 'neuralis/package',
    'c/package.json': 'neuralis/package',
    'e/ai-automation/nemu.manifest.json': 'nemu/blueprint',
    'f/nemu.manifest.json': 'nemu/blueprint',
    'f/safe-subset.json': 'safe-subset/safe-subset',
    'neurosquad-card.json': 'neurosquad/card',
  };
  const formatsIn = (stdout: string): object =>
    Object.fromEntries(
      JSON.parse(stdout).files.map(({ file, format }: { file: string; format: string }) => [file, format]),
    );

  test('in a walk, where another package.json is skipped silently', async () => {
    const { stdout, stderr } = await call(['validate', '--reporter', 'json'], folder(FILES));
    expect({ found: formatsIn(stdout), stderr }).toEqual({ found: FORMATS, stderr: '' });
  });

  test('and where they are named, with a note about what is skipped', async () => {
    const { stdout, stderr } = await call(['validate', '--reporter', 'json', ...Object.keys(FILES)], folder(FILES));
    expect(formatsIn(stdout)).toEqual(FORMATS);
    expect(stderr).toMatch(/^skipped: d\/package\.json .*--format neuralis\/package to validate it anyway\n$/);
  });
});

test('generate without a configuration makes the built-in formats', async () => {
  const cwd = folder();
  expect(await call(['generate', '--out', 'made', ids[0] ?? ''], cwd)).toMatchObject({ exit: 0 });
  expect(readFileSync(join(cwd, `made/${ids[0]}.schema.json`), 'utf8')).toContain('"$schema"');
  expect(existsSync(join(cwd, 'made/registry.ts'))).toBe(false);
});
