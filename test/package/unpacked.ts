import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../support/sources.js';

/** An empty TypeScript project with the packed package in it, and nothing else that its own code could see. */
export interface Unpacked {
  readonly folder: string;
  /** @returns the absolute path. */
  write(name: string, text: string): string;
  remove(): void;
}

/**
 * Packs the checkout (built already) and unpacks the tarball where an installation would put it.
 *
 * @param prepare is called with the folder before: npm takes away what no package.json names.
 */
export function unpackPackage(prepare: (folder: string) => void = () => {}): Unpacked {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'letterpress-unpacked-')));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n');
  prepare(folder);
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: ROOT });
  const tarball = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  const home = path.join(folder, 'node_modules', 'letterpress');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', home, '--strip-components=1']);
  // What the package depends on, where only the package finds it.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(home, 'node_modules'), 'junction');
  return {
    folder,
    write(name, text) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
