import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

const MANIFEST = readFileSync(new URL('../../schemas/drwn/examples/card/valid/minimal.json', import.meta.url), 'utf8');

async function call(cwd: string, ...argv: string[]): Promise<{ exit: number; stderr: string }> {
  const io = memoryIo({ cwd });
  return { exit: await run(argv, io), stderr: io.printed.stderr };
}

describe.skipIf(process.platform === 'win32')('a command that writes', () => {
  const COMMANDS: readonly (readonly [name: string, argv: readonly string[], target: string])[] = [
    ['import', ['import', 'card.json', '--out', 'target'], 'target'],
    ['schema', ['schema', 'drwn/card', '--out', 'target'], 'target'],
    ['init', ['init', 'drwn/card', '.', '--force'], 'card.json'],
    ['build', ['build', 'card.ts', '--out', 'out'], 'out/card.json'],
  ];

  test.each(COMMANDS)('%s does not wait for a pipe, and does not replace one', async (_name, argv, target) => {
    const cwd = folder({ 'card.ts': `export default ${MANIFEST};\n`, 'source/card.json': MANIFEST });
    mkdirSync(join(cwd, 'out'));
    if (target !== 'card.json') writeFileSync(join(cwd, 'card.json'), MANIFEST);
    execFileSync('mkfifo', [join(cwd, target)]);
    const format = argv[0] === 'build' ? ['--format', 'drwn/card'] : [];
    const { exit, stderr } = await call(cwd, ...argv, ...format);
    expect(stderr).toMatch(/\[unreadable-output\]/);
    expect(exit).toBe(2);
    expect(lstatSync(join(cwd, target)).isFIFO()).toBe(true);
  });

  test.each(['/dev/null', '/dev/zero', '/dev/stdout'])('does not replace %s', async (device) => {
    const before = lstatSync(device);
    const cwd = folder({ 'card.json': MANIFEST });
    expect(await call(cwd, 'import', 'card.json', '--out', device)).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('[unreadable-output]'),
    });
    expect([lstatSync(device).mode, lstatSync(device).ino]).toEqual([before.mode, before.ino]);
  });

  test.each(['init', 'build'])('%s follows no linked folder out of its own', async (command) => {
    const outside = folder();
    const blueprint = readFileSync(new URL('../../schemas/nemu/examples/valid/minimal.json', import.meta.url), 'utf8');
    const cwd = folder({ 'in/blueprint.ts': `export default ${blueprint};\n` });
    symlinkSync(outside, join(cwd, 'in/ai-automation'));
    const argv =
      command === 'init'
        ? ['init', 'nemu/blueprint', 'in']
        : ['build', 'in/blueprint.ts', '--format', 'nemu/blueprint'];
    const { exit, stderr } = await call(cwd, ...argv);
    expect(stderr).toMatch(/`ai-automation` is a link that leads outside .*\[outside-output\]/);
    expect(exit).toBe(2);
    expect(readdirSync(outside)).toEqual([]);
    expect(readdirSync(join(cwd, 'in')).sort()).toEqual(['ai-automation', 'blueprint.ts']);
  });
});

test.skipIf(process.platform === 'win32')('a module is not loaded from a pipe', async () => {
  const cwd = folder();
  execFileSync('mkfifo', [join(cwd, 'card.ts'), join(cwd, 'letterpress.config.ts')]);
  expect(await call(cwd, 'build', 'card.ts')).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining('[no-source]'),
  });
  expect(await call(cwd, 'generate', '--check')).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining('is not a regular file. [bad-config]'),
  });
});
