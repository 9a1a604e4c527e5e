import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBelow } from '../../../../files/is-below.js';
import { ownPackage } from '../../process/own-package.js';

/** Where in a source something was called. */
export interface CallSite {
  /** Absolute. */
  readonly path: string;
  /** 1-based. The column is unknown, because the types are stripped before the source runs. */
  readonly line: number;
}

/** A stack frame, or the position that the loader prints below a syntax error. */
const FRAME = /^\s+(?:at (?:.*\()?)?(.+):(\d+):\d+\)?$/;

/**
 * Where the user's own code called what threw: the innermost frame that is in no package, this one included.
 *
 * @returns `undefined` when the stack has no such frame.
 */
export function callSite(error: unknown): CallSite | undefined {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return undefined;
  for (const frame of error.stack.split('\n')) {
    const [, place, line] = FRAME.exec(frame) ?? [];
    const path = place === undefined ? undefined : pathOf(place);
    if (path === undefined || !isUsers(path)) continue;
    return { path, line: Number(line) };
  }
  return undefined;
}

function pathOf(place: string): string | undefined {
  if (place.startsWith('node:')) return undefined;
  try {
    return place.startsWith('file:') ? fileURLToPath(place) : realpathSync(place);
  } catch {
    return undefined;
  }
}

function isUsers(path: string): boolean {
  if (path.split(sep).includes('node_modules')) return false;
  const root = realpathSync(ownPackage().root);
  return !['dist', 'src', 'generated'].some((folder) => isBelow(join(root, folder), path));
}
