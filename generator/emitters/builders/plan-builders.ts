import { LETTERPRESS } from '../../../core/annotations.js';
import { definitionName } from '../../definition-ref.js';
import type { FormatModel, NormalSchema } from '../../model.js';
import { type ObjectShape, objectShape } from '../../object-shape.js';
import { docLines } from '../../print/code/doc-comment.js';
import { camelCase, pascalCase } from '../../print/names/identifiers.js';
import { fromEntries } from '../../schema-walk.js';
import { objectBranches, type TaggedUnion, taggedUnion } from '../../tagged-union.js';
import { type BuilderScope, builderScope } from './builder-scope.js';
import type { BuildersPlan, IdentityPlan, ObjectPlan } from './builders-plan.js';
import { planDocument } from './plan-document.js';
import { filledMembers, planInput } from './plan-input.js';
import { type NamedUnion, planNamespace } from './plan-namespace.js';

interface Named {
  readonly definition: string;
  readonly node: NormalSchema;
  /** The wanted name of its builder. */
  readonly builder: string;
  readonly type: string;
  /** Whether a builder is wanted, because of an annotation or a title. */
  readonly isOffered: boolean;
}

/**
 * Decides what a builders module offers: one function for the document; for each discriminated union, one for
 * each value of the discriminator; for other unions of objects, one that types its argument; and one for each
 * titled object outside discriminated unions. The document's names are settled first, then in this order.
 */
export function planBuilders(model: FormatModel): BuildersPlan {
  const scope = builderScope(model);
  const document = planDocument(model, scope);
  const own = model.root.$ref === undefined ? undefined : definitionName(model.root.$ref);
  const named = namedDefinitions(scope).filter(({ definition }) => definition !== own);
  const tagged = new Map<Named, TaggedUnion>();
  for (const item of named) {
    const union = taggedUnion(item.node, scope.definitions);
    if (union !== undefined) tagged.set(item, union);
  }
  const variants = new Set([...tagged.values()].flatMap(({ branches }) => branches.map((branch) => branch.definition)));
  const others = named.filter((item) => item.isOffered && !tagged.has(item));
  return {
    names: scope.names,
    document,
    namespaces: [...tagged].map(([item, union]) => planNamespace(item, union, scope)),
    identities: others.filter((item) => isObjectChoice(item, scope)).map((item) => planIdentity(item, scope)),
    factories: others.flatMap((item) => {
      const shape = variants.has(item.definition) ? undefined : objectShape(item.node, scope.definitions);
      return shape === undefined || shape.members.size === 0 ? [] : [planFactory(item, shape, scope)];
    }),
  };
}

function namedDefinitions({ definitions, types }: BuilderScope): Named[] {
  return [...definitions].map(([definition, node]) => {
    const wanted = node[LETTERPRESS]?.builder;
    return {
      definition,
      node,
      builder: camelCase(wanted ?? definition) || 'definition',
      type: types.definitions.get(definition) ?? 'unknown',
      isOffered: wanted !== undefined || node.title !== undefined,
    };
  });
}

/** Whether a union has several objects; a union of a string and a single object needs no builder. */
function isObjectChoice({ node }: Named, { definitions }: BuilderScope): boolean {
  const branches = objectBranches(node, definitions);
  return branches.length > 1 || (branches.length === 1 && node[LETTERPRESS]?.builder !== undefined);
}

function planIdentity({ definition, builder, type, node }: NamedUnion, scope: BuilderScope): IdentityPlan {
  return {
    definition,
    name: scope.names.claim(builder),
    doc: docLines({ paragraphs: [node.description ?? node.title ?? ''] }),
    type,
  };
}

function planFactory({ definition, builder, type, node }: Named, shape: ObjectShape, scope: BuilderScope): ObjectPlan {
  const name = scope.names.claim(builder);
  return {
    definition,
    name,
    doc: docLines({ paragraphs: [node.description ?? node.title ?? ''] }),
    input: planInput({ name: `${pascalCase(type)}Input`, of: type, shape, without: [] }, scope),
    returns: type,
    fixed: {},
    filled: fromEntries(filledMembers(shape, scope)),
  };
}
