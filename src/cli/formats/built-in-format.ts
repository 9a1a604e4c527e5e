import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Format } from '../../../core/format.js';
import { ownPackage } from '../process/own-package.js';

/**
 * The source of a format, with its schema and examples.
 *
 * @param id the id of a known format.
 */
export async function builtInFormat(id: string): Promise<Format> {
  const { FORMATS } = await import('../../../schemas/index.js');
  const format = FORMATS.find((candidate) => candidate.id === id);
  if (format === undefined) throw new Error(`\`${id}\` is not a format.`);
  return format;
}

/**
 * The published JSON Schema of a format, as generated.
 *
 * @param id the id of a known format.
 */
export async function publishedSchema(id: string): Promise<string> {
  return readFile(join(ownPackage().root, 'generated', `${id}.schema.json`), 'utf8');
}
