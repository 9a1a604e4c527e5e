import { LETTERPRESS } from '../../core/annotations.js';
import { isNever } from '../../core/is-never.js';
import { hasType, type JsonType, jsonType, jsonTypeNamed } from '../../core/json/json-type.js';
import { listedValues, namedTypes } from '../../core/schema/value-keywords.js';
import { definitionName } from '../definition-ref.js';
import { indexSignatures, isBareObject } from '../index-signatures.js';
import type { NormalSchema, TypeNames } from '../model.js';
import { typeDoc } from '../print/code/type-doc.js';
import { fromEntries } from '../schema-walk.js';
import { ALL_KINDS, commonKinds, type Kinds, ValueKinds } from '../value-kinds.js';

/** The lowered copy: draft-07 tuples, no references, and `tsType` for what is already TypeScript. */
interface Lowered {
  readonly tsType?: string;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Lowered>>;
  readonly additionalProperties?: Lowered | false;
  /** The types of further properties by the key type of their index signature. */
  readonly indexes?: Readonly<Record<string, Lowered>>;
  readonly items?: Lowered | readonly Lowered[];
  readonly additionalItems?: Lowered | false;
  readonly anyOf?: readonly Lowered[];
  readonly allOf?: readonly Lowered[];
  readonly description?: string;
  /** A property whose value must not be changed. */
  readonly readonly?: boolean;
}

interface Scope {
  readonly names: TypeNames;
  readonly kinds: ValueKinds;
  /** The variants that have a type of their own, as they are met. */
  readonly variants: Map<string, Lowered>;
}

const UNKNOWN: Lowered = { tsType: 'unknown' };
const NEVER: Lowered = { tsType: 'never' };

/** The most optional items of a tuple that are typed one by one; a longer one ends in a rest. */
const MAX_OPTIONAL_PLACES = 16;

const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/** Whether a schema says more about an object or an array than its type. */
const SHAPED: ReadonlyMap<string, (node: NormalSchema) => boolean> = new Map([
  ['object', (node) => isEmpty(node) || !isBareObject({ ...node, type: 'object' })],
  ['array', ({ prefixItems, items, maxItems }) => prefixItems !== undefined || items !== undefined || maxItems === 0],
]);

/** Keywords that say more about a value next to its type. */
const COMBINING = ['$ref', 'allOf', 'anyOf', 'oneOf'] as const;

/** The widest type of each kind of value. */
const KIND_TYPES: Readonly<Record<JsonType, string>> = {
  object: 'object',
  array: 'unknown[]',
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * A copy of a document that json-schema-to-typescript prints as it is meant: the document itself, and in
 * `$defs` its definitions under their TypeScript names. Uses of a definition are its name, so that each is
 * declared once and a use keeps its own comment; constraints are in the comments, in words.
 *
 * A type next to branches or references narrows these and adds nothing of its own. What TypeScript cannot express is
 * widened: an index signature next to named properties includes their types, property names are not distinguished by a
 * pattern that no template can say, and `not` and `propertyNames` are left out, but for a schema that accepts nothing.
 *
 * @param names of the document's type and those of the definitions.
 */
export function lowerForTypes(
  root: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
  names: TypeNames,
): NormalSchema {
  const variants = new Map<string, Lowered>();
  const scope: Scope = { names, kinds: new ValueKinds(definitions), variants };
  const $defs: [string, Lowered][] = [];
  // Each type is followed by those of its variants.
  const own = declared(root, scope, ALL_KINDS);
  const addVariants = (): void => {
    for (const variant of variants) $defs.push(variant);
    variants.clear();
  };
  addVariants();
  for (const [name, node] of definitions) {
    $defs.push([names.definitions.get(name) ?? name, declared(node, scope, ALL_KINDS)]);
    addVariants();
  }
  // The lowered copy has draft-07 tuples, which the normal form does not have.
  return { ...own, title: names.document, $defs: fromEntries($defs) } as NormalSchema;
}

/** A schema where it is used: a variant with a name of its own is that name, and declared beside its union. */
function lowered(node: NormalSchema, scope: Scope, within: Kinds = ALL_KINDS): Lowered {
  const name = node[LETTERPRESS]?.typeName;
  if (name === undefined) return declared(node, scope, within);
  // Set before its parts, so that it is declared before their variants.
  scope.variants.set(name, UNKNOWN);
  const shape = declared(node, scope, within);
  scope.variants.set(name, shape);
  return isUnknown(shape) || isNeverShape(shape) ? shape : { tsType: name };
}

function declared(node: NormalSchema, scope: Scope, within: Kinds): Lowered {
  const description = typeDoc(node, (ref) => typeOf(ref, scope));
  const shape = shapeOf(node, scope, within);
  return description === '' ? shape : { ...shape, description };
}

function typeOf(ref: string, { names }: Scope): string {
  const name = definitionName(ref);
  return (name === undefined ? undefined : names.definitions.get(name)) ?? 'unknown';
}

/** @param within the JSON types that the schemas around this one leave. */
function shapeOf(node: NormalSchema, scope: Scope, within: Kinds): Lowered {
  const own = node[LETTERPRESS]?.tsType;
  if (own !== undefined) return { tsType: grouped(own) };
  const kinds = commonKinds(scope.kinds.of(node), within);
  if (kinds.size === 0) return NEVER;
  const allOf = node.allOf ?? [];
  const parts = [
    ...(node.$ref === undefined ? [] : [referencePart(node, node.$ref, scope, kinds)]),
    ...(isBareType(node) ? [] : valueParts(node, scope, kinds)),
    ...[node.anyOf, node.oneOf].flatMap((branches) => unionParts(branches, scope, kinds)),
    ...allOf.filter((branch) => !isTypeOnly(branch)).map((branch) => lowered(branch, scope, kinds)),
  ].filter((part) => !isUnknown(part));
  const bare = [node, ...allOf].find(isBareType);
  const [only = bare === undefined ? UNKNOWN : valueShape(bare, scope, kinds), ...others] = parts;
  if (others.length === 0) return only;
  // An intersection inside another needs no parentheses; what it says is in the comment around both.
  return { allOf: parts.flatMap((part) => part.allOf ?? [part]) };
}

/** Whether a schema names types and says nothing else about a value's type: a part that adds nothing to others. */
function isBareType(node: NormalSchema): boolean {
  const types = namedTypes(node);
  if (types === undefined || 'const' in node || node.enum !== undefined) return false;
  return types.every((type) => !SHAPED.get(type)?.(node));
}

function isTypeOnly(node: NormalSchema): boolean {
  return isBareType(node) && COMBINING.every((keyword) => node[keyword] === undefined);
}

/** A definition's name; where it also allows other types than are left here, together with these. */
function referencePart(node: NormalSchema, ref: string, scope: Scope, kinds: Kinds): Lowered {
  const tsType = typeOf(ref, scope);
  const target = scope.kinds.of({ $ref: node.$ref } as NormalSchema);
  if ([...target].every((kind) => kinds.has(kind))) return { tsType };
  return { allOf: [{ tsType: grouped([...kinds].map((kind) => KIND_TYPES[kind]).join(' | ')) }, { tsType }] };
}

/** A type in the form that is allowed before `[]` or between operators. */
function grouped(tsType: string): string {
  return /^[\w$.]+$/.test(tsType) ? tsType : `(${tsType})`;
}

function isUnknown(shape: Lowered): boolean {
  return shape.tsType === 'unknown';
}

function unionParts(branches: readonly NormalSchema[] | undefined, scope: Scope, kinds: Kinds): Lowered[] {
  if (branches === undefined) return [];
  const members = branches.map((branch) => lowered(branch, scope, kinds)).filter((member) => !isNeverShape(member));
  if (members.some(isUnknown)) return [];
  return members.length === 0 ? [NEVER] : [{ anyOf: members }];
}

function isNeverShape(shape: Lowered): boolean {
  return shape.tsType === 'never';
}

function valueParts(node: NormalSchema, scope: Scope, kinds: Kinds): Lowered[] {
  const isTyped = 'const' in node || node.enum !== undefined || namedTypes(node) !== undefined;
  return isTyped ? [valueShape(node, scope, kinds)] : untyped(node, scope, kinds);
}

/** The type of the values that a schema lists or names the types of, as far as they are among the kinds that are left. */
function valueShape(node: NormalSchema, scope: Scope, kinds: Kinds): Lowered {
  const types = namedTypes(node);
  const values = listedValues(node);
  if (values !== undefined)
    return literals(
      values.filter((value) => kinds.has(jsonType(value))),
      types,
    );
  const members = (types ?? [])
    .filter((type) => kinds.has(jsonTypeNamed(type)))
    .map((type) => ofType(type, node, scope));
  const [only = NEVER, ...others] = members;
  return others.length === 0 ? only : { anyOf: members };
}

function literals(values: readonly unknown[], types: readonly string[] | undefined): Lowered {
  const possible = values.filter((value) => types === undefined || hasType(value, types));
  if (possible.length === 0) return NEVER;
  // The printer takes names inside an object or array for its own.
  const isPlain = possible.every((value) => typeof value !== 'object' || value === null);
  return isPlain ? { enum: possible } : { tsType: grouped(possible.map((value) => JSON.stringify(value)).join(' | ')) };
}

/** A schema that constrains properties or items without saying that the value is an object or an array. */
function untyped(node: NormalSchema, scope: Scope, kinds: Kinds): Lowered[] {
  const is = (kind: JsonType): boolean => kinds.size === 1 && kinds.has(kind);
  const isObject = node.properties !== undefined || node.patternProperties !== undefined;
  if (isObject || (is('object') && SHAPED.get('object')?.(node))) return [objectShape(node, scope)];
  if (node.prefixItems !== undefined || (is('array') && SHAPED.get('array')?.(node))) return [arrayShape(node, scope)];
  return [];
}

function ofType(type: string, node: NormalSchema, scope: Scope): Lowered {
  if (SCALARS.has(type)) return { type };
  if (type === 'object') return objectShape(node, scope);
  return type === 'array' ? arrayShape(node, scope) : UNKNOWN;
}

function arrayShape(node: NormalSchema, scope: Scope): Lowered {
  const places = (node.prefixItems ?? []).map((place) => withoutDescription(lowered(place, scope)));
  const rest = restShape(node, scope);
  if (places.length === 0) return rest === false ? { type: 'array', items: [] } : { type: 'array', items: rest };
  const least = Math.min(node.minItems ?? 0, places.length);
  // An array ends before an optional item that nothing passes.
  const end = places.findIndex((place, index) => index >= least && isNeverShape(place));
  const most = Math.min(node.maxItems ?? places.length, end < 0 ? places.length : end);
  if (places.length - least > MAX_OPTIONAL_PLACES) return { type: 'array', items: { anyOf: places } };
  const lengths = Array.from({ length: Math.max(most - least, 0) + 1 }, (_, more) => least + more);
  const tuples = lengths.map((length): Lowered => {
    const additionalItems = length === places.length ? rest : false;
    return { type: 'array', items: places.slice(0, length), additionalItems };
  });
  const [only = NEVER, ...others] = tuples;
  return others.length === 0 ? only : { anyOf: tuples };
}

function restShape(node: NormalSchema, scope: Scope): Lowered | false {
  const isFull = node.maxItems !== undefined && node.maxItems <= (node.prefixItems ?? []).length;
  if (isFull || node.items === false) return false;
  return node.items === undefined || node.items === true ? UNKNOWN : withoutDescription(lowered(node.items, scope));
}

/** Without the comment: the array's own comment says it. */
function withoutDescription({ description: _, ...shape }: Lowered): Lowered {
  return shape;
}

function objectShape(node: NormalSchema, scope: Scope): Lowered {
  const named = [...Object.entries(node.properties ?? {}), ...conditionalProperties(node)];
  const signatures = indexSignatures(node);
  if (named.length === 0 && (signatures.length === 0 || isEmpty(node))) return { tsType: '{ [key: string]: never }' };
  const members = named.map(([name, member]): [string, Lowered] => [name, memberShape(member, scope)]);
  const required = (node.required ?? []).filter((name) => Object.hasOwn(node.properties ?? {}, name));
  const any = signatures.find(({ key }) => key === 'string');
  const indexes = signatures.filter(({ key }) => key !== 'string');
  return {
    type: 'object',
    required,
    properties: fromEntries(members),
    additionalProperties: any === undefined ? false : indexShape(any.values, scope),
    ...(indexes.length === 0
      ? {}
      : { indexes: fromEntries(indexes.map(({ key, values }) => [key, indexShape(values, scope)])) }),
  };
}

/** Properties that only the cases of a condition, or what another property asks for, describe; the type has them in any case. */
function conditionalProperties({
  properties = {},
  then: yes,
  else: no,
  dependentSchemas = {},
}: NormalSchema): [string, NormalSchema][] {
  const found = new Map<string, NormalSchema[]>();
  for (const part of [yes, no, ...Object.values(dependentSchemas)]) {
    for (const [name, property] of Object.entries(part?.properties ?? {}))
      if (!Object.hasOwn(properties, name)) found.set(name, [...(found.get(name) ?? []), property]);
  }
  const inBoth = (name: string): boolean => [yes, no].every((part) => Object.hasOwn(part?.properties ?? {}, name));
  return [...found].map(([name, [only = {}, ...others]]) => [
    name,
    // Elsewhere it may be anything.
    inBoth(name) ? { anyOf: [only, ...others] } : {},
  ]);
}

/** Whether an object must not have any property, whatever else it says of them. */
function isEmpty({ maxProperties, propertyNames = {} }: NormalSchema): boolean {
  return maxProperties === 0 || isNever(propertyNames);
}

function memberShape(node: NormalSchema, scope: Scope): Lowered {
  const shape = lowered(node, scope);
  return node[LETTERPRESS]?.readonly === true ? { ...shape, readonly: true } : shape;
}

function indexShape(values: readonly NormalSchema[] | undefined, scope: Scope): Lowered {
  const [only = UNKNOWN, ...others] = (values ?? []).map((value) => lowered(value, scope));
  return others.length === 0 ? only : { anyOf: [only, ...others] };
}
