import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { FormatInfo } from '../../runtime/format.js';

/**
 * The path to a format's schema in a folder that has Letterpress installed, or will have.
 *
 * @param home absolute path of that folder.
 * @param from absolute path of the folder that the result is relative to.
 * @returns with `/`; begins with `./` unless it leads upwards.
 */
export function schemaIn(home: string, from: string, id: string): string {
  const file = join(home, 'node_modules', 'letterpress', 'schemas', `${id}.schema.json`);
  const path = relative(from, file).split(sep).join('/');
  return path.startsWith('../') ? path : `./${path}`;
}

/**
 * The path to a format's schema in the nearest folder, this one or above, that has Letterpress installed.
 *
 * @param folder absolute.
 * @returns a path from the folder with `/`; `undefined` when there is none.
 */
export function installedSchema(folder: string, id: string): string | undefined {
  let above = folder;
  while (!existsSync(join(above, 'node_modules', 'letterpress', 'package.json'))) {
    if (dirname(above) === above) return undefined;
    above = dirname(above);
  }
  return schemaIn(above, folder, id);
}

/**
 * The `$schema` of a manifest, by which an editor finds the schema: the file in the nearest folder above that has
 * Letterpress installed, otherwise the URL where the platform publishes it.
 *
 * @param folder absolute path of the manifest's folder.
 * @returns a path from the folder with `/`, or a URL; the path in its own `node_modules` when there is neither.
 */
export function schemaReference(folder: string, { id, $id }: FormatInfo): string {
  return installedSchema(folder, id) ?? (/^https?:/.test($id) ? $id : schemaIn(folder, folder, id));
}
