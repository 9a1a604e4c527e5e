import type { Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { UsageError } from '../core/usage-error.js';
import { codePointOrder } from '../core/words/code-point-order.js';
import { fs } from '../src/cli/process/node.js';
import { reasonOf } from './reason-of.js';

/** Folders that hold other people's files. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git']);

export interface Walked {
  /** Absolute paths of the files that were asked for, in code-point order. */
  readonly files: readonly string[];
  /** Absolute paths of links that would have been asked for, but lead out of the folder. */
  readonly leadOut: readonly string[];
}

/**
 * Lists the files below a folder whose path is wanted. Links to folders are not followed: what lies inside
 * the folder is found under its own name, so no loop can arise. A link to a file counts when its target lies inside.
 * A dangling link counts too: reading it will say what is wrong.
 *
 * @param folder absolute.
 * @throws {UsageError} `unreadable-folder`.
 */
export function walk(folder: string, isWanted: (path: string) => boolean): Walked {
  const files: string[] = [];
  const leadOut: string[] = [];
  const pending = [folder];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    for (const entry of entriesOf(current)) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) pending.push(path);
      } else if (!isWanted(path)) {
      } else if (entry.isFile()) {
        files.push(path);
      } else if (entry.isSymbolicLink()) {
        const target = targetOf(path, folder);
        if (target === 'inside') files.push(path);
        else if (target === 'outside') leadOut.push(path);
      }
    }
  }
  return { files: files.sort(codePointOrder), leadOut: leadOut.sort(codePointOrder) };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new UsageError('unreadable-folder', `The folder \`${folder}\` cannot be read: ${reasonOf(error)}.`);
  }
}

function targetOf(link: string, folder: string): 'inside' | 'outside' | 'no file' {
  try {
    const target = fs.realpathSync(link);
    if (!fs.statSync(target).isFile()) return 'no file';
    const root = fs.realpathSync(folder);
    return target.startsWith(root.endsWith(sep) ? root : root + sep) ? 'inside' : 'outside';
  } catch {
    return 'inside';
  }
}
