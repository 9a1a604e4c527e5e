import { displayPath } from './display-path.js';
import type { Io } from './io.js';

/**
 * What a document is called in all that is printed about it.
 *
 * @param path absolute, or `-` for standard input.
 */
export function documentName(io: Io, path: string): string {
  return path === '-' ? '<stdin>' : displayPath(io.cwd, path);
}
