import { open } from 'node:fs/promises';

/**
 * Reads the beginning of a file.
 *
 * @param most bytes that are read, inclusive.
 * @returns nothing when the file cannot be read.
 */
export async function readStart(path: string, most: number): Promise<Uint8Array | undefined> {
  try {
    const handle = await open(path);
    try {
      const { size } = await handle.stat();
      const bytes = new Uint8Array(Math.min(size, most));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}
