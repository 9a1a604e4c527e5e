import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { isInstalled } from './is-installed.mjs';

/**
 * Installs what a folder with a lock file of its own names and its node_modules lacks. Tools that only one script needs
 * have such a folder, so that `npm ci` at the root stays small.
 *
 * @param folder absolute.
 * @throws {Error} when npm fails.
 */
export function installOwn(folder) {
  if (isInstalled(folder)) return;
  process.stderr.write(`Installing what ${path.basename(folder)} needs …\n`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}.`);
}
