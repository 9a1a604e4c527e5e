import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether every package that a folder's lock file requires on all platforms is in its node_modules, in its version.
 *
 * @param folder absolute.
 */
export function isInstalled(folder) {
  try {
    const { packages: wanted } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
    const installed = path.join(folder, 'node_modules', '.package-lock.json');
    const { packages: found } = JSON.parse(readFileSync(installed, 'utf8'));
    return Object.entries(wanted).every(
      ([place, { version, optional, devOptional }]) =>
        place === '' || optional || devOptional || found[place]?.version === version,
    );
  } catch {
    return false;
  }
}
