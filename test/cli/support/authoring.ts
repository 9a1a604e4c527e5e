import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../support/sources.js';
import { folder } from './folder.js';

/** A folder with Letterpress installed: the checkout itself, built. */
export interface AuthoringProject {
  /** Absolute. */
  readonly folder: string;
  /** @returns the path as given. */
  write(path: string, text: string): string;
}

/** Makes a project with the given files, by their paths, that lives as long as the test. */
export function project(files: Readonly<Record<string, string>> = {}): AuthoringProject {
  const root = folder(files);
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(ROOT, join(root, 'node_modules', 'letterpress'), 'junction');
  return {
    folder: root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      return path;
    },
  };
}
