import { fs } from './node.js';

/** The bytes of a file that was met, or of a link itself; 0 where the system does not say. */
export function sizeOf(path: string): number {
  try {
    return fs.lstatSync(path).size;
  } catch {
    return 0;
  }
}
