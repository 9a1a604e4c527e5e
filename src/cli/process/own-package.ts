import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface OwnPackage {
  /** Absolute path of the package's folder. */
  readonly root: string;
  readonly version: string;
}

/**
 * Finds this package's folder and version, both from source and from a bundle.
 *
 * @throws {Error} when there is no `package.json` of Letterpress above this module: the installation is broken.
 */
export function ownPackage(): OwnPackage {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const version = versionOf(join(folder, 'package.json'));
    if (version !== undefined) return { root: folder, version };
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The `package.json` of Letterpress is missing. Install it again.');
    folder = parent;
  }
}

function versionOf(path: string): string | undefined {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
  if (typeof manifest !== 'object' || manifest === null) return undefined;
  if (!('name' in manifest) || manifest.name !== 'letterpress') return undefined;
  return 'version' in manifest && typeof manifest.version === 'string' ? manifest.version : undefined;
}
