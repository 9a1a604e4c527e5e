import type { Format } from '../../core/format.js';
import { definitionName, definitionRef } from '../definition-ref.js';
import { ModelError, type NormalSchema } from '../model.js';
import { pascalCase } from '../print/names/identifiers.js';
import { mapSchema, visitSchema } from '../schema-walk.js';
import type { Collected } from './collect.js';

export interface Linked {
  readonly typeName: string;
  readonly root: NormalSchema;
  readonly definitions: ReadonlyMap<string, NormalSchema>;
}

/**
 * Turns every reference into `#/$defs/<name>` and checks that its target exists. A document that refers to itself
 * becomes a definition, to which the root refers.
 *
 * @throws {ModelError} `missing-definition`.
 */
export function link(format: Format, collected: Collected): Linked {
  const target = collected.root.$ref;
  const typeName =
    collected.name ??
    (target === undefined ? pascalCase(format.id.split('/')[1] ?? '') : (definitionName(target) ?? target));
  const definitions = new Map(collected.definitions);
  let isRecursive = false;
  for (const schema of [collected.root, ...collected.definitions.values()]) {
    visitSchema(schema, ({ $ref }) => {
      isRecursive ||= $ref === '#' || ($ref !== undefined && $ref === collected.name && !definitions.has($ref));
    });
  }
  const linked = new Map<string, NormalSchema>();
  const linkIn = (definition: string, schema: NormalSchema): NormalSchema =>
    mapSchema(schema, (node, at) => {
      if (node.$ref === undefined) return node;
      const name = node.$ref === '#' ? typeName : (definitionName(node.$ref) ?? node.$ref);
      if (!definitions.has(name) && !(isRecursive && name === typeName)) {
        throw new ModelError({
          code: 'missing-definition',
          format: format.id,
          definition,
          pointer: at,
          message: `\`${node.$ref}\` refers to a missing definition.`,
        });
      }
      return { ...node, $ref: definitionRef(name) };
    });
  const root = linkIn('', collected.root);
  if (isRecursive) linked.set(typeName, root);
  for (const [name, schema] of definitions) linked.set(name, linkIn(name, schema));
  return { typeName, root: isRecursive ? { $ref: definitionRef(typeName) } : root, definitions: linked };
}
