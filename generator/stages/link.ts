import type { Format } from '../../core/format.js';
import { nearest } from '../../core/words/nearest.js';
import { aliasOf, definitionName, definitionRef } from '../definition-ref.js';
import type { NormalSchema } from '../model.js';
import { pascalCase } from '../print/names/identifiers.js';
import type { Refuse } from '../refusals.js';
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
 * A reference to a missing definition is refused and left out.
 */
export function link(format: Format, collected: Collected, refuse: Refuse): Linked {
  const target = aliasOf(collected.root);
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
  let rootName = typeName;
  if (target === undefined) while (definitions.has(rootName)) rootName += '_';
  const linked = new Map<string, NormalSchema>();
  const linkIn = (definition: string, schema: NormalSchema): NormalSchema =>
    mapSchema(schema, (node, at) => {
      if (node.$ref === undefined) return node;
      const name = node.$ref === '#' ? rootName : (definitionName(node.$ref) ?? node.$ref);
      if (!definitions.has(name) && !(isRecursive && name === rootName)) {
        refuse({
          code: 'missing-definition',
          definition,
          pointer: at,
          message: `\`${node.$ref}\` refers to a missing definition.`,
          hint: missingHint(node.$ref, name, definitions.keys()),
        });
        const { $ref: _, ...rest } = node;
        return rest;
      }
      return { ...node, $ref: definitionRef(name) };
    });
  const root = linkIn('', collected.root);
  if (isRecursive) linked.set(rootName, root);
  for (const [name, schema] of definitions) linked.set(name, linkIn(name, schema));
  return { typeName, root: isRecursive ? { $ref: definitionRef(rootName) } : root, definitions: linked };
}

function missingHint(ref: string, name: string, known: Iterable<string>): string {
  if (/^[a-z][a-z\d+.-]*:|\.json\b/i.test(ref))
    return 'Copy the schema into `$defs`: nothing outside of the source is read.';
  if (ref.startsWith('#/') && definitionName(ref) === undefined)
    return 'Give the part an `$id`, or move it to `$defs`: only whole definitions can be referred to.';
  const meant = nearest(name, known);
  if (meant !== undefined) return `Did you mean \`${meant}\`?`;
  return '`Type.Ref` has only the name of its target: use the schema itself, or `shared(schema)`, or a member of a `Type.Module`.';
}
