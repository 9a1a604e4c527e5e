import { isObject } from '../../../../core/json/own.js';
import { unescapeSegment } from '../../../../core/json/pointer.js';
import { keywords } from '../../../../schemas/safe-subset/tables/keywords.js';
import { builderOf, type EntryPoint } from '../import/entry-point.js';
import { type Expression, literal } from '../import/expression.js';

/** An expression with its value. */
interface Part {
  readonly expression: Expression;
  readonly value: unknown;
}

/** The keywords that contain schemas, and in which shape. */
const KEYWORD_SHAPES: ReadonlyMap<string, string> = new Map(
  Object.entries(keywords).map(([name, { value }]) => [name, value]),
);

/**
 * A schema of the safe subset, written with the builder `s` wherever that gives the same JSON, including the order
 * of properties, and as a literal elsewhere.
 *
 * @param entry the entry point that has `s`.
 */
export function subsetExpression(schema: unknown, entry: EntryPoint): Expression {
  if (!isObject(schema)) return literal(schema);
  for (const call of callsFor(schema, entry)) {
    const build = builderOf(entry, call.callee);
    if (build === undefined) continue;
    try {
      const built = build(...call.args.map(({ value }) => value));
      if (JSON.stringify(built) !== JSON.stringify(schema)) continue;
    } catch {
      continue;
    }
    const args = call.args.map(({ expression }) => expression);
    return { kind: 'call', module: entry.module, callee: call.callee, args };
  }
  return literalSchema(schema, entry, []).expression;
}

interface Call {
  readonly callee: readonly [string, ...string[]];
  readonly args: readonly Part[];
}

/** The calls that may build a schema, the most specific first. */
function callsFor(schema: object, entry: EntryPoint): Call[] {
  const { type, ...others }: { readonly type?: unknown } = schema;
  const members: ReadonlyMap<string, unknown> = new Map(Object.entries(others));
  const call = (name: string, first: readonly Part[], covered: readonly string[]): Call => {
    const options = literalSchema(schema, entry, covered);
    const isEmpty = Object.keys(options.value as object).length === 0;
    return { callee: ['s', name], args: isEmpty ? first : [...first, options] };
  };
  if (typeof type === 'string') {
    if (!acceptsKeywords(members, type)) return [];
    if (type === 'object' && members.has('properties')) {
      const properties = objectProperties(schema, entry);
      return properties === undefined ? [] : [call('object', [properties], ['type', 'properties', 'required'])];
    }
    if (type === 'object' && isObject(members.get('additionalProperties'))) {
      const values = part(members.get('additionalProperties'), entry);
      return [call('record', [values], ['type', 'additionalProperties'])];
    }
    if (type === 'array' && members.has('items'))
      return [call('array', [part(members.get('items'), entry)], ['type', 'items'])];
    return type === 'object' || type === 'array' ? [] : [call(type, [], ['type'])];
  }
  if (type !== undefined) return [];
  return [
    ...['enum', 'const'].map((name) => [name, name] as const),
    ...(['anyOf', 'oneOf'] as const).map((name) => [name, name === 'anyOf' ? 'union' : name] as const),
  ]
    .filter(([keyword]) => members.has(keyword))
    .map(([keyword, name]) => call(name, [keywordPart(keyword, members.get(keyword), entry)], [keyword]))
    .concat(members.has('$ref') ? [call('ref', [refName(members.get('$ref'))], ['$ref'])] : [])
    .concat(members.size === 0 ? [call('any', [], [])] : []);
}

/** Whether the builder of this type accepts every keyword. */
function acceptsKeywords(members: ReadonlyMap<string, unknown>, type: string): boolean {
  return [...members.keys()].every((name) => {
    if (!Object.hasOwn(keywords, name) || name === '$defs') return true;
    const { on } = keywords[name as keyof typeof keywords];
    return on.some((one) => one === type);
  });
}

/** The properties of an object schema, as `s.object` expects them. */
function objectProperties(schema: object, entry: EntryPoint): Part | undefined {
  const { properties, required = [] } = schema as { readonly properties?: unknown; readonly required?: unknown };
  const optional = builderOf(entry, ['s', 'optional']);
  if (!isObject(properties) || !Array.isArray(required) || optional === undefined) return undefined;
  const parts = Object.entries(properties).map(([name, property]): readonly [string, Part] => {
    const own = part(property, entry);
    if (required.includes(name)) return [name, own];
    const callee = ['s', 'optional'] as const;
    const expression: Expression = { kind: 'call', module: entry.module, callee, args: [own.expression] };
    return [name, { expression, value: optional(property) }];
  });
  return objectPart(parts);
}

/** The argument of `s.ref`; anything but a reference to a definition or the root fails the comparison. */
function refName(ref: unknown): Part {
  const name = typeof ref === 'string' ? unescapeSegment(ref.replace(/^#\/\$defs\//, '')) : '';
  return { expression: literal(name), value: name };
}

/** An object schema as a literal, with builders for the schemas inside it. */
function literalSchema(schema: object, entry: EntryPoint, without: readonly string[]): Part {
  const members = Object.entries(schema).filter(([name]) => !without.includes(name));
  return objectPart(members.map(([name, value]) => [name, keywordPart(name, value, entry)]));
}

function keywordPart(keyword: string, value: unknown, entry: EntryPoint): Part {
  switch (KEYWORD_SHAPES.get(keyword)) {
    case 'schema':
    case 'schema-or-flag':
      return part(value, entry);
    case 'schema-map':
      return isObject(value)
        ? { ...objectPart(Object.entries(value).map(([name, schema]) => [name, part(schema, entry)])), value }
        : { expression: literal(value), value };
    case 'branches':
      return Array.isArray(value)
        ? { expression: { kind: 'list', items: value.map((schema) => subsetExpression(schema, entry)) }, value }
        : { expression: literal(value), value };
    default:
      return { expression: literal(value), value };
  }
}

function part(schema: unknown, entry: EntryPoint): Part {
  return { expression: subsetExpression(schema, entry), value: schema };
}

function objectPart(members: readonly (readonly [string, Part])[]): Part {
  return {
    expression: { kind: 'object', members: members.map(([name, { expression }]) => [name, expression]) },
    value: Object.fromEntries(members.map(([name, { value }]) => [name, value])),
  };
}
