import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { schemaIn } from './schema-in.js';

/**
 * The path to a format's schema in the nearest folder, this one or above, that has Letterpress installed.
 *
 * @param folder absolute.
 * @returns a path from the folder with `/`; nothing when there is none.
 */
export function installedSchema(folder: string, id: string): string | undefined {
  let above = folder;
  while (!existsSync(join(above, 'node_modules', 'letterpress', 'package.json'))) {
    if (dirname(above) === above) return undefined;
    above = dirname(above);
  }
  return schemaIn(above, folder, id);
}
