import { LETTERPRESS } from '../../core/annotations.js';
import { definitionRef } from '../definition-ref.js';
import { KEYWORD_BY_NAME } from '../keywords.js';
import { type NormalSchema, UNIQUE_KEYWORD } from '../model.js';
import { fromEntries, mapSchema } from '../schema-walk.js';
import { lowerStringFormat } from './lower-string-format.js';

/**
 * The copy of a schema for the compiled validator: no annotations, `true` for values that only another checker
 * validates, `uniqueItems` as `UNIQUE_KEYWORD`, draft-07 tuples, and every branch of a union as a definition, so that
 * it compiles into a function that stops at the first fault.
 */
export function lowerForValidator(root: NormalSchema, definitions: ReadonlyMap<string, NormalSchema>): NormalSchema {
  const branches = new Map<string, NormalSchema>();
  const hoist = (branch: NormalSchema): NormalSchema => {
    if (branch.$ref !== undefined && Object.keys(branch).length === 1) return branch;
    let name = `branch ${branches.size}`;
    while (definitions.has(name)) name += '_';
    branches.set(name, branch);
    return { $ref: definitionRef(name) };
  };
  const lower = (schema: NormalSchema): NormalSchema =>
    mapSchema(mapSchema(schema, lowerStringFormat), (node) => {
      if (node[LETTERPRESS]?.checkedBy !== undefined) return {};
      const { prefixItems, items, ...rest } = assertionsOf(node);
      return {
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
  const $defs = [...definitions].map(([name, schema]): [string, NormalSchema] => [name, lower(schema)]);
  return { ...lowered, $defs: fromEntries([...$defs, ...branches]) };
}

function assertionsOf(node: NormalSchema): NormalSchema {
  return fromEntries(
    Object.entries(node)
      .filter(([keyword]) => keyword !== 'format' && KEYWORD_BY_NAME.get(keyword)?.annotation !== true)
      .map(([keyword, value]) => [keyword === 'uniqueItems' ? UNIQUE_KEYWORD : keyword, value]),
  );
}
