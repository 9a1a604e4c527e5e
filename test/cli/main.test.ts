import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder } from './support/folder.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the program from source in a folder. */
function start(cwd: string, ...argv: string[]): ChildProcess {
  const loader = new URL('../../node_modules/jiti/lib/jiti-register.mjs', import.meta.url).href;
  return spawn(process.execPath, ['--import', loader, `${ROOT}src/cli/main.ts`, ...argv], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  });
}

async function finish(child: ChildProcess): Promise<{ exit: number | null; stdout: string; stderr: string }> {
  const text = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    text.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    text.stderr += chunk.toString();
  });
  const exit = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { exit, ...text };
}

describe('the program', () => {
  test('--version prints the version of the package', async () => {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
    expect(await finish(start(folder(), '--version'))).toEqual({
      exit: 0,
      stdout: `${manifest.version}\n`,
      stderr: '',
    });
  });

  test('--help goes to standard output', async () => {
    const { exit, stdout, stderr } = await finish(start(folder(), '--help'));
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    for (const command of ['generate', 'validate', 'explain', 'formats', 'schema']) {
      expect(stdout).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
    }
  });

  test('a wrong call exits with 2 and says nothing on standard output', async () => {
    expect(await finish(start(folder(), 'validate', '--nonsense'))).toMatchObject({ exit: 2, stdout: '' });
  });

  test('a reader that closes early is not an error', async () => {
    const child = start(folder(), 'schema', 'neurosquad/card');
    child.stdout?.destroy();
    expect(await finish(child)).toMatchObject({ exit: 0, stderr: '' });
  });
});
