import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

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

function isInstalled(folder) {
  try {
    const { packages: wanted } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
    const installed = path.join(folder, 'node_modules', '.package-lock.json');
    const { packages: found } = JSON.parse(readFileSync(installed, 'utf8'));
    return Object.entries(wanted).every(
      ([place, { version, optional }]) => place === '' || optional || found[place]?.version === version,
    );
  } catch {
    return false;
  }
}
