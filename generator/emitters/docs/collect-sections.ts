import { LETTERPRESS } from '../../../core/annotations.js';
import { definitionName } from '../../definition-ref.js';
import type { FormatModel, NormalSchema } from '../../model.js';
import type { Definitions } from '../../object-shape.js';
import type { Anchors } from '../../print/markdown/anchors.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { escapeLine } from '../../print/markdown/escape-text.js';
import { type PageStep, pageSteps } from './page-steps.js';

/** A part of the schema with its own section on the page. */
export interface PageSection {
  readonly node: NormalSchema;
  /** A line of Markdown. */
  readonly title: string;
  readonly anchor: string;
  /** The names that lead to it, for the ids of its properties. */
  readonly names: readonly string[];
  /** The definition it is, or belongs to; empty for the document. */
  readonly definition: string;
  /** Whether it is the whole definition, or the document. */
  readonly isTop: boolean;
  /** Whether it has a type of its own: a definition, the document, or a variant of a union. */
  readonly isNamed: boolean;
}

/** A section in which a definition is used, and where in it. */
export interface PageUse {
  readonly section: PageSection;
  /** Paths from the section's top, such as `options[]`; empty for the section as a whole. */
  readonly paths: readonly string[];
}

/** What the sections of a page need to link to each other. */
export interface PageSections {
  /** The document's section, the first one. */
  readonly root: PageSection;
  /** The document first, then definitions in the model's order, each followed by its unnamed parts. */
  readonly list: readonly PageSection[];
  /** The section of an unnamed part. */
  readonly ofNode: ReadonlyMap<NormalSchema, PageSection>;
  /** The section of a definition by its name; the document's under the empty name. */
  readonly ofDefinition: ReadonlyMap<string, PageSection>;
  /** The ids of a section's properties. */
  readonly fieldAnchors: ReadonlyMap<PageSection, ReadonlyMap<string, string>>;
  readonly definitions: Definitions;
  /** Where each definition is used, by its name. */
  readonly uses: ReadonlyMap<string, readonly PageUse[]>;
  /** The definition that a node refers to, otherwise the node itself. */
  resolve(node: NormalSchema): NormalSchema;
}

/** Lists of values and unions that are longer than this are not printed inside a table. */
export const VALUES_INLINE = 8;

/** The most steps from `$ref` to `$ref` that are followed. */
const HOPS = 32;

/**
 * Finds what gets its own section: the document, each named definition, and each unnamed object, long union and
 * long list of values inside them.
 */
export function collectSections(model: FormatModel, anchors: Anchors): PageSections {
  const drafts: Draft[] = [];
  const ofNode = new Map<NormalSchema, number>();
  const tops = new Map<string, number>();
  const uses = new Map<string, Map<number, Set<string>>>();
  const add = (draft: Draft): number => {
    ofNode.set(draft.node, drafts.length);
    return drafts.push(draft) - 1;
  };
  const open = (definition: string, node: NormalSchema): void => {
    const top = topOf(definition, node, model);
    const own = add(top);
    tops.set(definition, own);
    for (const step of pageSteps(node)) {
      const target = step.node.$ref === undefined ? undefined : (definitionName(step.node.$ref) ?? '');
      const around = step.within === undefined ? own : (ofNode.get(step.within) ?? own);
      if (target !== undefined) {
        const places = uses.get(target) ?? new Map<number, Set<string>>();
        uses.set(target, places.set(around, (places.get(around) ?? new Set()).add(step.path)));
      } else if (step.node !== node && !ofNode.has(step.node) && hasSection(step.node)) {
        add(step.node === step.within ? variantOf(top, step.node) : partOf(drafts[around] ?? top, step));
      }
    }
  };

  const rootNode = resolve(model.root, model);
  open('', rootNode);
  // A document that is one of its own definitions is not listed again.
  for (const [name, node] of model.definitions) {
    if (node === rootNode) tops.set(name, 0);
    else open(name, node);
  }
  const ids = anchors.takeAll(drafts.map(({ names, isNamed }) => (isNamed ? names : [...names, 'fields'])));
  const list = drafts.map((draft, index): PageSection => ({ ...draft, anchor: ids[index] ?? '' }));
  const [root = { ...topOf('', rootNode, model), anchor: '' }] = list;
  const sectionOf = <T>(entries: ReadonlyMap<T, number>): Map<T, PageSection> =>
    new Map([...entries].flatMap(([key, index]) => (list[index] === undefined ? [] : [[key, list[index]] as const])));
  return {
    root,
    list,
    ofNode: sectionOf(ofNode),
    ofDefinition: sectionOf(tops),
    uses: new Map(
      [...uses].map(([name, places]) => [
        name,
        [...places].flatMap(([index, paths]) => {
          const section = list[index];
          return section === undefined ? [] : [{ section, paths: [...paths] }];
        }),
      ]),
    ),
    fieldAnchors: fieldAnchors(list, anchors),
    definitions: model.definitions,
    resolve: (node) => resolve(node, model),
  };
}

/** A section before it has an anchor. */
type Draft = Omit<PageSection, 'anchor'>;

/** The ids of the properties of every section, after those of the sections. */
function fieldAnchors(
  list: readonly PageSection[],
  anchors: Anchors,
): ReadonlyMap<PageSection, ReadonlyMap<string, string>> {
  const fields = list.flatMap((section) =>
    Object.keys(section.node.properties ?? {}).map((name) => ({ section, name })),
  );
  const ids = anchors.takeAll(fields.map(({ section, name }) => [...section.names, name]));
  const found = new Map(list.map((section) => [section, new Map<string, string>()]));
  for (const [index, { section, name }] of fields.entries()) found.get(section)?.set(name, ids[index] ?? '');
  return found;
}

function resolve(node: NormalSchema, model: FormatModel): NormalSchema {
  let target = node;
  for (let hop = 0; hop < HOPS && target.$ref !== undefined; hop += 1) {
    const name = definitionName(target.$ref);
    target = (name === undefined ? model.root : model.definitions.get(name)) ?? {};
  }
  return target;
}

function topOf(definition: string, node: NormalSchema, { names }: FormatModel): Draft {
  const name = definition === '' ? names.document : (names.definitions.get(definition) ?? definition);
  return { node, title: escapeLine(node.title ?? name), names: [name], definition, isTop: true, isNamed: true };
}

/** A variant is called by the name of its type. */
function variantOf({ definition }: Draft, node: NormalSchema): Draft {
  const name = node[LETTERPRESS]?.typeName ?? '';
  return { node, title: escapeLine(name), names: [name], definition, isTop: false, isNamed: true };
}

function partOf(around: Draft, { node, path, variant }: PageStep): Draft {
  const names = [...around.names, ...[path, variant].filter((name) => name !== '')];
  const place = [...(path === '' ? [] : [codeSpan(path)]), ...(variant === '' ? [] : [escapeLine(variant)])].join(', ');
  const own = node.title === undefined ? place : escapeLine(node.title);
  const isAlone = around.isTop && around.definition === '';
  return {
    node,
    title: isAlone ? own : `${around.title}: ${own}`,
    names,
    definition: around.definition,
    isTop: false,
    isNamed: false,
  };
}

function hasSection(node: NormalSchema): boolean {
  if (node[LETTERPRESS]?.typeName !== undefined) return true;
  if (Object.keys({ ...node.properties, ...node.patternProperties }).length > 0) return true;
  const most = Math.max(node.enum?.length ?? 0, node.anyOf?.length ?? 0, node.oneOf?.length ?? 0);
  return most > VALUES_INLINE;
}
