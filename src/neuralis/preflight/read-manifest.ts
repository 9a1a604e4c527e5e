import { own } from '../../../core/json/own.js';
import { LIMITS } from '../../../core/limits.js';
import { decodeText } from '../../../files/decode-text.js';
import type { FileFault } from '../../../files/file-fault.js';
import { packageBehavior } from '../../../schemas/neuralis/package.behavior.js';
import { type Document, readDocument } from '../../runtime/document.js';
import type { PackageDisk } from './package-disk.js';

/** The file that declares a package, and its content. */
export interface ManifestFile {
  /** The name of the file in the package's root. */
  readonly file: string;
  /** The content, read once and in the same way as in `validate`, or why it cannot be read. */
  readonly read: { readonly ok: true; readonly document: Document } | { readonly ok: false; readonly fault: FileFault };
  /** The value of `app.surfaces`, and the pointer to it; `undefined` if the text is not JSON. */
  readonly surfaces: unknown;
  readonly at: string;
  /** Whether the text is known to be JSON. */
  readonly isJson: boolean;
}

const PACKAGE_JSON = 'package.json';
const OWN_FILE = 'neuralis.package.json';

/**
 * Finds the manifest as the platform does: `package.json` if it has a `neuralis` property, else `neuralis.package.json`.
 * A `package.json` that cannot be read or is not JSON is used only if there is no other file.
 */
export function readManifest(disk: PackageDisk): ManifestFile | undefined {
  const shared = readFileIn(disk, PACKAGE_JSON);
  if (shared?.at.startsWith('/neuralis/')) return shared;
  return readFileIn(disk, OWN_FILE) ?? (shared?.isJson === false ? shared : undefined);
}

/** @returns `undefined` if the file does not exist. */
function readFileIn(disk: PackageDisk, file: string): ManifestFile | undefined {
  const bytes = disk.read(file, LIMITS.textBytes);
  if (!bytes.ok) return bytes.fault.code === 'file/missing' ? undefined : { file, read: bytes, ...declared(undefined) };
  const text = decodeText(bytes.bytes);
  // The platform replaces bytes that are not UTF-8 before it chooses a file, so finding its choice takes the same text.
  const document = readDocument(text.ok ? text.text : bytes.bytes.toString('utf8'), packageBehavior.limits);
  return { file, read: text.ok ? { ok: true, document } : text, ...declared(document) };
}

/** Finds the surfaces of a package in a file that the platform can parse. */
function declared(document: Document | undefined): Pick<ManifestFile, 'surfaces' | 'at' | 'isJson'> {
  const isJson = document?.complete === true && document.faults.every(({ code }) => code === 'json/duplicate-key');
  const file = isJson ? document.value : undefined;
  const { value, base } = packageBehavior.select?.(file) ?? { value: file, base: '' };
  return { surfaces: own(value, 'app', 'surfaces'), at: `${base}/app/surfaces`, isJson };
}
