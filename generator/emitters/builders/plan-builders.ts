import { LETTERPRESS } from '../../../core/annotations.js';
import { aliasOf, definitionName } from '../../definition-ref.js';
import type { FormatModel, NormalSchema } from '../../model.js';
import { type ObjectShape, objectShape } from '../../object-shape.js';
import { docLines } from '../../print/code/doc-comment.js';
import { camelCase, pascalCase } from '../../print/names/identifiers.js';
import type { Wanted } from '../../print/names/name-pool.js';
import { spellings } from '../../print/names/spellings.js';
import { fromEntries } from '../../schema-walk.js';
import { objectBranches, type TaggedUnion, taggedUnion } from '../../tagged-union.js';
import { type BuilderScope, builderScope } from './builder-scope.js';
import type { BuildersPlan, IdentityPlan, ObjectPlan } from './builders-plan.js';
import { planDocument } from './plan-document.js';
import { filledMembers, type InputUse, inputKey, nameInputs, planInput } from './plan-input.js';
import { branchType, planNamespace } from './plan-namespace.js';

interface Named {
  readonly definition: string;
  readonly node: NormalSchema;
  readonly type: string;
}

interface NamedObject extends Named {
  readonly shape: ObjectShape;
}

/**
 * Decides what a builders module offers: one function for the document; for each discriminated union, one for
 * each value of the discriminator; for other unions of objects, one that types its argument; and one for each
 * titled object outside discriminated unions. The document's names are settled first, then those that annotations
 * ask for, then the others, whatever their order.
 */
export function planBuilders(model: FormatModel): BuildersPlan {
  const scope = builderScope(model);
  const document = planDocument(model, scope);
  const own = definitionName(aliasOf(model.root) ?? '');
  const named = [...scope.definitions]
    .filter(([definition]) => definition !== own)
    .map(([definition, node]): Named => ({ definition, node, type: scope.types.definitions.get(definition) ?? '' }));
  const tagged = new Map<Named, TaggedUnion>();
  for (const item of named) {
    const union = taggedUnion(item.node, scope.definitions);
    if (union !== undefined) tagged.set(item, union);
  }
  const variants = new Set([...tagged.values()].flatMap(({ branches }) => branches.map((branch) => branch.definition)));
  const others = named.filter((item) => isOffered(item) && !tagged.has(item));
  const choices = others.filter((item) => isObjectChoice(item, scope));
  const objects = others.flatMap((item): NamedObject[] => {
    const shape = variants.has(item.definition) ? undefined : objectShape(item.node, scope.definitions);
    return shape === undefined || shape.members.size === 0 ? [] : [{ ...item, shape }];
  });
  const names = nameBuilders([...tagged.keys(), ...choices, ...objects], scope);
  const builder = ({ definition }: Named): string => names.get(definition) ?? '';
  const inputNames = nameInputs([...variantUses(tagged.values(), scope), ...objects.map(objectUse)], scope);
  return {
    names: scope.names,
    document,
    namespaces: [...tagged].map(([item, union]) =>
      planNamespace({ ...item, builder: builder(item) }, union, inputNames, scope),
    ),
    identities: choices.map((item) => planIdentity(item, builder(item))),
    factories: objects.map((item) => planFactory(item, builder(item), inputNames, scope)),
  };
}

/** Whether a builder is wanted, because of an annotation or a title. */
function isOffered({ node }: Named): boolean {
  return node[LETTERPRESS]?.builder !== undefined || node.title !== undefined;
}

/** Whether a union has several objects; a union of a string and a single object needs no builder. */
function isObjectChoice({ node }: Named, { definitions }: BuilderScope): boolean {
  const branches = objectBranches(node, definitions);
  return branches.length > 1 || (branches.length === 1 && node[LETTERPRESS]?.builder !== undefined);
}

/** The names of the builders, by definition: what an annotation asks for comes first, then that of the type. */
function nameBuilders(items: readonly Named[], { names }: BuilderScope): ReadonlyMap<string, string> {
  const asked: Wanted<string>[] = [];
  const made: Wanted<string>[] = [];
  for (const { definition, node, type } of items) {
    const wanted = node[LETTERPRESS]?.builder;
    if (wanted === undefined) {
      const [best, ...longer] = spellings(type, camelCase);
      // Letters without case leave the type and its builder the same name.
      const fitting = best === type ? [`${best}_`, ...longer] : longer;
      made.push({ key: definition, names: [best, ...fitting], isExact: pascalCase(best) === type });
    } else {
      const fitting = spellings(wanted, camelCase);
      const [, ...longer] = spellings(`${wanted} ${definition}`, camelCase);
      asked.push({ key: definition, names: [...fitting, ...longer], isExact: fitting[0] === wanted });
    }
  }
  return new Map([...names.claimAll(asked), ...names.claimAll(made)]);
}

function variantUses(unions: Iterable<TaggedUnion>, scope: BuilderScope): InputUse[] {
  return [...unions].flatMap(({ tag, branches }) =>
    branches.flatMap((branch) => {
      const of = branchType(branch, scope);
      return of === undefined ? [] : [{ of, without: [tag] }];
    }),
  );
}

function objectUse({ type }: Named): InputUse {
  return { of: type, without: [] };
}

function planIdentity({ definition, type, node }: Named, name: string): IdentityPlan {
  return { definition, name, doc: docLines({ paragraphs: [node.description ?? node.title ?? ''] }), type };
}

function planFactory(
  item: NamedObject,
  name: string,
  inputNames: ReadonlyMap<string, string>,
  scope: BuilderScope,
): ObjectPlan {
  const { definition, node, type, shape } = item;
  const use = objectUse(item);
  return {
    definition,
    name,
    doc: docLines({ paragraphs: [node.description ?? node.title ?? ''] }),
    input: planInput({ ...use, name: inputNames.get(inputKey(use)) ?? '', shape }, scope),
    returns: type,
    fixed: {},
    filled: fromEntries(filledMembers(shape, scope)),
  };
}
