import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface FileCase {
  readonly path: string;
  readonly text?: string;
  /** Padded with spaces to this many bytes. */
  readonly size?: number;
  readonly symlink?: string;
  readonly encoding?: 'utf-16le' | 'utf-16be';
}

/** Writes files to a new folder, hands it to `use` and removes it afterwards. */
export async function withPackageFolder<T>(
  files: readonly FileCase[],
  use: (directory: string) => Promise<T>,
): Promise<T> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'neuralis-')));
  try {
    for (const file of files) writeCase(join(directory, file.path), file);
    return await use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function writeCase(path: string, file: FileCase): void {
  mkdirSync(dirname(path), { recursive: true });
  if (file.symlink !== undefined) symlinkSync(file.symlink, path);
  else writeFileSync(path, contentOf(file));
}

function contentOf({ text = '', size, encoding }: FileCase): Buffer {
  const bytes = Buffer.from(text, encoding === undefined ? 'utf8' : 'utf16le');
  if (encoding === 'utf-16be') bytes.swap16();
  return size === undefined ? bytes : Buffer.concat([bytes, Buffer.alloc(size - bytes.length, 0x20)]);
}
