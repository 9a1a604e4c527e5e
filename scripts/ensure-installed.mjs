// Runs before `npm start` and `npm test`: installs what is in the lock file and missing in node_modules.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Whether every package that the lock file requires on all platforms is installed in its version. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
    const found = JSON.parse(readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([place, { version, optional, devOptional }]) =>
        place === '' || optional || devOptional || found[place]?.version === version,
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  process.stderr.write('Installing dependencies …\n');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exitCode = result.status ?? 1;
}
