import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../core/issue.js';
import { run } from '../../src/cli/run.js';
import { preflight } from '../../src/neuralis/preflight.js';
import { type FileCase, withPackageFolder } from '../neuralis/package-folder.js';
import { ROOT } from '../support/sources.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

interface JsonReport {
  readonly valid: boolean;
  readonly files: readonly { file: string; format: string; valid: boolean; issues: Issue[] }[];
}

async function call(cwd: string, ...argv: string[]): Promise<{ exit: number; stdout: string; stderr: string }> {
  const io = memoryIo({ cwd });
  return { exit: await run(['neuralis', 'preflight', ...argv], io), ...io.printed };
}

function example(name: string): string {
  const cwd = folder();
  cpSync(join(ROOT, 'schemas/neuralis/examples/packages', name), join(cwd, 'pkg'), { recursive: true });
  return cwd;
}

describe('neuralis preflight', () => {
  test.each(['self-contained', 'bundle', 'first-party'])('the example %s', async (name) => {
    const { exit, stdout } = await call(example(name), 'pkg', '--strict');
    expect({ exit, stdout }).toEqual({
      exit: 0,
      stdout: 'pkg: ok (neuralis/package)\n1 file, 0 errors, 0 warnings\n',
    });
  });

  test('reports each file on its own, with its lines', async () => {
    const cwd = example('self-contained');
    const manifest = join(cwd, 'pkg/package.json');
    const text = readFileSync(manifest, 'utf8');
    const [, url = ''] = /"url": "\.\/([^"]+\.html)"/.exec(text) ?? [];
    writeFileSync(join(cwd, 'pkg', url), '<!doctype html>\n<img\n  src="https://cdn.example/a.png">\n');
    writeFileSync(manifest, text.replace(/"icon": "[^"]*"/, '"icon": "no-such-icon"'));
    const { exit, stdout } = await call(cwd, 'pkg', '--reporter', 'json');
    const { valid, files }: JsonReport = JSON.parse(stdout);
    expect({ exit, valid }).toEqual({ exit: 1, valid: false });
    expect(files.map(({ file }) => file)).toEqual(['pkg/package.json', `pkg/${url}`]);
    expect(files[1]).toMatchObject({
      format: 'neuralis/package',
      valid: false,
      issues: [{ code: 'neuralis/no-remote-origin', file: url, line: 3, column: 3 }],
    });
    const pretty = await call(cwd, 'pkg');
    expect(pretty.stdout).toContain(`pkg/${url}:3:3 error neuralis/no-remote-origin`);
    expect(pretty.stdout).toContain('> 3 |   src="https://cdn.example/a.png">\n');
    const github = await call(cwd, 'pkg', '--reporter', 'github');
    expect(github.stdout).toContain(`::error file=pkg/${url},line=3,col=3,`);
    expect(JSON.parse((await call(cwd, 'pkg', '--reporter', 'sarif')).stdout).runs[0].results).toHaveLength(2);
  });

  test('checks with the given trust', async () => {
    const cwd = example('first-party');
    const { exit, stdout } = await call(cwd, 'pkg', '--trust', 'untrusted', '--reporter', 'ndjson');
    const lines = stdout.trim().split('\n');
    expect(exit).toBe(1);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ file: 'pkg/package.json', line: /\d/ });
  });

  test('fails on warnings when it is told to', async () => {
    const cwd = folder({ 'neuralis.package.json': '{ "app": { "surfaces": [] } }' });
    expect((await call(cwd, '.')).exit).toBe(0);
    expect((await call(cwd, '.', '--strict')).exit).toBe(1);
  });

  test('a folder without a package', async () => {
    const { exit, stdout } = await call(folder({ 'package.json': '{}' }), '.');
    expect(exit).toBe(1);
    expect(stdout).toMatch(/^package\.json error neuralis\/manifest-present /);
  });

  test('reads nothing through a link that leads out', async () => {
    const outside = folder({ 'secret.json': '{ "neuralis": { "app": "hunter2" } }' });
    const cwd = folder();
    symlinkSync(join(outside, 'secret.json'), join(cwd, 'package.json'));
    const { exit, stdout, stderr } = await call(cwd, '.');
    expect(exit).toBe(1);
    expect(stdout + stderr).not.toContain('hunter2');
  });
});

interface PreflightCase {
  readonly id: string;
  readonly files: readonly FileCase[];
}

test('every vector: all that the library finds, and nothing else', async () => {
  const path = join(ROOT, 'test/vectors/neuralis/preflight.json');
  const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: PreflightCase[] };
  for (const { id, files } of cases) {
    await withPackageFolder(files, async (directory) => {
      const { valid, issues } = await preflight(directory);
      const { exit, stdout } = await call(directory, '.', '--reporter', 'json');
      const report: JsonReport = JSON.parse(stdout);
      expect({ exit, valid: report.valid }, id).toEqual({ exit: valid ? 0 : 1, valid });
      expect(new Set(report.files.flatMap((file) => file.issues)), id).toEqual(new Set(issues));
    });
  }
});
