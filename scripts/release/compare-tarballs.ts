import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codePointOrder } from '../../core/words/code-point-order.js';
import { ReleaseError } from './release-error.js';
import { runIn } from './run-in.js';
import { copyTree } from './tree-copy.js';

/**
 * Builds and packs two copies of the checkout, in folders with different names.
 *
 * @param root absolute, the top folder of a git repository with its packages installed.
 * @returns the SHA-512 of the tarball, in Base64 as npm shows it.
 * @throws {ReleaseError} when the two tarballs differ, with the files that do.
 */
export function compareTarballs(root: string): string {
  const copies = [copyTree(root), copyTree(root)];
  try {
    const [first, second] = copies.map(({ folder }) => pack(folder));
    if (first === undefined || second === undefined || first.hash === second.hash) return first?.hash ?? '';
    const files = [...new Set([...first.files.keys(), ...second.files.keys()])].sort(codePointOrder);
    const different = files.filter((file) => first.files.get(file) !== second.files.get(file));
    const names = different.length === 0 ? 'no file, but their order or modes' : different.join(', ');
    throw new ReleaseError(
      `The tarball packed twice is not the same: ${names}. Build it from the sources alone, without time, folder or chance.`,
    );
  } finally {
    for (const { remove } of copies) remove();
  }
}

/** What a tarball holds: hashes, by path. */
interface Packed {
  readonly hash: string;
  readonly files: ReadonlyMap<string, string>;
}

function pack(folder: string): Packed {
  const target = path.join(folder, '.packed');
  const unpacked = path.join(target, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  runIn(folder, 'npm', 'pack', '--silent', '--pack-destination', target);
  const tarball = path.join(target, readdirSync(target).find((name) => name.endsWith('.tgz')) ?? '');
  runIn(unpacked, 'tar', '-xzf', tarball);
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    hash: hashOf(tarball),
    files: new Map(
      files.map((entry) => {
        const file = path.join(entry.parentPath ?? entry.path, entry.name);
        return [path.relative(path.join(unpacked, 'package'), file), hashOf(file)];
      }),
    ),
  };
}

function hashOf(file: string): string {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}
