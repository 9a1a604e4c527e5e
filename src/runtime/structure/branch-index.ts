import { sameJson } from '../../../core/json/canonical.js';
import type { JsonType } from '../../../core/json/json-type.js';
import { listedValues, ownTypes } from '../../../core/schema/value-keywords.js';
import type { StructureNode } from '../format.js';

/** What telling branches apart needs to know about schemas. */
export interface SchemaParts {
  /** All schemas that apply to a value at once. */
  parts(node: StructureNode): readonly StructureNode[];
  regex(pattern: string): RegExp;
}

type Branches = readonly StructureNode[];

/** What the branches of a union allow for one property, or for the value itself. */
export interface TagIndex {
  /** The tag of each branch that has one. */
  readonly tags: readonly StructureNode[];
  /** Whether every branch has a tag. */
  readonly isWhole: boolean;
  /** Whether at least two tags differ. */
  readonly differs: boolean;
  /** Whether every branch requires the property. */
  readonly isRequired: boolean;
  /** The branches whose tag takes the value, in their order. */
  taking(value: unknown): Branches;
}

/**
 * Remembers what was found out about unions, so that a value among thousands costs as much as there are branches that it
 * may mean, and not as many as its union has. Unions are known by their arrays of branches.
 */
export class BranchIndex {
  private readonly fitting = new Answers<Branches>();
  private readonly allowed = new Answers<readonly JsonType[]>();
  private readonly indexes = new Answers<TagIndex>();
  private readonly next = new Answers<string | undefined>();
  private readonly required = new Answers<ReadonlyMap<string | undefined, Branches>>();
  private readonly own = new Answers<ReadonlyMap<string, Branches>>();

  constructor(private readonly schemas: SchemaParts) {}

  /** The branches that may allow a value of the type. */
  ofType(branches: Branches, type: JsonType): Branches {
    return this.fitting.of(branches, type, () => branches.filter((branch) => this.typesOf(branch)?.has(type) ?? true));
  }

  /** The JSON types that the branches allow, as far as they say so. */
  types(branches: Branches): readonly JsonType[] {
    return this.allowed.of(branches, '', () => [
      ...new Set(branches.flatMap((branch) => [...(this.typesOf(branch) ?? [])])),
    ]);
  }

  /** What the branches say about the value itself. */
  values(branches: Branches): TagIndex {
    return this.indexes.of(branches, 'value', () =>
      this.tagIndex(branches, (branch) => tagOf([branch], this.schemas), false),
    );
  }

  /** What the branches say about the property. */
  property(branches: Branches, name: string): TagIndex {
    return this.indexes.of(branches, `property ${name}`, () =>
      this.tagIndex(
        branches,
        (branch) => propertyTag(branch, name, this.schemas),
        branches.every((branch) => isRequired(branch, name, this.schemas)),
      ),
    );
  }

  /**
   * The next property that every branch restricts, and not all in the same way: the discriminator first, then one that
   * all require.
   *
   * @param asked properties that are skipped.
   */
  nextTag(branches: Branches, asked: ReadonlySet<string>, discriminator: string | undefined): string | undefined {
    const [first] = branches;
    if (first === undefined || branches.length === 1) return undefined;
    return this.next.of(branches, JSON.stringify([discriminator ?? null, ...asked]), () => {
      const tellsApart = (name: string): boolean => {
        if (asked.has(name) || propertyTag(first, name, this.schemas) === undefined) return false;
        const index = this.property(branches, name);
        return index.isWhole && index.differs;
      };
      if (discriminator !== undefined && tellsApart(discriminator)) return discriminator;
      const names = this.schemas.parts(first).flatMap((part) => Object.keys(part.properties ?? {}));
      const tags = [...new Set(names)].filter(tellsApart);
      return tags.find((name) => this.property(branches, name).isRequired) ?? tags[0];
    });
  }

  /** The branches that do not require a property which the object lacks; in their order. */
  possible(branches: Branches, value: object): Branches {
    const required = this.required.of(branches, '', () => groupedBy(branches, (branch) => this.firstRequired(branch)));
    const possible = new Set(required.get(undefined));
    for (const name of Object.keys(value)) for (const branch of required.get(name) ?? []) possible.add(branch);
    return possible.size === branches.length ? branches : branches.filter((branch) => possible.has(branch));
  }

  private firstRequired(branch: StructureNode): string | undefined {
    for (const { required = [] } of this.schemas.parts(branch)) if (required.length > 0) return required[0];
    return undefined;
  }

  /** The schemas that the branches have for a property of their own, without following references. */
  ownProperties(branches: Branches, name: string): Branches {
    const byName = this.own.of(branches, '', () => {
      const found = new Map<string, StructureNode[]>();
      for (const { properties = {} } of branches) {
        for (const [key, node] of Object.entries(properties)) {
          const nodes = found.get(key);
          if (nodes === undefined) found.set(key, [node]);
          else nodes.push(node);
        }
      }
      return found;
    });
    return byName.get(name) ?? [];
  }

  private tagIndex(
    branches: Branches,
    tagIn: (branch: StructureNode) => StructureNode | undefined,
    isRequired: boolean,
  ): TagIndex {
    const byValue = new Map<unknown, StructureNode[]>();
    const forms = new Map<StructureNode, StructureNode>();
    const tags: StructureNode[] = [];
    for (const branch of branches) {
      const tag = tagIn(branch);
      if (tag === undefined) continue;
      tags.push(tag);
      const values = listedValues(tag);
      if (values === undefined) forms.set(branch, tag);
      for (const value of new Set(values)) {
        const same = byValue.get(value);
        if (same === undefined) byValue.set(value, [branch]);
        else same.push(branch);
      }
    }
    const [first] = tags;
    return {
      tags,
      isWhole: tags.length === branches.length,
      differs: first !== undefined && tags.some((tag) => !sameTag(tag, first)),
      isRequired,
      taking: (value) => {
        const listed = byValue.get(value) ?? [];
        if (forms.size === 0 || typeof value !== 'string') return listed;
        const taking = new Set(listed);
        for (const [branch, { pattern }] of forms)
          if (pattern !== undefined && this.schemas.regex(pattern).test(value)) taking.add(branch);
        return taking.size === listed.length ? listed : branches.filter((branch) => taking.has(branch));
      },
    };
  }

  /** The JSON types that a branch allows; nothing if it does not say. */
  private typesOf(branch: StructureNode): ReadonlySet<JsonType> | undefined {
    let allowed: ReadonlySet<JsonType> | undefined;
    for (const part of this.schemas.parts(branch)) {
      const own = ownTypes(part);
      if (own === undefined) continue;
      const before = allowed;
      allowed = before === undefined ? own : new Set([...own].filter((type) => before.has(type)));
    }
    return allowed;
  }
}

function groupedBy<Key>(
  branches: Branches,
  keyOf: (branch: StructureNode) => Key,
): ReadonlyMap<Key, readonly StructureNode[]> {
  const groups = new Map<Key, StructureNode[]>();
  for (const branch of branches) {
    const key = keyOf(branch);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [branch]);
    else group.push(branch);
  }
  return groups;
}

/** Answers to questions about unions, each found once. */
class Answers<Answer> {
  private readonly known = new WeakMap<Branches, Map<string, { readonly answer: Answer }>>();

  of(branches: Branches, question: string, find: () => Answer): Answer {
    const answers = this.known.get(branches) ?? new Map<string, { readonly answer: Answer }>();
    this.known.set(branches, answers);
    const found = answers.get(question) ?? { answer: find() };
    answers.set(question, found);
    return found.answer;
  }
}

/** What a branch allows for a property that can be a discriminator; nothing for any other property. */
export function propertyTag(
  branch: StructureNode,
  name: string,
  schemas: Pick<SchemaParts, 'parts'>,
): StructureNode | undefined {
  const properties = schemas
    .parts(branch)
    .flatMap(({ properties }) => (properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : []));
  return tagOf(
    properties.flatMap((property) => property ?? []),
    schemas,
  );
}

/** Of schemas that apply at once, the one that makes a discriminator: it lists scalar values, or is a string with a pattern. */
function tagOf(nodes: readonly StructureNode[], schemas: Pick<SchemaParts, 'parts'>): StructureNode | undefined {
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

function isRequired(branch: StructureNode, name: string, schemas: Pick<SchemaParts, 'parts'>): boolean {
  return schemas.parts(branch).some(({ required }) => required?.includes(name) ?? false);
}

function sameTag(left: StructureNode, right: StructureNode): boolean {
  if (left === right) return true;
  return left.pattern === right.pattern && sameJson(listedValues(left) ?? null, listedValues(right) ?? null);
}
