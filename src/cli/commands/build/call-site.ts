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

/**
 * Where the user's own code called what threw: the innermost frame that is in no package, this one included.
 *
 * @returns `undefined` when the stack has no such frame.
 */
export function callSite(error: unknown): CallSite | undefined {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return undefined;
  for (const frame of error.stack.split('\n')) {
    const position = positionIn(frame);
    const path = position === undefined ? undefined : pathOf(position.place);
    if (position === undefined || path === undefined || !isUsers(path)) continue;
    return { path, line: position.line };
  }
  return undefined;
}

/** The position in a stack frame, or the one that the loader prints below a syntax error: `path:line:column`. */
function positionIn(frame: string): { readonly place: string; readonly line: number } | undefined {
  const text = frame.trim().replace(/^at /, '');
  const position = text.endsWith(')') ? text.slice(text.lastIndexOf('(') + 1, -1) : text;
  const parts = position.split(':');
  const [line = '', column = ''] = parts.splice(-2);
  const place = parts.join(':');
  const isPosition = /^\s/.test(frame) && place !== '' && /^\d+$/.test(line) && /^\d+$/.test(column);
  return isPosition ? { place, line: Number(line) } : undefined;
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
