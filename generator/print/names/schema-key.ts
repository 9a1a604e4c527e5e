import type { FormatModel } from '../../model.js';

/** What a document of the format has as `$schema`: the address of its schema, or else the path of a copy beside it. */
export function schemaKey({ schemaId, document }: Pick<FormatModel, 'schemaId' | 'document'>): string {
  return isAddress(schemaId) ? schemaId : `./${document}.schema.json`;
}

/** Whether a schema's `$id` is an address that an editor can load. */
export function isAddress(schemaId: string): boolean {
  return /^https?:\/\//.test(schemaId);
}
