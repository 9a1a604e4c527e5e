import { LETTERPRESS } from '../../core/annotations.js';
import type { Format } from '../../core/format.js';
import { definitionName } from '../definition-ref.js';
import { KEYWORD_BY_NAME } from '../keywords.js';
import { ModelError, type NormalSchema } from '../model.js';
import { fromEntries, inOrder, MAX_SCHEMA_DEPTH, mapSchema } from '../schema-walk.js';

const DIALECT_URI = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
} as const;

/**
 * What the published schema file holds: the dialect asked for, only the annotations and the definitions that the
 * format publishes, no `x-letterpress`.
 *
 * @throws {ModelError} `too-deep` when a definition that is to be written out refers to itself.
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
  for (const name of named) {
    if (!definitions.has(name)) {
      throw new ModelError({
        code: 'missing-definition',
        format: format.id,
        definition: name,
        message: `\`${name}\` is to be published, but no definition has that name.`,
      });
    }
  }
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

/** Writes definitions that are not published under their name out where they are used. */
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
        message: 'it refers to itself, so it must be published under its name.',
      });
    }
    const { $ref: _, ...siblings } = node;
    const written = inline(format, target, definitions, named, depth + 1);
    const isClash = Object.keys(siblings).some(
      (keyword) => Object.hasOwn(written, keyword) && KEYWORD_BY_NAME.get(keyword)?.annotation !== true,
    );
    return inOrder(
      isClash ? { ...siblings, allOf: [written, ...(siblings.allOf ?? [])] } : { ...written, ...siblings },
    );
  });
}

function keepAnnotations(node: NormalSchema, kept: readonly string[] | undefined): NormalSchema {
  return fromEntries(
    Object.entries(node).filter(
      ([keyword]) =>
        keyword !== LETTERPRESS &&
        (kept === undefined || kept.includes(keyword) || KEYWORD_BY_NAME.get(keyword)?.annotation !== true),
    ),
  );
}

/** Draft-07 has `definitions`, tuples in `items`, and ignores what stands beside a `$ref`. */
function toDraft07(schema: NormalSchema, isRoot: boolean): NormalSchema {
  return mapSchema(schema, (node, at) => {
    const { $ref, prefixItems, items, ...rest } = node;
    if ($ref !== undefined) {
      const ref = { $ref: $ref.replace('#/$defs/', '#/definitions/') };
      // Beside the reference of the document itself `$id` and `definitions` are to stand.
      const isAlone = Object.keys(rest).length === 0 && !(isRoot && at === '');
      return isAlone ? ref : inOrder({ ...rest, allOf: [ref, ...(rest.allOf ?? [])] });
    }
    if (prefixItems === undefined) return node;
    return inOrder({
      ...rest,
      items: prefixItems as unknown as NormalSchema,
      ...(items === undefined ? {} : { additionalItems: items }),
    });
  });
}
