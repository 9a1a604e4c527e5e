import { LETTERPRESS } from '../../../core/annotations.js';
import type { NormalSchema } from '../../model.js';
import { docLines } from '../../print/code/doc-comment.js';
import { camelCase } from '../../print/names/identifiers.js';
import { NamePool, type Wanted } from '../../print/names/name-pool.js';
import { MEMBER_GLOBALS } from '../../print/names/reserved-names.js';
import { valueSpellings } from '../../print/names/spellings.js';
import { fromEntries } from '../../schema-walk.js';
import type { Tag, TaggedBranch, TaggedUnion } from '../../tagged-union.js';
import type { BuilderScope } from './builder-scope.js';
import type { FactoryPlan, NamespacePlan } from './builders-plan.js';
import { filledMembers, inputKey, planInput } from './plan-input.js';

/** A named union with the name of its builder. */
export interface NamedUnion {
  readonly definition: string;
  readonly builder: string;
  readonly node: NormalSchema;
}

/** What the factories of one namespace share. */
interface Namespace {
  readonly tag: string;
  /** The name of each factory, by branch and value. */
  readonly members: ReadonlyMap<string, string>;
  readonly inputNames: ReadonlyMap<string, string>;
}

/**
 * Plans one factory for each value of a union's discriminator.
 *
 * @param inputNames by the key of each input.
 */
export function planNamespace(
  { definition, builder, node }: NamedUnion,
  { tag, branches }: TaggedUnion,
  inputNames: ReadonlyMap<string, string>,
  scope: BuilderScope,
): NamespacePlan {
  const values = branches.flatMap((branch) => branch.values);
  const members = new NamePool([MEMBER_GLOBALS]).claimAll(values.map((value) => memberName(value, tag)));
  const namespace = { tag, members, inputNames };
  return {
    definition,
    name: builder,
    doc: docLines({
      paragraphs: [node.description ?? node.title ?? '', `One function for each value of \`${tag}\`.`],
    }),
    factories: branches.flatMap((branch) => planBranch(namespace, branch, scope)),
  };
}

/** The type of a branch; nothing when it has no name. */
export function branchType({ definition, node }: TaggedBranch, { types }: BuilderScope): string | undefined {
  return definition === undefined ? node[LETTERPRESS]?.typeName : types.definitions.get(definition);
}

function planBranch({ tag, members, inputNames }: Namespace, branch: TaggedBranch, scope: BuilderScope): FactoryPlan[] {
  const of = branchType(branch, scope);
  if (of === undefined) return [];
  const use = { of, without: [tag] };
  const input = planInput({ ...use, name: inputNames.get(inputKey(use)) ?? '', shape: branch.shape }, scope);
  const filled = new Map(filledMembers(branch.shape, scope));
  filled.delete(tag);
  return branch.values.map((value) => ({
    name: members.get(JSON.stringify(value)) ?? '',
    doc: factoryDoc(branch, tag, value),
    input,
    returns: of,
    fixed: fromEntries([[tag, value]]),
    filled: fromEntries(filled),
  }));
}

function memberName(value: Tag, tag: string): Wanted<string> {
  const names = valueSpellings(value, tag, camelCase);
  const isExact = typeof value === 'string' ? names[0] === value : names[0] === tag + String(value);
  return { key: JSON.stringify(value), names, isExact };
}

function factoryDoc({ node, shape, values }: TaggedBranch, tag: string, value: Tag): string {
  // The description of a discriminator with several values fits none of them.
  const [schema] = values.length === 1 ? (shape.members.get(tag)?.schemas ?? []) : [];
  return docLines({
    paragraphs: [
      node.description ?? node.title ?? '',
      schema?.description ?? '',
      `\`${tag}\` is \`${String(value)}\`.`,
    ],
  });
}
