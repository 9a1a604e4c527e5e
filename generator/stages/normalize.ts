import { isNever } from '../../core/is-never.js';
import { canonical } from '../../core/json/canonical.js';
import { hasType } from '../../core/json/json-type.js';
import { listedValues, namedTypes } from '../../core/schema/value-keywords.js';
import { isAnnotation } from '../keywords.js';
import type { NormalSchema } from '../model.js';
import type { Refuse } from '../refusals.js';
import { fromEntries, mapSchema } from '../schema-walk.js';

/** One rewriting step. Its title is its promise and the name of its test. */
export interface NormalizerRule {
  readonly title: string;
  apply(node: NormalSchema): NormalSchema;
}

/** The patterns that TypeBox writes for a record with any property name. */
const ANY_KEY = new Set(['^(.*)$', '^.*$', '.*', '']);

const without = (node: NormalSchema, ...keywords: string[]): NormalSchema =>
  Object.fromEntries(Object.entries(node).filter(([keyword]) => !keywords.includes(keyword)));

/** The rules, in the order in which they are applied to each schema object; each title is also the title of its test. */
export const NORMALIZER_RULES: readonly NormalizerRule[] = [
  {
    title: 'a record with any property names is additionalProperties',
    apply(node) {
      const patterns = Object.entries(node.patternProperties ?? {});
      const [first] = patterns;
      if (
        patterns.length !== 1 ||
        first === undefined ||
        !ANY_KEY.has(first[0]) ||
        node.additionalProperties !== undefined ||
        // A pattern applies to named properties too; `additionalProperties` does not.
        Object.keys(node.properties ?? {}).length > 0
      )
        return node;
      return { ...without(node, 'patternProperties'), additionalProperties: first[1] };
    },
  },
  {
    title: 'additionalProperties that allow anything are left out',
    apply(node) {
      const extra = node.additionalProperties;
      const isAny = extra === true || (typeof extra === 'object' && Object.keys(extra).length === 0);
      return isAny ? without(node, 'additionalProperties') : node;
    },
  },
  {
    title: 'a tuple is prefixItems, and items for the rest',
    apply(node) {
      const items: unknown = node.items;
      if (!Array.isArray(items)) return node;
      const rest = node.additionalItems as NormalSchema | boolean | undefined;
      return {
        ...without(node, 'items', 'additionalItems'),
        ...(items.length === 0 ? {} : { prefixItems: items as NormalSchema[] }),
        ...(rest === undefined ? {} : { items: rest }),
      };
    },
  },
  {
    title: 'a minContains of one is left out, and contains with it where any number of items may match',
    apply(node) {
      if (node.contains === undefined) return node;
      if (node.minContains === 1) return without(node, 'minContains');
      return node.minContains === 0 && node.maxContains === undefined ? without(node, 'contains', 'minContains') : node;
    },
  },
  {
    title: 'dependencies are dependentRequired and dependentSchemas',
    apply(node) {
      const both = Object.entries((node.dependencies ?? {}) as Record<string, NormalSchema | readonly string[]>);
      if (node.dependencies === undefined) return node;
      const { dependentRequired = {}, dependentSchemas = {} } = node;
      const required = new Map(Object.entries(dependentRequired));
      const schemas = new Map(Object.entries(dependentSchemas));
      for (const [name, item] of both) {
        const known = schemas.get(name);
        if (isNames(item)) required.set(name, [...new Set([...(required.get(name) ?? []), ...item])]);
        else schemas.set(name, known === undefined ? item : { allOf: [known, item] });
      }
      return {
        ...without(node, 'dependencies'),
        ...(required.size === 0 ? {} : { dependentRequired: fromEntries(required) }),
        ...(schemas.size === 0 ? {} : { dependentSchemas: fromEntries(schemas) }),
      };
    },
  },
  {
    title: 'a negation of nothing is left out, and one of everything is the only constraint',
    apply(node) {
      if (node.not === undefined) return node;
      if (isNever(node.not)) return without(node, 'not');
      return assertsNothing(node.not) ? never(node) : node;
    },
  },
  {
    title: 'a branch that nothing passes leaves the choice to the others, and passes nothing when it is all there is',
    apply(node) {
      if (node.allOf?.some(isNever)) return never(node);
      const unions = (['anyOf', 'oneOf'] as const).filter((keyword) => node[keyword]?.some(isNever));
      if (unions.some((keyword) => node[keyword]?.every(isNever))) return never(node);
      const possible = unions.map((keyword) => [keyword, node[keyword]?.filter((branch) => !isNever(branch))]);
      return unions.length === 0 ? node : { ...node, ...Object.fromEntries(possible) };
    },
  },
  {
    title: 'additionalProperties that nothing passes are false',
    apply(node) {
      const extra = node.additionalProperties;
      return typeof extra === 'object' && isNever(extra) ? { ...node, additionalProperties: false } : node;
    },
  },
  {
    title: 'an empty tuple is an array without items',
    apply(node) {
      return node.type === 'array' && node.items === undefined && node.maxItems === 0 && node.minItems === 0
        ? without(node, 'minItems')
        : node;
    },
  },
  {
    title: 'a union of literals is an enum',
    apply(node) {
      if ('const' in node || node.enum !== undefined) return node;
      // A branch that still has a type has values outside it, and is to be rejected.
      const isBare = (branch: NormalSchema): boolean =>
        Object.keys(branch).length === 1 && ('const' in branch || branch.enum !== undefined);
      const keyword = (['anyOf', 'oneOf'] as const).find((name) => {
        const branches = node[name] ?? [];
        return branches.length >= 2 && branches.every(isBare);
      });
      if (keyword === undefined) return node;
      const values = (node[keyword] ?? []).flatMap((branch) => listedValues(branch) ?? []);
      // A value of two branches of `oneOf` does not pass.
      if (keyword === 'oneOf' && new Set(values.map((value) => canonical(value))).size < values.length) return node;
      return { ...without(node, keyword), enum: values };
    },
  },
  {
    title: 'a union of one is that one',
    apply(node) {
      return ['anyOf', 'oneOf'].reduce<NormalSchema>((current, keyword) => {
        const branches = current[keyword] as readonly NormalSchema[] | undefined;
        const [only] = branches ?? [];
        if (branches?.length !== 1 || only === undefined) return current;
        const rest = without(current, keyword);
        return clash(rest, only) ? current : { ...only, ...rest };
      }, node);
    },
  },
  {
    title: 'const and enum have no type beside their values',
    apply(node) {
      const types = namedTypes(node);
      const values = listedValues(node);
      if (types === undefined || values === undefined) return node;
      return values.every((value) => hasType(value, types)) ? without(node, 'type') : node;
    },
  },
];

/** Brings every schema into normal form: applies each rule above from the leaves up. */
export function normalize(definition: string, schema: NormalSchema, refuse: Refuse): NormalSchema {
  const normal = mapSchema(schema, (node) => NORMALIZER_RULES.reduce((current, rule) => rule.apply(current), node));
  // Again, so that rewritten parents have their keywords in order too.
  return mapSchema(normal, (node, at) => {
    const types = namedTypes(node);
    if (types !== undefined && ('const' in node || node.enum !== undefined)) {
      refuse({
        code: 'impossible-enum',
        definition,
        pointer: at,
        message: `a value is not of type ${types.map((type) => `\`${type}\``).join(' or ')}, so it could never pass.`,
      });
    }
    return node;
  });
}

function isNames(item: NormalSchema | readonly string[]): item is readonly string[] {
  return Array.isArray(item);
}

/** Whether a schema only describes. */
function assertsNothing(node: NormalSchema): boolean {
  return Object.keys(node).every((keyword) => isAnnotation(keyword));
}

/** A schema that nothing passes, with the description of the one that it replaces. */
function never(node: NormalSchema): NormalSchema {
  const described = Object.entries(node).filter(([keyword]) => isAnnotation(keyword));
  return { ...Object.fromEntries(described), not: {} };
}

/** Whether two schemas that are about to be merged both use the same asserting keyword. */
function clash(left: NormalSchema, right: NormalSchema): boolean {
  return Object.keys(left).some((keyword) => Object.hasOwn(right, keyword) && !isAnnotation(keyword));
}
