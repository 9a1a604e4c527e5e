import type { NormalSchema } from '../../model.js';
import { docLines } from '../../print/code/doc-comment.js';
import { camelCase, pascalCase } from '../../print/names/identifiers.js';
import { NamePool } from '../../print/names/name-pool.js';
import { MEMBER_GLOBALS } from '../../print/names/reserved-names.js';
import { fromEntries } from '../../schema-walk.js';
import type { Tag, TaggedBranch, TaggedUnion } from '../../tagged-union.js';
import type { BuilderScope } from './builder-scope.js';
import type { FactoryPlan, NamespacePlan, VariantPlan } from './builders-plan.js';
import { filledMembers, planInput } from './plan-input.js';

/** A named union with the wanted name of its builder. */
export interface NamedUnion {
  readonly definition: string;
  readonly builder: string;
  readonly type: string;
  readonly node: NormalSchema;
}

/** Plans one factory for each value of a union's discriminator. */
export function planNamespace(union: NamedUnion, { tag, branches }: TaggedUnion, scope: BuilderScope): NamespacePlan {
  const name = scope.names.claim(union.builder);
  const members = new NamePool([MEMBER_GLOBALS]);
  const typed = branches.map((branch) => ({ branch, ...branchType(union, tag, branch, scope) }));
  return {
    definition: union.definition,
    name,
    doc: docLines({
      paragraphs: [union.node.description ?? union.node.title ?? '', `One function for each value of \`${tag}\`.`],
    }),
    variants: typed.flatMap(({ variant }) => variant ?? []),
    factories: typed.flatMap(({ branch, type }) => planBranch({ tag, members, type }, branch, scope)),
  };
}

/** The type of a branch; a branch that is not a definition gets a name here. */
function branchType(
  union: NamedUnion,
  tag: string,
  { definition, values }: TaggedBranch,
  scope: BuilderScope,
): { type: string; variant?: VariantPlan } {
  const own = definition === undefined ? undefined : scope.types.definitions.get(definition);
  if (own !== undefined) return { type: own };
  const [value = ''] = values;
  const name = scope.names.claim(pascalCase(`${union.type} ${variantName(value, tag)}`));
  return { type: name, variant: { name, union: union.type, tag, value } };
}

interface Namespace {
  readonly tag: string;
  readonly members: NamePool;
  readonly type: string;
}

function planBranch({ tag, members, type }: Namespace, branch: TaggedBranch, scope: BuilderScope): FactoryPlan[] {
  const names = branch.values.map((value) => members.claim(variantName(value, tag)));
  const input = planInput({ name: `${pascalCase(type)}Input`, of: type, shape: branch.shape, without: [tag] }, scope);
  const filled = new Map(filledMembers(branch.shape, scope));
  filled.delete(tag);
  return branch.values.map((value, index) => ({
    name: names[index] ?? '',
    doc: factoryDoc(branch, tag, value),
    input,
    returns: type,
    fixed: fromEntries([[tag, value]]),
    filled: fromEntries(filled),
  }));
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

/** `fs.read` becomes `fsRead`; a value without a leading letter follows the discriminator's name: `version2`. */
function variantName(value: Tag, tag: string): string {
  const name = typeof value === 'string' ? camelCase(value) : '';
  if (name !== '' && !name.startsWith('_')) return name;
  return camelCase(`${tag} ${String(value)}`) || 'variant';
}
