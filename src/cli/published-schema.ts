import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownPackage } from './own-package.js';

/**
 * The published JSON Schema of a format, as generated.
 *
 * @param id the id of a known format.
 */
export async function publishedSchema(id: string): Promise<string> {
  return readFile(join(ownPackage().root, 'generated', `${id}.schema.json`), 'utf8');
}
