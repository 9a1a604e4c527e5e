import { LETTERPRESS } from '../../core/annotations.js';
import type { NormalSchema } from '../model.js';
import { mapSchema } from '../schema-walk.js';
import { discriminatorOf } from '../tagged-union.js';

/**
 * Decides once which property tells the variants of each union apart, and says so at the union: builders, page and
 * messages all read it there. A schema whose annotation names a discriminator keeps that one.
 */
export function markDiscriminators(schema: NormalSchema, definitions: ReadonlyMap<string, NormalSchema>): NormalSchema {
  return mapSchema(schema, (node) => {
    if (node.anyOf === undefined && node.oneOf === undefined) return node;
    const discriminator = node[LETTERPRESS]?.discriminator ?? discriminatorOf(node, definitions);
    return discriminator === undefined ? node : { ...node, [LETTERPRESS]: { ...node[LETTERPRESS], discriminator } };
  });
}
