import { own } from '../../../core/json/own.js';
import { LIMITS } from '../../../core/limits.js';
import { packageBehavior } from '../../../schemas/neuralis/package.behavior.js';
import type { PackageDisk } from './package-disk.js';

/** The file that declares a package, and what it holds. */
export interface ManifestFile {
  /** Its name in the package's root. */
  readonly file: string;
  /** Missing for a file that is too large to read, or a link that leads out of the package. */
  readonly text: string | undefined;
  /** The value of `app.surfaces`, and the pointer to it; nothing in a text that is no JSON. */
  readonly surfaces: unknown;
  readonly at: string;
}

const PACKAGE_JSON = 'package.json';
const OWN_FILE = 'neuralis.package.json';

/**
 * Finds the manifest as the platform does: `package.json` if it has a `neuralis` key, else `neuralis.package.json`.
 * A `package.json` that is no JSON is taken when there is nothing else.
 */
export async function readManifest(disk: PackageDisk): Promise<ManifestFile | undefined> {
  const shared = await readFileIn(disk, PACKAGE_JSON);
  if (shared?.at.startsWith('/neuralis/')) return shared;
  const alone = await readFileIn(disk, OWN_FILE);
  return alone ?? (shared !== undefined && parse(shared.text) === undefined ? shared : undefined);
}

async function readFileIn(disk: PackageDisk, file: string): Promise<ManifestFile | undefined> {
  const fact = await disk.lookAt(file, '');
  if (fact.is !== 'file') return undefined;
  const bytes = await disk.read(file, LIMITS.textBytes);
  const text = bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const { value, base } = packageBehavior.select?.(parse(text)) ?? { value: undefined, base: '' };
  return { file, text, surfaces: own(value, 'app', 'surfaces'), at: `${base}/app/surfaces` };
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
