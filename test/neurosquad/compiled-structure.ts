import type { TSchema } from '@sinclair/typebox';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { DEFINITION, LETTERPRESS } from '../../core/annotations.js';
import { CardManifest } from '../../schemas/neurosquad/card.schema.js';

/** Every named definition that the schema reaches, by name. */
function definitionsOf(root: TSchema): Map<string, TSchema> {
  const found = new Map<string, TSchema>();
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    waiting.push(...Object.values(node));
    const definition = (node as { [DEFINITION]?: TSchema })[DEFINITION];
    if (definition?.$id === undefined || found.has(definition.$id)) continue;
    found.set(definition.$id, definition);
    waiting.push(definition);
  }
  return found;
}

/** The card schema's named definitions. */
export const definitions = definitionsOf(CardManifest);
const ajv = new Ajv2020({ strict: false, schemas: [...definitions.values()] });
ajv.addKeyword(LETTERPRESS);
const compiled = ajv.compile(CardManifest);

/** Whether a document has the structure of a card manifest. */
export function isCard(document: unknown): boolean {
  return compiled(document);
}
