import { LETTERPRESS } from '../../core/annotations.js';
import { canonical } from '../../core/json/canonical.js';
import { FORMAT_CHECKS } from '../../core/string-formats/format-checks.js';
import { isAnnotation } from '../keywords.js';
import { EMPTY_NAME_KEYWORD, LISTED_KEYWORD, type NormalSchema, UNIQUE_KEYWORD, type ValidatorCall } from '../model.js';
import type { Definitions } from '../object-shape.js';
import { fromEntries, mapSchema } from '../schema-walk.js';
import { type ExactTags, exactTags } from './exact-tags.js';
import { lowerStringFormat } from './lower-string-format.js';
import { ValidatorFunctions } from './validator-functions.js';

/** A property that ajv neither checks nor counts as known. A pattern that matches nothing else stands in for it. */
const PROTO = '__proto__';
const PROTO_PATTERN = `^${PROTO}$`;

/** Holds the `Tags` of a union between two steps. */
const TAGS = 'tags';

/** The keywords that hold arrays of values. */
const LISTING: ReadonlySet<string> = new Set(['enum', LISTED_KEYWORD]);

interface Tags {
  readonly anyOf: ExactTags | undefined;
  readonly oneOf: ExactTags | undefined;
}

/** The values of an `enum`, or the patterns of further properties, that are compared one by one, inclusive. */
const MAX_COMPARED = 16;

/**
 * The functions of the compiled validator, the document's first: a copy of each part of the schema that a definition, a
 * branch or a large part of an object is, without annotations, with `{}` for values that only another checker
 * validates, `uniqueItems` as `UNIQUE_KEYWORD`, draft-07 tuples, and a property `__proto__` as a pattern. References
 * and branches are calls of other functions, so that ajv compiles one small function after the other.
 */
export function lowerForValidator(
  root: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
): readonly NormalSchema[] {
  const functions = new ValidatorFunctions(definitions);
  const prepare = (node: NormalSchema): NormalSchema =>
    node[LETTERPRESS]?.checkedBy === undefined ? withTags(lowerStringFormat(node), definitions) : {};
  const lower = (schema: NormalSchema): NormalSchema =>
    mapSchema(mapSchema(schema, prepare), (node) => {
      const tags = node[TAGS] as Tags | undefined;
      const {
        $ref,
        prefixItems,
        items,
        allOf = [],
        anyOf,
        oneOf,
        not,
        if: condition,
        then: yes,
        else: no,
        dependentSchemas = {},
        contains,
        minContains = 1,
        maxContains,
        propertyNames,
        additionalProperties,
        ...rest
      } = withListedValues(assertionsOf(withoutEmptyName(withoutProto(node))));
      const isLong =
        additionalProperties !== undefined && Object.keys(rest.patternProperties ?? {}).length > MAX_COMPARED;
      const inline = allOf.filter((part) => functions.callsOf(part) === undefined);
      const calls: ValidatorCall[] = [
        ...($ref === undefined ? [] : [{ all: [functions.ofReference($ref)] }]),
        ...allOf.flatMap((part) => functions.callsOf(part) ?? []),
        ...(anyOf === undefined ? [] : [functions.union('any', anyOf, tags?.anyOf)]),
        ...(oneOf === undefined ? [] : [functions.union('one', oneOf, tags?.oneOf)]),
        ...(not === undefined ? [] : [{ none: functions.of(not) }]),
        ...(condition === undefined || (yes === undefined && no === undefined)
          ? []
          : [{ when: functions.of(condition), yes: yes && functions.of(yes), no: no && functions.of(no) }]),
        ...functions.given(dependentSchemas),
        ...(contains === undefined ? [] : [{ counted: functions.of(contains), least: minContains, most: maxContains }]),
        ...(propertyNames === undefined ? [] : [{ names: functions.of(propertyNames) }]),
        ...(isLong ? [functions.further(rest, additionalProperties)] : []),
      ];
      return functions.cut(
        {
          ...rest,
          ...(isLong || additionalProperties === undefined ? {} : { additionalProperties }),
          ...itemsOf(prefixItems, items),
          ...(inline.length > 0 ? { allOf: inline } : {}),
        },
        calls,
      );
    });
  return functions.compile(root, lower);
}

/** The discriminators of a union, found out while its branches still are as they were written. */
function withTags(node: NormalSchema, definitions: Definitions): NormalSchema {
  const tag = node[LETTERPRESS]?.discriminator;
  if (tag === undefined) return node;
  const tags: Tags = {
    anyOf: exactTags(node.anyOf, tag, definitions),
    oneOf: exactTags(node.oneOf, tag, definitions),
  };
  return { ...node, [TAGS]: tags };
}

/** Tuples as draft-07 writes them. */
function itemsOf(places: readonly NormalSchema[] | undefined, items: NormalSchema | boolean | undefined): NormalSchema {
  if (places === undefined) return items === undefined ? {} : { items };
  return { items: places as unknown as NormalSchema, ...(items === undefined ? {} : { additionalItems: items }) };
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

/** A union with the branches that only list values, whatever is said about each, as one; or as the values, if it has no others. */
function withListedValues(node: NormalSchema): NormalSchema {
  return (['anyOf', 'oneOf'] as const).reduce((current, keyword) => {
    const branches = current[keyword] ?? [];
    const others = branches.filter((branch) => listedIn(branch) === undefined);
    if (branches.length - others.length < 2) return current;
    const values = branches.flatMap((branch) => listedIn(branch) ?? []);
    // A value of two branches of `oneOf` does not pass, and other branches may accept it too.
    const isCounted = others.length > 0 || new Set(values.map((value) => canonical(value))).size < values.length;
    if (keyword === 'oneOf' && isCounted) return current;
    const listed: NormalSchema = { [renamed('enum', values)]: values };
    const isAlone = others.length === 0 && !('const' in current) && [...LISTING].every((name) => !(name in current));
    const { [keyword]: _, ...rest } = current;
    return isAlone ? { ...rest, ...listed } : { ...rest, [keyword]: [listed, ...others] };
  }, node);
}

/** The values of a lowered schema that does nothing but list them. */
function listedIn(node: NormalSchema): readonly unknown[] | undefined {
  const [keyword = '', ...others] = Object.keys(node);
  if (others.length > 0) return undefined;
  if (keyword === 'const') return [node.const];
  return LISTING.has(keyword) ? (node[keyword] as readonly unknown[]) : undefined;
}

function assertionsOf(node: NormalSchema): NormalSchema {
  return fromEntries(
    Object.entries(node)
      .filter(
        ([keyword, value]) =>
          (keyword !== 'format' || FORMAT_CHECKS.has(String(value))) && keyword !== TAGS && !isAnnotation(keyword),
      )
      .map(([keyword, value]) => [renamed(keyword, value), value]),
  );
}

function renamed(keyword: string, value: unknown): string {
  if (keyword === 'uniqueItems') return UNIQUE_KEYWORD;
  const isLong = keyword === 'enum' && Array.isArray(value) && (value.length > MAX_COMPARED || value.some(isNested));
  return isLong ? LISTED_KEYWORD : keyword;
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
