import { fs } from './node.js';

/** The size of a file in bytes, or of a link itself; 0 when it is not known. */
export function sizeOf(path: string): number {
  try {
    return fs.lstatSync(path).size;
  } catch {
    return 0;
  }
}
