import { LETTERPRESS } from '../../core/annotations.js';
import type { Format } from '../../core/format.js';
import { nearest } from '../../core/words/nearest.js';
import { definitionName } from '../definition-ref.js';
import { isAnnotation } from '../keywords.js';
import { ModelError, type NormalSchema } from '../model.js';
import { Refusals } from '../refusals.js';
import { fromEntries, inOrder, MAX_SCHEMA_DEPTH, mapSchema } from '../schema-walk.js';

const DIALECT_URI = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
} as const;

/**
 * The content of the published schema file: in the dialect of the format, with only the annotations and definitions
 * that the format publishes, and without `x-letterpress`.
 *
 * @throws {ModelError} `too-deep` when a definition that must be inlined refers to itself.
 */
export function publish(
  format: Format,
  schemaId: string,
  root: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
  comment: string,
): NormalSchema {
  const { dialect = '2020-12', annotations, banner = true } = format.publish ?? {};
  const named = new Set(format.publish?.definitions ?? definitions.keys());
  const missing = [...named].filter((name) => !definitions.has(name));
  const refusals = new Refusals();
  for (const name of missing) {
    const meant = nearest(name, definitions.keys());
    refusals.add({
      code: 'missing-definition',
      format: format.id,
      definition: name,
      message: `\`${name}\` is in the list of published definitions, but is not a known definition.`,
      hint: meant === undefined ? 'Remove it from `publish.definitions`.' : `Did you mean \`${meant}\`?`,
    });
  }
  refusals.throwIfAny();
  const finish = (schema: NormalSchema): NormalSchema => {
    const kept = mapSchema(inline(format, schema, definitions, named), (node) => keepAnnotations(node, annotations));
    return dialect === 'draft-07' ? toDraft07(kept, schema === root) : kept;
  };
  const published = [...definitions]
    .filter(([name]) => named.has(name))
    .map(([name, schema]): [string, NormalSchema] => [name, finish(schema)]);
  const whole: NormalSchema = {
    $schema: DIALECT_URI[dialect],
    $id: schemaId,
    ...(banner ? { $comment: comment } : {}),
    ...finish(root),
    ...(published.length > 0 ? { [dialect === 'draft-07' ? 'definitions' : '$defs']: fromEntries(published) } : {}),
  };
  return inOrder(whole);
}

/** Inlines the definitions that are not published under their name. */
function inline(
  format: Format,
  schema: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
  named: ReadonlySet<string>,
  depth = 0,
): NormalSchema {
  return mapSchema(schema, (node, at) => {
    const name = node.$ref === undefined ? undefined : definitionName(node.$ref);
    const target = name === undefined || named.has(name) ? undefined : definitions.get(name);
    if (name === undefined || target === undefined) return node;
    if (depth > MAX_SCHEMA_DEPTH) {
      throw new ModelError({
        code: 'too-deep',
        format: format.id,
        definition: name,
        pointer: at,
        message: 'it refers to itself, so it cannot be inlined.',
        hint: 'Add its name to `publish.definitions`.',
      });
    }
    const { $ref: _, ...siblings } = node;
    const written = inline(format, target, definitions, named, depth + 1);
    const isClash = Object.keys(siblings).some((keyword) => Object.hasOwn(written, keyword) && !isAnnotation(keyword));
    return inOrder(
      isClash ? { ...siblings, allOf: [written, ...(siblings.allOf ?? [])] } : { ...written, ...siblings },
    );
  });
}

function keepAnnotations(node: NormalSchema, kept: readonly string[] | undefined): NormalSchema {
  return fromEntries(
    Object.entries(node).filter(
      ([keyword]) =>
        keyword !== LETTERPRESS && (kept === undefined || kept.includes(keyword) || !isAnnotation(keyword)),
    ),
  );
}

/** Draft-07 has `definitions`, tuples in `items`, and ignores the siblings of a `$ref`. */
function toDraft07(schema: NormalSchema, isRoot: boolean): NormalSchema {
  return mapSchema(schema, (node, at) => {
    const { $ref, prefixItems, items, dependentRequired, dependentSchemas, ...others } = node;
    const dependencies = dependenciesOf(node);
    const rest = dependencies === undefined ? others : { ...others, dependencies };
    if ($ref !== undefined) {
      const ref = { $ref: $ref.replace('#/$defs/', '#/definitions/') };
      // Next to the root's own `$ref`, `$id` and `definitions` are needed.
      const isAlone = Object.keys(rest).length === 0 && !(isRoot && at === '');
      return isAlone ? ref : inOrder({ ...rest, allOf: [ref, ...(rest.allOf ?? [])] });
    }
    if (prefixItems === undefined) return items === undefined ? inOrder(rest) : inOrder({ ...rest, items });
    return inOrder({
      ...rest,
      items: prefixItems as unknown as NormalSchema,
      ...(items === undefined ? {} : { additionalItems: items }),
    });
  });
}

/** What draft-07 has in one keyword: a schema may be a list of properties too. */
function dependenciesOf({ dependentRequired = {}, dependentSchemas = {} }: NormalSchema): object | undefined {
  const all = new Map<string, unknown>(Object.entries(dependentRequired));
  for (const [name, schema] of Object.entries(dependentSchemas)) {
    const required = all.get(name);
    all.set(name, required === undefined ? schema : { allOf: [{ required }, schema] });
  }
  return all.size === 0 ? undefined : fromEntries(all);
}
