import type { FormatInfo } from '../../runtime/format.js';
import { installedSchema } from './installed-schema.js';
import { schemaIn } from './schema-in.js';

/**
 * What `$schema` says in a manifest, so that an editor finds the schema: the file in the nearest folder above
 * that has Letterpress installed, else the address under which the platform publishes it.
 *
 * @param folder absolute path of the manifest's folder.
 * @returns a path from the folder with `/`, or an address; the path in its own `node_modules` where there is neither.
 */
export function schemaReference(folder: string, { id, $id }: FormatInfo): string {
  return installedSchema(folder, id) ?? (/^https?:/.test($id) ? $id : schemaIn(folder, folder, id));
}
