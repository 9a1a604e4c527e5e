import { LETTERPRESS } from '../../core/annotations.js';
import { canonical } from '../../core/json/canonical.js';
import { pointer } from '../../core/json/pointer.js';
import { pushAll } from '../../core/push-all.js';
import { codePointOrder } from '../../core/words/code-point-order.js';
import { aliasOf, definitionName } from '../definition-ref.js';
import type { NormalSchema, SchemaMap, TypeNames } from '../model.js';
import { isChoice, objectShape } from '../object-shape.js';
import { pascalCase } from '../print/names/identifiers.js';
import { NamePool, type Wanted } from '../print/names/name-pool.js';
import { RESERVED_WORDS, TYPE_GLOBALS, VALUE_GLOBALS } from '../print/names/reserved-names.js';
import { definitionSpellings, spellings, valueSpellings } from '../print/names/spellings.js';
import { textHash } from '../print/names/text-hash.js';
import { isSchemaObject, mapSchema } from '../schema-walk.js';
import { branchTagValues } from '../tagged-union.js';

export interface NamedSchemas {
  readonly names: TypeNames;
  readonly root: NormalSchema;
  readonly definitions: ReadonlyMap<string, NormalSchema>;
}

/** A branch of a union that is written where it is used, and gets a type of its own. */
interface Variant {
  /** The definition that it is written in; empty for the document. */
  readonly owner: string;
  /** RFC 6901 pointer within the owner. */
  readonly at: string;
  readonly wanted: Wanted<string>;
}

const RESERVED = [RESERVED_WORDS, TYPE_GLOBALS, VALUE_GLOBALS];

/**
 * Decides what every type is called, whatever the order of definitions, properties and variants. The document's name
 * comes first; then a definition whose name is an identifier in PascalCase keeps it; other definitions are called by
 * their title, the last part of their `$id` or their text; last come the variants of unions that are not definitions,
 * by the union's name with the discriminator's value or the variant's title. What clashes gets a suffix from its own
 * text.
 *
 * @param document the wanted name of the document's type.
 */
export function nameTypes(
  document: string,
  root: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
): NamedSchemas {
  const rootDefinition = definitionName(aliasOf(root) ?? '');
  const rootTitle = (definitions.get(rootDefinition ?? '') ?? root).title;
  const [wanted] = definitionSpellings(document, rootTitle);
  const own = new NamePool(RESERVED).claim(wanted);
  const pool = new NamePool([...RESERVED, new Set([own])]);

  const isDocument = (name: string, [best]: readonly string[]): boolean => name === rootDefinition && best === wanted;
  const items = [...definitions].map(([key, { title }]): Wanted<string> => {
    const names = definitionSpellings(key, title);
    return { key, names, isExact: names[0] === key };
  });
  const claimed = pool.claimAll(items.filter(({ key, names }) => !isDocument(key, names)));
  const names = { document: own, definitions: new Map(items.map(({ key }) => [key, claimed.get(key) ?? own])) };

  const variants = [
    ...variantsOf('', own, root, definitions),
    ...[...definitions].flatMap(([name, node]) =>
      variantsOf(name, names.definitions.get(name) ?? own, node, definitions),
    ),
  ];
  // What is written twice, letter by letter, is one type.
  const distinct = new Map(variants.map((variant) => [variant.wanted.key, variant.wanted]));
  const typeNames = pool.claimAll([...distinct.values()]);
  return { names, ...annotated(root, definitions, variants, typeNames) };
}

/** The schemas with the name of its type at each variant. */
function annotated(
  root: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
  variants: readonly Variant[],
  typeNames: ReadonlyMap<string, string>,
): Omit<NamedSchemas, 'names'> {
  const placed = new Map(
    variants.map(({ owner, at, wanted: { key } }) => [JSON.stringify([owner, at]), typeNames.get(key)]),
  );
  const annotate = (owner: string, schema: NormalSchema): NormalSchema =>
    mapSchema(schema, (node, at) => {
      const typeName = placed.get(JSON.stringify([owner, at]));
      return typeName === undefined ? node : { ...node, [LETTERPRESS]: { ...node[LETTERPRESS], typeName } };
    });
  return {
    root: annotate('', root),
    definitions: new Map([...definitions].map(([name, node]) => [name, annotate(name, node)])),
  };
}

/** A schema in the walk of an owner, with the words that lead to it. */
interface Step {
  readonly node: NormalSchema;
  readonly at: string;
  readonly path: readonly string[];
  /** The discriminator of the union that this is a branch of: it tells the branches of a union inside the union apart as well. */
  readonly outer?: string | undefined;
}

/** The variants inside a definition that have a discriminator's value or a title, at any depth. */
function variantsOf(
  owner: string,
  type: string,
  schema: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
): Variant[] {
  const found: Variant[] = [];
  const stack: Step[] = [{ node: schema, at: '', path: [] }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { node, at, path, outer } = step;
    const own = node[LETTERPRESS]?.discriminator;
    // Nothing inside is printed.
    if (node[LETTERPRESS]?.tsType !== undefined) continue;
    pushAll(stack, partsOf(step));
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      node[keyword]?.forEach((branch, index) => {
        const here = pointer(at, keyword, index);
        const label = labelOf(branch, [outer, own], definitions);
        if (label !== undefined) found.push({ owner, at: here, wanted: wantedName(type, path, label, branch) });
        const words = label === undefined ? path : [...path, label[0]];
        stack.push({ node: branch, at: here, path: words, outer: outer ?? own });
      });
    }
  }
  return found;
}

/** The parts of a schema that its type shows, but for the branches of its unions. */
function partsOf({ node, at, path }: Step): Step[] {
  const steps: Step[] = [];
  const add = (part: unknown, place: string, ...words: readonly string[]): void => {
    if (isSchemaObject(part)) steps.push({ node: part, at: place, path: [...path, ...words] });
  };
  const addAll = (parts: SchemaMap = {}, keyword: string): void => {
    for (const [name, part] of Object.entries(parts)) add(part, pointer(at, keyword, name), name);
  };
  addAll(node.properties, 'properties');
  addAll(node.patternProperties, 'patternProperties');
  add(node.additionalProperties, pointer(at, 'additionalProperties'));
  add(node.items, pointer(at, 'items'));
  node.prefixItems?.forEach((part, index) => {
    add(part, pointer(at, 'prefixItems', index), String(index + 1));
  });
  node.allOf?.forEach((part, index) => {
    add(part, pointer(at, 'allOf', index));
  });
  return steps;
}

/** What a branch is called in its union, the best first; nothing for a definition, a mere constraint, or no name at all. */
function labelOf(
  branch: NormalSchema,
  discriminators: readonly (string | undefined)[],
  definitions: ReadonlyMap<string, NormalSchema>,
): Wanted<unknown>['names'] | undefined {
  if (branch.$ref !== undefined || !isChoice(branch)) return undefined;
  const { title = '' } = branch;
  const isObject = objectShape(branch, definitions) !== undefined;
  for (const discriminator of discriminators) {
    const values = discriminator === undefined || !isObject ? [] : branchTagValues(branch, discriminator, definitions);
    const [value] = [...values].sort((left, right) => codePointOrder(String(left), String(right)));
    // A title fits a variant with several values better than one of them does.
    if (discriminator === undefined || value === undefined || (values.length > 1 && title !== '')) continue;
    return valueSpellings(value, discriminator, pascalCase);
  }
  return title === '' ? undefined : spellings(title, pascalCase);
}

function wantedName(
  type: string,
  path: readonly string[],
  [label, ...longer]: Wanted<unknown>['names'],
  branch: NormalSchema,
): Wanted<string> {
  const base = pascalCase([type, ...path].join(' '));
  const name = label.startsWith(base) ? label : base + label;
  const text = JSON.stringify([type, path, label, ...longer]);
  const content = canonical(branch);
  return {
    key: text + content,
    names: [
      name,
      ...longer.map((other) => base + other),
      `${name}_${textHash(text)}`,
      `${name}_${textHash(text + content)}`,
    ],
    isExact: false,
  };
}
