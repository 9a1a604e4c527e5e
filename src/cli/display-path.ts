import { relative, sep } from 'node:path';

/** An absolute path as seen from the current folder, with `/` between its parts. */
export function displayPath(cwd: string, path: string): string {
  const seen = relative(cwd, path) || '.';
  return sep === '/' ? seen : seen.replaceAll(sep, '/');
}
