import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The module from which a file of the package is built: `./dist/cli/main.js` comes from `src/cli/main.ts`, an entry point
 * `./dist/nemu.js` from `src/nemu/index.ts`.
 *
 * @param root absolute; `source` is a path from it.
 * @param output as package.json names it.
 * @throws {Error} when no such module exists.
 */
export function entrySource(root: string, output: string): { readonly name: string; readonly source: string } {
  const name = output.replace(/^\.\/dist\//, '').replace(/\.js$/, '');
  const candidates = [`src/${name}/index.ts`, `src/${name}.ts`, `${name}/index.ts`];
  const source = candidates.find((candidate) => existsSync(path.join(root, candidate)));
  if (source === undefined) {
    throw new Error(`package.json names ${output}, but none of ${candidates.join(', ')} exists.`);
  }
  return { name, source };
}
