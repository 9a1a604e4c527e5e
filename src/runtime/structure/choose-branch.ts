import { sameJson } from '../../../core/json/canonical.js';
import type { JsonType } from '../../../core/json/json-type.js';
import { jsonType } from '../../../core/json/json-type.js';
import type { StructureNode } from '../format.js';

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

/** Follows a node's `$ref`. */
export type Resolve = (node: StructureNode) => StructureNode;

/** Whether a string matches a pattern. */
export type Matches = (pattern: string, text: string) => boolean;

/** Chooses the branch that the author meant, by type and discriminators. Branches must be resolved: no bare `$ref`. */
export function chooseBranch(
  branches: readonly StructureNode[],
  value: unknown,
  resolve: Resolve,
  matches: Matches,
  discriminator?: string,
): BranchChoice {
  const type = jsonType(value);
  const fitting = branches.filter((branch) => typesOf(branch)?.has(type) ?? true);
  const [only] = fitting;
  if (only === undefined) {
    return { kind: 'wrong type', types: [...new Set(branches.flatMap((branch) => [...(typesOf(branch) ?? [])]))] };
  }
  if (fitting.length === 1) return { kind: 'decided', branch: only };
  if (typeof value === 'string') {
    const isUnknown = fitting.every((branch) => isTag(branch) && !takes(branch, value, matches));
    return isUnknown ? { kind: 'unknown string', known: fitting } : { kind: 'open', branches: fitting };
  }
  if (type !== 'object' || typeof value !== 'object' || value === null) return { kind: 'open', branches: fitting };
  return chooseByTags(fitting, value, resolve, matches, discriminator);
}

/** Narrows down the branches, one discriminator after the other; a wrong one is skipped. */
function chooseByTags(
  branches: readonly StructureNode[],
  value: object,
  resolve: Resolve,
  matches: Matches,
  discriminator: string | undefined,
): BranchChoice {
  let left = branches;
  const asked = new Set<string>();
  const wrong: WrongTag[] = [];
  const next = (): string | undefined => nextTag(left, asked, resolve, discriminator);
  for (let tag = next(); tag !== undefined; tag = next()) {
    const name = tag;
    asked.add(name);
    const candidates = left.map((branch) => ({ branch, property: propertyOf(branch, name, resolve) }));
    const isGiven = Object.hasOwn(value, name);
    const given: unknown = isGiven ? Reflect.get(value, name) : undefined;
    const matching = candidates.filter(({ branch, property }) =>
      isGiven ? takes(property, given, matches) : !isRequired(branch, name),
    );
    if (matching.length > 0) left = matching.map(({ branch }) => branch);
    else wrong.push({ name, known: isGiven ? candidates.map(({ property }) => property ?? {}) : undefined });
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
  resolve: Resolve,
  discriminator: string | undefined,
): string | undefined {
  const tags = Object.keys(branches[0]?.properties ?? {}).filter((name) => {
    if (asked.has(name)) return false;
    const properties = branches.map((branch) => propertyOf(branch, name, resolve));
    return properties.every(isTag) && properties.some((property) => !sameTag(property, properties[0]));
  });
  if (discriminator !== undefined && tags.includes(discriminator)) return discriminator;
  return tags.find((name) => branches.every((branch) => isRequired(branch, name))) ?? tags[0];
}

function isRequired(branch: StructureNode, name: string): boolean {
  return branch.required?.includes(name) ?? false;
}

function propertyOf(branch: StructureNode, name: string, resolve: Resolve): StructureNode | undefined {
  const { properties } = branch;
  const property = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return property === undefined ? undefined : resolve(property);
}

/** Whether a node can be a discriminator: it lists scalar values, or is a string with a pattern. */
function isTag(node: StructureNode | undefined): node is StructureNode {
  if (node === undefined) return false;
  const values = listedValues(node);
  return values === undefined
    ? node.pattern !== undefined && node.type === 'string'
    : values.every((value) => typeof value !== 'object' || value === null);
}

/** The values that a node lists, as `const` or `enum`. */
export function listedValues(node: StructureNode): readonly unknown[] | undefined {
  return Object.hasOwn(node, 'const') ? [node.const] : node.enum;
}

function takes(node: StructureNode | undefined, value: unknown, matches: Matches): boolean {
  if (node === undefined) return false;
  const values = listedValues(node);
  if (values !== undefined) return values.includes(value);
  return typeof value === 'string' && node.pattern !== undefined && matches(node.pattern, value);
}

function sameTag(left: StructureNode | undefined, right: StructureNode | undefined): boolean {
  return (
    left?.pattern === right?.pattern &&
    sameJson(left && (listedValues(left) ?? null), right && (listedValues(right) ?? null))
  );
}

/** The JSON types that a branch allows; nothing if it does not say. */
function typesOf(branch: StructureNode): ReadonlySet<JsonType> | undefined {
  if (Object.hasOwn(branch, 'const')) return new Set([jsonType(branch.const)]);
  if (branch.enum !== undefined) return new Set(branch.enum.map(jsonType));
  if (branch.type === undefined) return undefined;
  const types = typeof branch.type === 'string' ? [branch.type] : branch.type;
  return new Set(types.map((type) => (type === 'integer' ? 'number' : type) as JsonType));
}
