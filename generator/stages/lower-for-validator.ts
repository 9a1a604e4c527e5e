import { LETTERPRESS } from '../../core/annotations.js';
import { definitionName, definitionRef } from '../definition-ref.js';
import { KEYWORD_BY_NAME } from '../keywords.js';
import { EMPTY_NAME_KEYWORD, type NormalSchema, UNIQUE_KEYWORD } from '../model.js';
import { fromEntries, mapSchema } from '../schema-walk.js';
import { lowerStringFormat } from './lower-string-format.js';

/** A property that ajv neither checks nor counts as known. A pattern that matches nothing else stands in for it. */
const PROTO = '__proto__';
const PROTO_PATTERN = `^${PROTO}$`;

/**
 * The copy of a schema for the compiled validator: no annotations, `true` for values that only another checker
 * validates, `uniqueItems` as `UNIQUE_KEYWORD`, draft-07 tuples, a property `__proto__` as a pattern, and every branch
 * of a union as a definition, so that it compiles into a function that stops at the first fault. Definitions have
 * neutral names, because ajv takes some (`$id`) for its own.
 */
export function lowerForValidator(root: NormalSchema, definitions: ReadonlyMap<string, NormalSchema>): NormalSchema {
  const names = new Map([...definitions.keys()].map((name, index) => [name, `definition ${index}`]));
  const branches = new Map<string, NormalSchema>();
  const hoist = (branch: NormalSchema): NormalSchema => {
    if (branch.$ref !== undefined && Object.keys(branch).length === 1) return branch;
    const name = `branch ${branches.size}`;
    branches.set(name, branch);
    return { $ref: definitionRef(name) };
  };
  const lower = (schema: NormalSchema): NormalSchema =>
    mapSchema(mapSchema(schema, lowerStringFormat), (node) => {
      if (node[LETTERPRESS]?.checkedBy !== undefined) return {};
      const { $ref, prefixItems, items, ...rest } = assertionsOf(withoutEmptyName(withoutProto(node)));
      return {
        ...($ref === undefined ? {} : { $ref: definitionRef(names.get(definitionName($ref) ?? '') ?? '') }),
        ...rest,
        ...(prefixItems === undefined
          ? items === undefined
            ? {}
            : { items }
          : {
              items: prefixItems as unknown as NormalSchema,
              ...(items === undefined ? {} : { additionalItems: items }),
            }),
        ...(node.anyOf === undefined ? {} : { anyOf: node.anyOf.map(hoist) }),
        ...(node.oneOf === undefined ? {} : { oneOf: node.oneOf.map(hoist) }),
        ...(node.not === undefined ? {} : { not: hoist(node.not) }),
      };
    });
  const lowered = lower(root);
  const $defs = [...definitions].map(([name, schema]): [string, NormalSchema] => [
    names.get(name) ?? name,
    lower(schema),
  ]);
  return { ...lowered, $defs: fromEntries([...$defs, ...branches]) };
}

function withoutProto(node: NormalSchema): NormalSchema {
  const { properties = {}, patternProperties = {} } = node;
  if (!Object.hasOwn(properties, PROTO)) return node;
  const schemas = [properties[PROTO], patternProperties[PROTO_PATTERN]].filter((schema) => schema !== undefined);
  return {
    ...node,
    properties: fromEntries(Object.entries(properties).filter(([name]) => name !== PROTO)),
    patternProperties: fromEntries([...Object.entries(patternProperties), [PROTO_PATTERN, { allOf: schemas }]]),
  };
}

function withoutEmptyName(node: NormalSchema): NormalSchema {
  if (node.required?.includes('') !== true) return node;
  const { required, ...rest } = node;
  return { ...rest, required: required.filter((name) => name !== ''), [EMPTY_NAME_KEYWORD]: true };
}

function assertionsOf(node: NormalSchema): NormalSchema {
  return fromEntries(
    Object.entries(node)
      .filter(([keyword]) => keyword !== 'format' && KEYWORD_BY_NAME.get(keyword)?.annotation !== true)
      .map(([keyword, value]) => [keyword === 'uniqueItems' ? UNIQUE_KEYWORD : keyword, value]),
  );
}
