import { LIMITS } from '../../../core/limits.js';
import { decodeText, type TextRead } from '../../../files/decode-text.js';
import { packageBehavior } from '../../../schemas/neuralis/package.behavior.js';
import type { PackageDisk } from './package-disk.js';

/** The file that declares a package, and what it holds. */
export interface ManifestFile {
  /** Its name in the package's root. */
  readonly file: string;
  /** As `validate` reads it. */
  readonly read: TextRead;
  /** The value of `app.surfaces`, and the pointer to it; nothing in a text that is no JSON. */
  readonly surfaces: unknown;
  readonly at: string;
  /** Whether its text is JSON, as far as that can be told. */
  readonly isJson: boolean;
}

const PACKAGE_JSON = 'package.json';
const OWN_FILE = 'neuralis.package.json';

/**
 * Finds the manifest as the platform does: `package.json` if it has a `neuralis` key, else `neuralis.package.json`.
 * A `package.json` that cannot be read or is no JSON is taken when there is nothing else.
 */
export function readManifest(disk: PackageDisk): ManifestFile | undefined {
  const shared = readFileIn(disk, PACKAGE_JSON);
  if (shared?.at.startsWith('/neuralis/')) return shared;
  return readFileIn(disk, OWN_FILE) ?? (shared?.isJson === false ? shared : undefined);
}

/** @returns nothing where there is no such file. */
function readFileIn(disk: PackageDisk, file: string): ManifestFile | undefined {
  const bytes = disk.read(file, LIMITS.textBytes);
  if (!bytes.ok && bytes.fault.code === 'file/missing') return undefined;
  const read = bytes.ok ? decodeText(bytes.bytes) : bytes;
  // The platform replaces bytes that are not UTF-8 and reads on: by that it chooses, so by that its choice is found.
  const document = bytes.ok ? parse(read.ok ? read.text : bytes.bytes.toString('utf8')) : undefined;
  const { value, base } = packageBehavior.select?.(document) ?? { value: undefined, base: '' };
  const surfaces = member(member(value, 'app'), 'surfaces');
  return { file, read, surfaces, at: `${base}/app/surfaces`, isJson: document !== undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
