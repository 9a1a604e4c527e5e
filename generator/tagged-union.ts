import { LETTERPRESS } from '../core/annotations.js';
import { pushAll } from '../core/push-all.js';
import { definitionName } from './definition-ref.js';
import type { NormalSchema } from './model.js';
import { type Definitions, type ObjectShape, objectShape, possibleValues } from './object-shape.js';

export type Tag = string | number | boolean;

/** A branch of a union that is an object. */
export interface Branch {
  readonly node: NormalSchema;
  readonly shape: ObjectShape;
  /** The name of its definition, if it has one. */
  readonly definition: string | undefined;
}

export interface TaggedBranch extends Branch {
  readonly values: readonly Tag[];
}

/** A union whose objects are told apart by the value of one property, the discriminator. */
export interface TaggedUnion {
  readonly tag: string;
  readonly branches: readonly TaggedBranch[];
}

/** Unions inside each other that are read as one, inclusive; each of a long chain would have all branches of the others. */
const MAX_NESTED = 24;

/**
 * The branches of a union that are objects, including those of nested unions. Empty for anything else, and for unions
 * nested deeper than `MAX_NESTED`.
 */
export function objectBranches(union: NormalSchema, definitions: Definitions): readonly Branch[] {
  const found: Branch[] = [];
  const seen = new Set<NormalSchema>();
  const queue: { node: NormalSchema; definition: string | undefined; depth: number }[] = [
    { node: union, definition: undefined, depth: 0 },
  ];
  for (let task = queue.pop(); task !== undefined; task = queue.pop()) {
    const { node, definition, depth } = task;
    if (depth > MAX_NESTED) return [];
    if (seen.has(node)) continue;
    seen.add(node);
    const shape = node === union ? undefined : objectShape(node, definitions);
    if (shape !== undefined) {
      if (shape.members.size > 0) found.push({ node, shape, definition });
      continue;
    }
    const branches = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].map((branch) => ({
      ...followed(branch, definitions),
      depth: depth + 1,
    }));
    pushAll(queue, branches.reverse());
  }
  return found;
}

/**
 * The property whose value tells the objects of a union apart: the first that every one of them requires, each with values
 * of its own. Nothing when there is none.
 */
export function discriminatorOf(union: NormalSchema, definitions: Definitions): string | undefined {
  const branches = objectBranches(union, definitions);
  return [...(branches[0]?.shape.members.keys() ?? [])].find((tag) => {
    const values = branches.map((branch) => tagValues(branch, tag, definitions));
    const all = values.flat();
    return values.every((own) => own.length > 0) && new Set(all).size === all.length;
  });
}

/** A union by the discriminator that a stage has decided on; nothing when it has none. */
export function taggedUnion(union: NormalSchema, definitions: Definitions): TaggedUnion | undefined {
  const tag = union[LETTERPRESS]?.discriminator;
  if (tag === undefined) return undefined;
  const branches = objectBranches(union, definitions).map((branch) => ({
    ...branch,
    values: tagValues(branch, tag, definitions),
  }));
  return { tag, branches };
}

function followed(
  branch: NormalSchema,
  definitions: Definitions,
): { node: NormalSchema; definition: string | undefined } {
  const definition = branch.$ref === undefined ? undefined : definitionName(branch.$ref);
  const target = definition === undefined ? undefined : definitions.get(definition);
  return target === undefined ? { node: branch, definition: undefined } : { node: target, definition };
}

/**
 * The values by which a branch of a union says that it is meant, those of a union inside it together; empty for an object
 * that does not require the property or allows any value.
 */
export function branchTagValues(branch: NormalSchema, tag: string, definitions: Definitions): readonly Tag[] {
  const shape = objectShape(branch, definitions);
  const shapes = shape === undefined ? objectBranches(branch, definitions) : [{ shape }];
  return shapes.flatMap((own) => tagValues(own, tag, definitions));
}

function tagValues({ shape }: Pick<Branch, 'shape'>, tag: string, definitions: Definitions): readonly Tag[] {
  const member = shape.members.get(tag);
  if (member === undefined || !member.isRequired) return [];
  const [values = []] = member.schemas.map((schema) => possibleValues(schema, definitions)).filter(Boolean);
  return values.every(isTag) ? values : [];
}

function isTag(value: unknown): value is Tag {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
