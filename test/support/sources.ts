import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Files of real users, read in place; the folder is not part of the repository. */
export const CORPUS = path.join(ROOT, '..', 'shared', 'corpus');

/** Every TypeScript source below the given folders, by its path from the root with `/`. */
export function readSources(folders: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.d.ts')) continue;
      const file = path.join(entry.parentPath, entry.name);
      sources.set(path.relative(ROOT, file).split(path.sep).join('/'), readFileSync(file, 'utf8'));
    }
  }
  return sources;
}
