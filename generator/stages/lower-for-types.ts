import { LETTERPRESS } from '../../core/annotations.js';
import { hasType } from '../../core/json/json-type.js';
import { definitionName } from '../definition-ref.js';
import type { NormalSchema } from '../model.js';
import { typeDoc } from '../print/code/type-doc.js';
import { type TypeNames, typeNames } from '../print/names/type-names.js';
import { fromEntries } from '../schema-walk.js';

/** The lowered copy: draft-07 tuples, no references, and `tsType` for what is already TypeScript. */
interface Lowered {
  readonly tsType?: string;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Lowered>>;
  readonly additionalProperties?: Lowered | false;
  readonly items?: Lowered | readonly Lowered[];
  readonly additionalItems?: Lowered | false;
  readonly anyOf?: readonly Lowered[];
  readonly allOf?: readonly Lowered[];
  readonly description?: string;
}

interface Scope {
  readonly names: TypeNames;
}

const UNKNOWN: Lowered = { tsType: 'unknown' };
const NEVER: Lowered = { tsType: 'never' };

/** The most optional items of a tuple that are typed one by one; a longer one ends in a rest. */
const MOST_OPTIONAL_PLACES = 16;

const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'null']);
const STRUCTURED = ['array', 'object'];

/**
 * A copy of a document that json-schema-to-typescript prints as it is meant: the document itself, and in
 * `$defs` its definitions under their TypeScript names. Uses of a definition are its name, so that each is
 * declared once and a use keeps its own comment; constraints are in the comments, in words.
 *
 * What TypeScript cannot express is widened: an index signature next to named properties includes their types,
 * property names are not distinguished by pattern, and `not` and `propertyNames` are left out.
 *
 * @param typeName the wanted name of the document's own type.
 */
export function lowerForTypes(
  root: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
  typeName: string,
): NormalSchema {
  const names = typeNames(typeName, root, definitions);
  const scope: Scope = { names };
  const $defs = [...definitions].map(([name, node]): [string, Lowered] => [
    names.definitions.get(name) ?? name,
    lowered(node, scope),
  ]);
  // The lowered copy has draft-07 tuples, which the normal form does not have.
  return { ...lowered(root, scope), title: names.document, $defs: fromEntries($defs) } as NormalSchema;
}

function lowered(node: NormalSchema, scope: Scope): Lowered {
  const description = typeDoc(node, (ref) => typeOf(ref, scope));
  const shape = shapeOf(node, scope);
  return description === '' ? shape : { ...shape, description };
}

function typeOf(ref: string, { names }: Scope): string {
  const name = definitionName(ref);
  return (name === undefined ? undefined : names.definitions.get(name)) ?? 'unknown';
}

function shapeOf(node: NormalSchema, scope: Scope): Lowered {
  const own = node[LETTERPRESS]?.tsType;
  if (own !== undefined) return { tsType: grouped(own) };
  const parts = [
    ...(node.$ref === undefined ? [] : [{ tsType: typeOf(node.$ref, scope) }]),
    ...valueParts(node, scope),
    ...[node.anyOf, node.oneOf].flatMap((branches) => unionParts(branches, scope)),
    ...(node.allOf ?? []).map((branch) => lowered(branch, scope)),
  ].filter((part) => !isUnknown(part));
  const [only, ...others] = parts;
  if (only === undefined) return UNKNOWN;
  return others.length === 0 ? only : { allOf: parts };
}

/** A type in the form that is allowed before `[]` or between operators. */
function grouped(tsType: string): string {
  return /^[\w$.]+$/.test(tsType) ? tsType : `(${tsType})`;
}

function isUnknown(shape: Lowered): boolean {
  return shape.tsType === 'unknown';
}

function unionParts(branches: readonly NormalSchema[] | undefined, scope: Scope): Lowered[] {
  if (branches === undefined) return [];
  const members = branches.map((branch) => lowered(branch, scope));
  if (members.some(isUnknown)) return [];
  return members.length === 0 ? [NEVER] : [{ anyOf: members }];
}

function valueParts(node: NormalSchema, scope: Scope): Lowered[] {
  if (node.const !== undefined) return [{ enum: [node.const] }];
  if (node.enum !== undefined) return [literals(node.enum, typesOf(node))];
  const types = typesOf(node);
  if (types === undefined) return untyped(node, scope);
  const members = types.map((type) => ofType(type, node, scope));
  const [only = NEVER, ...others] = members;
  return [others.length === 0 ? only : { anyOf: members }];
}

function typesOf(node: NormalSchema): readonly string[] | undefined {
  return typeof node.type === 'string' ? [node.type] : node.type;
}

function literals(values: readonly unknown[], types: readonly string[] | undefined): Lowered {
  const possible = values.filter((value) => types === undefined || hasType(value, types));
  return possible.length === 0 ? NEVER : { enum: possible };
}

/** A schema that constrains properties or items without saying that the value is an object or an array. */
function untyped(node: NormalSchema, scope: Scope): Lowered[] {
  if (node.properties !== undefined || node.patternProperties !== undefined) return [objectShape(node, scope)];
  if (node.prefixItems !== undefined) return [arrayShape(node, scope)];
  return [];
}

function ofType(type: string, node: NormalSchema, scope: Scope): Lowered {
  if (SCALARS.has(type)) return { type };
  if (!STRUCTURED.includes(type)) return UNKNOWN;
  return type === 'array' ? arrayShape(node, scope) : objectShape(node, scope);
}

function arrayShape(node: NormalSchema, scope: Scope): Lowered {
  const places = (node.prefixItems ?? []).map((place) => withoutDescription(lowered(place, scope)));
  const rest = restShape(node, scope);
  if (places.length === 0) return rest === false ? { type: 'array', items: [] } : { type: 'array', items: rest };
  const least = Math.min(node.minItems ?? 0, places.length);
  const most = Math.min(node.maxItems ?? places.length, places.length);
  if (places.length - least > MOST_OPTIONAL_PLACES) return { type: 'array', items: { anyOf: places } };
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
  const properties = Object.entries(node.properties ?? {});
  const additionalProperties = indexShape(node, properties.length === 0, scope);
  if (properties.length === 0 && additionalProperties === false) return { tsType: '{ [key: string]: never }' };
  const members = properties.map(([name, member]): [string, Lowered] => [name, lowered(member, scope)]);
  const required = (node.required ?? []).filter((name) => Object.hasOwn(node.properties ?? {}, name));
  return { type: 'object', required, properties: fromEntries(members), additionalProperties };
}

/** The type of additional properties, or `false`; a schema that does not say allows them only if it names no property. */
function indexShape(node: NormalSchema, isMap: boolean, scope: Scope): Lowered | false {
  const patterned = Object.values(node.patternProperties ?? {});
  const further = node.additionalProperties ?? (isMap && patterned.length === 0);
  if (further === true) return UNKNOWN;
  const values = further === false ? patterned : [...patterned, further];
  const [only, ...others] = values.map((value) => lowered(value, scope));
  if (only === undefined) return false;
  return others.length === 0 ? only : { anyOf: [only, ...others] };
}
