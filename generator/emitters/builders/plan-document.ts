import { LETTERPRESS } from '../../../core/annotations.js';
import { isNever } from '../../../core/is-never.js';
import { aliasOf, definitionName, referredIn } from '../../definition-ref.js';
import type { FormatModel, NormalSchema } from '../../model.js';
import { type Member, type ObjectShape, objectShape } from '../../object-shape.js';
import { docLines } from '../../print/code/doc-comment.js';
import { camelCase, isIdentifier, pascalCase } from '../../print/names/identifiers.js';
import { NamePool, type Wanted } from '../../print/names/name-pool.js';
import { MEMBER_GLOBALS } from '../../print/names/reserved-names.js';
import { spellings } from '../../print/names/spellings.js';
import { fromEntries } from '../../schema-walk.js';
import type { BuilderScope } from './builder-scope.js';
import type { DocumentPlan, FluentMethod, FluentPlan, InputPlan, StandardPlan } from './builders-plan.js';
import { filledMembers, planInput } from './plan-input.js';
import { singular } from './singular.js';

/** Plans the function that builds the document, and its fluent builder. */
export function planDocument(model: FormatModel, scope: BuilderScope): DocumentPlan {
  const name = scope.names.claim(wantedName(model, scope) || 'build');
  const found = objectShape(model.root, scope.definitions);
  const shape = found !== undefined && (found.members.size > 0 || found.indexes.length > 0) ? found : undefined;
  const filled = shape === undefined ? new Map<string, unknown>() : filledMembers(shape, scope);
  const of = scope.types.document;
  const inputName = (): string => scope.names.claim(`${pascalCase(name)}Input`);
  const input = shape === undefined ? undefined : planInput({ name: inputName(), of, shape, without: [] }, scope);
  return {
    name,
    doc: documentDoc(model, [...filled.keys()]),
    input,
    returns: of,
    filled: fromEntries(filled),
    fluent: shape === undefined || input === undefined ? undefined : planFluent(name, input, shape, scope),
    standard: planStandard(model, name, scope),
  };
}

function planStandard({ id }: FormatModel, factory: string, scope: BuilderScope): StandardPlan {
  return {
    name: scope.names.claim(camelCase(`${factory} schema`)),
    doc: docLines({
      paragraphs: [
        `The format \`${id}\` as a [Standard Schema](https://standardschema.dev); validates structure and rules.`,
      ],
    }),
  };
}

function wantedName({ root, document }: FormatModel, { definitions }: BuilderScope): string {
  const target = definitions.get(definitionName(aliasOf(root) ?? '') ?? '');
  return camelCase(root[LETTERPRESS]?.builder ?? target?.[LETTERPRESS]?.builder ?? document);
}

function documentDoc({ id, title }: FormatModel, filled: readonly string[]): string {
  const fills = filled.map((name) => `\`${name}\``).join(', ');
  return docLines({
    paragraphs: [
      `Builds a \`${id}\` document (${title}): validates it, and returns plain frozen JSON in the schema's order.`,
      filled.length === 0 ? '' : `Fills in ${fills}.`,
    ],
    tags: ['throws {ManifestError} with every issue, when the document is invalid.'],
  });
}

function planFluent(factory: string, input: InputPlan, shape: ObjectShape, scope: BuilderScope): FluentPlan {
  const filled = filledMembers(shape, scope);
  const settable = [...shape.members].filter(([name, { schemas }]) => !filled.has(name) && !schemas.some(isNever));
  const docs = new Map(input.members.map(({ name, doc }) => [name, doc]));
  const names = new NamePool([MEMBER_GLOBALS, new Set(['build'])]);
  const setters = [...names.claimAll(settable.map(([member]) => setterName(member)))].map(
    ([member, name]): FluentMethod => ({ name, doc: docs.get(member) ?? '', member, adds: false }),
  );
  const lists = settable.filter(([, about]) => isList(about, scope));
  const adders = [...names.claimAll(lists.map(([member]) => adderName(member)))].map(
    ([member, name]): FluentMethod => ({
      name,
      doc: docLines({ paragraphs: [`Adds one item to \`${member}\`.`] }),
      member,
      adds: true,
    }),
  );
  return {
    name: scope.names.claim(`${factory}Builder`),
    interface: scope.names.claim(`${pascalCase(factory)}Builder`),
    methods: [...setters, ...adders],
    required: settable.filter(([, about]) => about.isRequired).map(([name]) => name),
  };
}

function setterName(member: string): Wanted<string> {
  const isExact = isIdentifier(member);
  const names = spellings(member, camelCase);
  return { key: member, names: isExact ? [member, ...names] : names, isExact };
}

/** An adder is called by one item, where the name is free: `field` for `fields`, otherwise `addField`. */
function adderName(member: string): Wanted<string> {
  const one = singular(member);
  const [added, ...longer] = spellings(`add ${one ?? member}`, camelCase);
  const isShort = one !== undefined && isIdentifier(one);
  return { key: member, names: isShort ? [one, added, ...longer] : [added, ...longer], isExact: isShort };
}

function isList({ schemas }: Member, { definitions }: BuilderScope): boolean {
  return schemas.some((schema) => {
    const seen = new Set<NormalSchema>();
    let node: NormalSchema | undefined = schema;
    while (node?.$ref !== undefined && !seen.has(node)) {
      seen.add(node);
      node = referredIn(definitions, node);
    }
    return node?.type === 'array' && node.prefixItems === undefined;
  });
}
