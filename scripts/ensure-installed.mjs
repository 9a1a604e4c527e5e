// Runs before `npm start` and `npm test`: installs what is in the lock file and missing in node_modules.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

if (!isInstalled(root)) {
  process.stderr.write('Installing dependencies …\n');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exitCode = result.status ?? 1;
}
