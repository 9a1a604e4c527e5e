import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';

/** What a vector says of one file of a tree. */
export interface TreeEntry {
  readonly path: string;
  readonly type?: 'file' | 'dir' | 'symlink';
  readonly text?: string;
  readonly contentBase64?: string;
  readonly repeatText?: string;
  readonly times?: number;
  /** Octal. */
  readonly mode?: string;
  readonly target?: string;
}

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Makes a tree in a fresh folder, removed after the test; `name` is its path below that folder. */
export function makeTree(entries: readonly TreeEntry[], outside: readonly TreeEntry[] = [], name = 'card'): string {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'letterpress-drwn-')));
  made.push(parent);
  const root = join(parent, name);
  mkdirSync(root, { recursive: true });
  for (const entry of outside) write(dirname(root), entry);
  for (const entry of entries) write(root, entry);
  return root;
}

function write(root: string, entry: TreeEntry): void {
  const path = join(root, entry.path);
  if (entry.type === 'dir') {
    mkdirSync(path, { recursive: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  if (entry.type === 'symlink') {
    symlinkSync(entry.target ?? '', path);
    return;
  }
  writeFileSync(path, contentOf(entry));
  chmodSync(path, Number.parseInt(entry.mode ?? '0644', 8));
}

function contentOf({ text, contentBase64, repeatText, times }: TreeEntry): string | Buffer {
  if (contentBase64 !== undefined) return Buffer.from(contentBase64, 'base64');
  if (repeatText !== undefined) return repeatText.repeat(times ?? 1);
  return text ?? '';
}
