import { sameJson } from '../../../core/json/canonical.js';
import type { JsonType } from '../../../core/json/json-type.js';
import { jsonType } from '../../../core/json/json-type.js';
import type { StructureNode } from '../format.js';
import type { SchemaReader } from './schema-reader.js';

/** What is known about a union from the value's type and discriminators alone. */
export type BranchChoice =
  /** Only this branch is possible: the value's type or its discriminators rule out all others. */
  | { readonly kind: 'decided'; readonly branch: StructureNode }
  /** No branch allows a value of this type. */
  | { readonly kind: 'wrong type'; readonly types: readonly JsonType[] }
  /** A string that no branch allows. */
  | { readonly kind: 'unknown string'; readonly known: readonly StructureNode[] }
  /** Discriminators are missing or wrong; `branches` are those that the other discriminators leave. */
  | { readonly kind: 'wrong tags'; readonly tags: readonly WrongTag[]; readonly branches: readonly StructureNode[] }
  /** Only trying the branches can tell. */
  | { readonly kind: 'open'; readonly branches: readonly StructureNode[] };

/** A discriminator that matches no branch. */
export interface WrongTag {
  readonly name: string;
  /** The branches' schemas for it; nothing if it is missing. */
  readonly known: readonly StructureNode[] | undefined;
}

/** What choosing a branch needs to know about schemas. */
export type Schemas = Pick<SchemaReader, 'parts' | 'regex'>;

/** Chooses the branch that the author meant, by type and discriminators. */
export function chooseBranch(
  branches: readonly StructureNode[],
  value: unknown,
  schemas: Schemas,
  discriminator?: string,
): BranchChoice {
  const type = jsonType(value);
  const fitting = branches.filter((branch) => typesOf(branch, schemas)?.has(type) ?? true);
  const [only] = fitting;
  if (only === undefined) {
    const types = [...new Set(branches.flatMap((branch) => [...(typesOf(branch, schemas) ?? [])]))];
    return types.length === 0 ? { kind: 'open', branches } : { kind: 'wrong type', types };
  }
  if (fitting.length === 1) return { kind: 'decided', branch: only };
  if (typeof value === 'string') {
    const tags = fitting.map((branch) => tagOf([branch], schemas));
    const isUnknown = tags.every((tag) => tag !== undefined && !takes(tag, value, schemas));
    return isUnknown
      ? { kind: 'unknown string', known: tags.flatMap((tag) => tag ?? []) }
      : { kind: 'open', branches: fitting };
  }
  if (type !== 'object' || typeof value !== 'object' || value === null) return { kind: 'open', branches: fitting };
  return chooseByTags(fitting, value, schemas, discriminator);
}

/**
 * Narrows down the branches, one discriminator after the other; a wrong one is skipped. One that is missing, and that
 * only some branches require, rules out none of them: it may have been forgotten.
 */
function chooseByTags(
  branches: readonly StructureNode[],
  value: object,
  schemas: Schemas,
  discriminator: string | undefined,
): BranchChoice {
  let left = branches;
  const asked = new Set<string>();
  const wrong: WrongTag[] = [];
  const next = (): string | undefined => nextTag(left, asked, schemas, discriminator);
  for (let name = next(); name !== undefined; name = next()) {
    asked.add(name);
    const tag = name;
    const isGiven = Object.hasOwn(value, tag);
    const given: unknown = isGiven ? Reflect.get(value, tag) : undefined;
    if (!isGiven) {
      if (left.every((branch) => isRequired(branch, tag, schemas))) wrong.push({ name: tag, known: undefined });
      continue;
    }
    const candidates = left.map((branch) => ({ branch, property: propertyTag(branch, tag, schemas) }));
    const matching = candidates.filter(({ property }) => property !== undefined && takes(property, given, schemas));
    if (matching.length > 0) left = matching.map(({ branch }) => branch);
    else wrong.push({ name: tag, known: candidates.flatMap(({ property }) => property ?? []) });
  }
  const [only] = left;
  if (wrong.length > 0) return { kind: 'wrong tags', tags: wrong, branches: left };
  return only !== undefined && left.length === 1 ? { kind: 'decided', branch: only } : { kind: 'open', branches: left };
}

/**
 * The next property that every branch restricts, and not all in the same way: the discriminator first, then one that all
 * require.
 */
function nextTag(
  branches: readonly StructureNode[],
  asked: ReadonlySet<string>,
  schemas: Schemas,
  discriminator: string | undefined,
): string | undefined {
  const [first] = branches;
  if (first === undefined || branches.length === 1) return undefined;
  const tellsApart = (name: string): boolean => {
    if (asked.has(name)) return false;
    const known = propertyTag(first, name, schemas);
    if (known === undefined) return false;
    let isSame = true;
    for (const branch of branches) {
      const tag = propertyTag(branch, name, schemas);
      if (tag === undefined) return false;
      isSame &&= sameTag(tag, known);
    }
    return !isSame;
  };
  if (discriminator !== undefined && tellsApart(discriminator)) return discriminator;
  const names = schemas.parts(first).flatMap((part) => Object.keys(part.properties ?? {}));
  const tags = [...new Set(names)].filter(tellsApart);
  return tags.find((name) => branches.every((branch) => isRequired(branch, name, schemas))) ?? tags[0];
}

function isRequired(branch: StructureNode, name: string, schemas: Schemas): boolean {
  return schemas.parts(branch).some(({ required }) => required?.includes(name) ?? false);
}

/** What a branch allows for a property that can be a discriminator; nothing for any other property. */
export function propertyTag(branch: StructureNode, name: string, schemas: Schemas): StructureNode | undefined {
  const properties = schemas
    .parts(branch)
    .flatMap(({ properties }) => (properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : []));
  return tagOf(
    properties.flatMap((property) => property ?? []),
    schemas,
  );
}

/** Of schemas that apply at once, the one that makes a discriminator: it lists scalar values, or is a string with a pattern. */
function tagOf(nodes: readonly StructureNode[], schemas: Schemas): StructureNode | undefined {
  let form: StructureNode | undefined;
  for (const node of nodes) {
    for (const part of schemas.parts(node)) {
      const values = listedValues(part);
      if (values?.every((value) => typeof value !== 'object' || value === null)) return part;
      if (values === undefined && part.pattern !== undefined && part.type === 'string') form ??= part;
    }
  }
  return form;
}

/** The values that a node lists, as `const` or `enum`. */
export function listedValues(node: StructureNode): readonly unknown[] | undefined {
  return Object.hasOwn(node, 'const') ? [node.const] : node.enum;
}

function takes(node: StructureNode, value: unknown, schemas: Schemas): boolean {
  const values = listedValues(node);
  if (values !== undefined) return values.includes(value);
  return typeof value === 'string' && node.pattern !== undefined && schemas.regex(node.pattern).test(value);
}

function sameTag(left: StructureNode, right: StructureNode): boolean {
  if (left === right) return true;
  return left.pattern === right.pattern && sameJson(listedValues(left) ?? null, listedValues(right) ?? null);
}

/** The JSON types that a branch allows; nothing if it does not say. */
function typesOf(branch: StructureNode, schemas: Schemas): ReadonlySet<JsonType> | undefined {
  let allowed: ReadonlySet<JsonType> | undefined;
  for (const part of schemas.parts(branch)) {
    const own = ownTypes(part);
    if (own === undefined) continue;
    const before = allowed;
    allowed = before === undefined ? own : new Set([...own].filter((type) => before.has(type)));
  }
  return allowed;
}

function ownTypes(node: StructureNode): ReadonlySet<JsonType> | undefined {
  const values = listedValues(node);
  if (values !== undefined) return new Set(values.map(jsonType));
  if (node.type === undefined) return undefined;
  const types = typeof node.type === 'string' ? [node.type] : node.type;
  return new Set(types.map((type) => (type === 'integer' ? 'number' : type) as JsonType));
}
