import { dirname, relative } from 'node:path';
import { deleteAbandonedDrafts } from './drafts.js';
import { contains, isBelow } from './is-below.js';
import { fs } from './node.js';
import { asOutputError, hasCode, inTheWay, OutputError } from './output-error.js';
import { readBytes } from './read-bytes.js';
import { realPathOf } from './real-path-of.js';

/** What is at an output path: `link` for a link to a file or to nothing, which is replaced and never read. */
export type OutputKind = 'missing' | 'file' | 'link';

/** Where a file is to be written. */
export interface Output {
  /** Absolute. */
  readonly path: string;
  /** As for `outputKind`. */
  readonly root?: string | undefined;
}

/**
 * Looks at an output path without opening anything.
 *
 * @param path absolute.
 * @param root the folder that output must stay in: a folder on the way may be a link only if it leads to a folder inside.
 * @throws {OutputError} `unreadable-output` when something other than a file is there, such as a folder, a pipe or a
 *   device, also by way of a link; `outside-output` when a folder on the way leads out of the root.
 */
export function outputKind(path: string, root?: string): OutputKind {
  if (root !== undefined) assertStaysInside(path, root);
  try {
    const stats = fs.lstatSync(path);
    if (stats.isFile()) return 'file';
    if (stats.isSymbolicLink() && !isSystemLink(path) && leadsToFileOrNothing(path)) return 'link';
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'missing';
    throw asOutputError(path, error);
  }
  throw inTheWay(path);
}

/**
 * Prepares for writing files: looks at every path before anything is written, and deletes the drafts that killed runs
 * left in their folders.
 *
 * @throws {OutputError} as `outputKind`.
 */
export function prepareOutputs(outputs: readonly Output[]): void {
  for (const { path, root } of outputs) outputKind(path, root);
  for (const folder of new Set(outputs.map(({ path }) => dirname(path)))) deleteAbandonedDrafts(folder);
}

/**
 * Reads the file at an output path. A link is not followed.
 *
 * @param most bytes to read; the rest of a longer file is left out. Default: as for any document.
 * @returns nothing when there is no file yet, or a link.
 * @throws {OutputError} as `outputKind`, or `unreadable-output` when the file cannot be read.
 */
export function readOutput(path: string, root?: string, most?: number): Buffer | undefined {
  if (outputKind(path, root) !== 'file') return undefined;
  const read = readBytes(path, { most, longer: 'cut', follow: false });
  if (read.ok) return read.bytes;
  if (read.fault.code === 'file/missing') return undefined;
  throw inTheWay(path);
}

/** Checks the deepest folder on the way to a path that exists; those below it have yet to be made. */
function assertStaysInside(path: string, root: string): void {
  const realRoot = realPathOf(root);
  if (realRoot === undefined) return;
  for (let folder = dirname(path); isBelow(root, folder); folder = dirname(folder)) {
    const real = realPathOf(folder);
    if (real === undefined && !isLink(folder)) continue;
    if (real !== undefined && contains(realRoot, real)) return;
    const message = `\`${relative(root, folder)}\` is a link that leads outside the output folder \`${root}\`.`;
    throw new OutputError('outside-output', message);
  }
}

/** The links of the system, such as `/dev/stdout`, lead to whatever a process has open. */
function isSystemLink(link: string): boolean {
  return dirname(link) === '/dev' || [fs.readlinkSync(link), realPathOf(dirname(link))].some(isInProc);
}

function isInProc(path = ''): boolean {
  return path.startsWith('/proc/');
}

function leadsToFileOrNothing(link: string): boolean {
  try {
    return fs.statSync(link).isFile();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return true;
    throw error;
  }
}

function isLink(path: string): boolean {
  try {
    return fs.lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
