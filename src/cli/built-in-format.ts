import type { Format } from '../../schemas/kit/define-format.js';

/**
 * The source of a format, with its schema and examples.
 *
 * @param id the id of a known format.
 */
export async function builtInFormat(id: string): Promise<Format> {
  const { FORMATS } = await import('../../schemas/index.js');
  const format = FORMATS.find((candidate) => candidate.id === id);
  if (format === undefined) throw new Error(`\`${id}\` is not a format.`);
  return format;
}
