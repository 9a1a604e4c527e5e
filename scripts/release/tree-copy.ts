import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runIn } from './run-in.js';

/** A copy of the checkout, in a folder of its own with the installed packages of the checkout. */
export interface TreeCopy {
  /** Absolute. */
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the checkout as it was at a revision, or as it is now: every file that git does not ignore.
 *
 * @throws {ReleaseError} when there is no such revision.
 */
export function copyTree(root: string, revision?: string): TreeCopy {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'letterpress-release-'));
  const folder = path.join(temporary, 'tree');
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  try {
    mkdirSync(folder);
    if (revision === undefined) copyFiles(root, folder);
    else checkOut(root, revision, temporary, folder);
    const installed = path.join(root, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, path.join(folder, 'node_modules'), 'junction');
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

function copyFiles(root: string, folder: string): void {
  const listed = runIn(root, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of new Set(listed)) {
    const from = path.join(root, file);
    // A file that git knows may be deleted; a link to node_modules is made again by the caller.
    const isFile = file !== '' && lstatSync(from, { throwIfNoEntry: false })?.isFile() === true;
    if (isFile) cpSync(from, path.join(folder, file));
  }
}

function checkOut(root: string, revision: string, temporary: string, folder: string): void {
  const archive = path.join(temporary, 'tree.tar');
  runIn(root, 'git', 'archive', '--format=tar', `--output=${archive}`, revision);
  runIn(folder, 'tar', '-xf', archive);
}
