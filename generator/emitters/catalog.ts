import { codePointOrder } from '../../core/words/code-point-order.js';
import type { Emitter, FormatModel } from '../model.js';
import { isAddress } from '../print/names/schema-key.js';

/** The schema that identifies a catalog. */
const CATALOG_SCHEMA = 'https://json.schemastore.org/schema-catalog.json';

/**
 * Prints `catalog.json`, with which editors find the schema of a file by its name.
 *
 * @see https://github.com/SchemaStore/schemastore/blob/master/src/schemas/json/schema-catalog.json
 */
export const catalog: Emitter = {
  name: 'catalog',
  emit(models) {
    const sorted = [...models].sort((a, b) => codePointOrder(a.id, b.id));
    const entries = sorted.map((model) => ({
      name: model.title,
      description: plainLine(model.description),
      fileMatch: model.fileNames.map(fileMatch),
      url: urlOf(model),
    }));
    const text = JSON.stringify({ $schema: CATALOG_SCHEMA, version: 1, schemas: entries }, undefined, 2);
    return [{ path: 'catalog.json', text: `${text}\n` }];
  },
};

/** The URL of the schema: its own, otherwise its file next to the catalog. */
function urlOf(model: FormatModel): string {
  return isAddress(model.schemaId) ? model.schemaId : `${model.family}/${model.document}.schema.json`;
}

/** A name with folders matches the end of any path. */
function fileMatch(name: string): string {
  return name.includes('/') ? `**/${name.replace(/^\/+/, '')}` : name;
}

/** The first paragraph of Markdown on one line, without code fences and links. */
function plainLine(markdown: string): string {
  const [first = ''] = markdown
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n[ \t]*\n/);
  return first
    .replace(/\[([^\][]*)\]\([^()\s]*\)/g, (_, label: string) => label)
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
