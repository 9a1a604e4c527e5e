import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.js';
import { checkBlueprintFiles } from '../../src/nemu/index.js';
import { memoryIo } from '../cli/support/memory-io.js';
import { ROOT } from '../support/sources.js';

const folder = (name: string) => join(ROOT, 'schemas/nemu/examples/blueprints', name);

test('the complete blueprint has no issues', async () => {
  const report = await checkBlueprintFiles(folder('invoice-inbox'));
  expect(report).toEqual({ format: 'nemu/blueprint', valid: true, issues: [], base: 'ai-automation' });
});

test('the broken one gets every issue with its position and hint', async () => {
  const { issues, valid } = await checkBlueprintFiles(folder('invoice-inbox-broken'));
  expect(valid).toBe(false);
  const lines = issues.map(
    ({ line, column, severity, code, path, message, hint }) =>
      `${line}:${column} ${severity} ${code} ${path}\n  ${message}\n  ${hint}\n`,
  );
  await expect(lines.join('')).toMatchFileSnapshot('snapshots/invoice-inbox-broken.txt');
});

describe('letterpress validate', () => {
  const validated = async (...args: string[]) => {
    const io = memoryIo({ cwd: folder('.') });
    const exitCode = await run(['validate', '--reporter', 'json', ...args], io);
    const [file] = JSON.parse(io.printed.stdout).files;
    return { exitCode, codes: file.issues.map(({ code }: { code: string }) => code) };
  };

  test('checks the files of a blueprint that it finds in a folder', async () => {
    expect(await validated('--strict', 'invoice-inbox')).toEqual({ exitCode: 0, codes: [] });
    const { exitCode, codes } = await validated('invoice-inbox-broken');
    expect(exitCode).toBe(1);
    expect(codes).toEqual((await checkBlueprintFiles(folder('invoice-inbox-broken'))).issues.map(({ code }) => code));
  });

  test('validates only the manifest when that is the path given', async () => {
    const { codes } = await validated('invoice-inbox-broken/ai-automation/nemu.manifest.json');
    expect(codes).toContain('schema/pattern');
    expect(codes).not.toContain('file/missing');
  });
});
