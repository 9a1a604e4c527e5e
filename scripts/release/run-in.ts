import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ReleaseError } from './release-error.js';

/** Bytes that a program may print: a whole tree of this repository fits. */
const LIMIT = 512 * 1024 * 1024;

/**
 * Runs a program in a folder.
 *
 * @returns what it printed to standard output.
 * @throws {ReleaseError} with what it printed to standard error, when it fails.
 */
export function runIn(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: LIMIT,
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status === 0) return stdout;
  const reason = (error?.message ?? stderr).trim();
  throw new ReleaseError(`\`${program} ${args.join(' ')}\` failed: ${reason === '' ? `exit code ${status}` : reason}`);
}
