import { definitionName } from '../../definition-ref.js';
import type { FormatModel, NormalSchema } from '../../model.js';
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
  const list: PageSection[] = [];
  const ofNode = new Map<NormalSchema, PageSection>();
  const ofDefinition = new Map<string, PageSection>();
  const uses = new Map<string, Map<PageSection, Set<string>>>();

  const open = (definition: string, node: NormalSchema): PageSection => {
    const name = definition === '' ? model.typeName : definition;
    const title = escapeLine(node.title ?? name);
    const top: PageSection = { node, title, anchor: anchors.take(name), names: [name], definition, isTop: true };
    list.push(top);
    ofNode.set(node, top);
    ofDefinition.set(definition, top);
    if (model.definitions.get(name) === node) ofDefinition.set(name, top);
    for (const step of pageSteps(node)) {
      const target = step.node.$ref === undefined ? undefined : (definitionName(step.node.$ref) ?? '');
      if (target !== undefined) {
        const places = uses.get(target) ?? new Map<PageSection, Set<string>>();
        uses.set(target, places.set(top, (places.get(top) ?? new Set()).add(step.path)));
      } else if (step.node !== node && !ofNode.has(step.node) && hasSection(step.node)) {
        const part = partOf(top, step, anchors);
        list.push(part);
        ofNode.set(part.node, part);
      }
    }
    return top;
  };

  const root = open('', resolve(model.root, model));
  // A document that is one of its own definitions is not listed again.
  for (const [name, node] of model.definitions) if (node !== root.node) open(name, node);
  return { root, list, ofNode, ofDefinition, uses: sortedUses(uses), resolve: (node) => resolve(node, model) };
}

function resolve(node: NormalSchema, model: FormatModel): NormalSchema {
  let target = node;
  for (let hop = 0; hop < HOPS && target.$ref !== undefined; hop += 1) {
    const name = definitionName(target.$ref);
    target = (name === undefined ? model.root : model.definitions.get(name)) ?? {};
  }
  return target;
}

function partOf(top: PageSection, step: PageStep, anchors: Anchors): PageSection {
  const { node, path, variant } = step;
  const names = [...top.names, ...[path, variant].filter((name) => name !== '')];
  const place = [...(path === '' ? [] : [codeSpan(path)]), ...(variant === '' ? [] : [variant])].join(', ');
  const own = node.title === undefined ? place : escapeLine(node.title);
  return {
    node,
    title: top.definition === '' ? own : `${top.title}: ${own}`,
    anchor: anchors.take(...names, 'fields'),
    names,
    definition: top.definition,
    isTop: false,
  };
}

function sortedUses(uses: ReadonlyMap<string, ReadonlyMap<PageSection, ReadonlySet<string>>>): Map<string, PageUse[]> {
  return new Map(
    [...uses].map(([name, places]) => [name, [...places].map(([section, paths]) => ({ section, paths: [...paths] }))]),
  );
}

function hasSection(node: NormalSchema): boolean {
  if (Object.keys({ ...node.properties, ...node.patternProperties }).length > 0) return true;
  const most = Math.max(node.enum?.length ?? 0, node.anyOf?.length ?? 0, node.oneOf?.length ?? 0);
  return most > VALUES_INLINE;
}
