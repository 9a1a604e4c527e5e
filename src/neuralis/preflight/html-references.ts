import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse } from 'parse5';
import { pushAll } from '../../../core/push-all.js';
import { showCount } from '../../../core/words/list.js';
import { cssReferences } from './css-references.js';
import { attributesOf, elementReferences, isExecutable } from './element-references.js';
import type { EntryReference } from './entry-reference.js';
import { ImportMap } from './import-map.js';
import { scriptImports } from './script-imports.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The deepest nesting of elements in a browser. */
const MAX_OPEN = 512;
/** The largest number of elements to check. Only a hostile file within the size limit has more. */
const MAX_ELEMENTS = 200_000;
/** SVG attributes whose value is a style value that may contain a URL. */
const SVG_STYLES = [
  'clip-path',
  'cursor',
  'fill',
  'filter',
  'marker-end',
  'marker-mid',
  'marker-start',
  'mask',
  'stroke',
] as const;

export interface HtmlReferences {
  readonly references: readonly EntryReference[];
  /** Module names that are neither URLs nor in an import map. */
  readonly bareImports: readonly Omit<EntryReference, 'kind'>[];
}

/** An HTML document that would keep the parser busy for too long. */
export class HtmlTooComplex extends Error {
  override readonly name = 'HtmlTooComplex';
  readonly code = 'too-complex';
}

/**
 * Lists everything that an HTML document loads or links to, in the order of the text: attributes, `srcset`,
 * inline styles, SVG, and the modules that inline scripts import.
 *
 * @param text without a byte order mark.
 * @throws {HtmlTooComplex} `too-complex` for more than 512 open elements at once, or more than 200,000 in total.
 */
export function htmlReferences(text: string): HtmlReferences {
  const collector = new Collector(text);
  for (const element of elementsOf(parseBounded(text))) collector.take(element);
  return collector.finish();
}

function parseBounded(text: string): Node {
  const open = new Set<Element>();
  let elements = 0;
  return parse(text, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush(element) {
        open.add(element);
        elements += 1;
        if (open.size > MAX_OPEN) throw new HtmlTooComplex(`nests elements more than ${MAX_OPEN} levels deep`);
        if (elements > MAX_ELEMENTS) throw new HtmlTooComplex(`has more than ${showCount(MAX_ELEMENTS)} elements`);
      },
      onItemPop(element) {
        open.delete(element);
      },
    },
  });
}

/** All elements, including those in templates, in no particular order. */
function* elementsOf(document: Node): Iterable<Element> {
  const waiting: Node[] = [document];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) pushAll(waiting, node.childNodes);
    if ('content' in node) waiting.push(node.content);
  }
}

class Collector {
  private readonly references: EntryReference[] = [];
  private readonly imports: Omit<EntryReference, 'kind'>[] = [];
  private readonly importMap = new ImportMap();

  constructor(private readonly text: string) {}

  take(element: Element): void {
    for (const { kind, url, attribute } of elementReferences(element)) {
      this.references.push({ kind, url, from: `<${element.tagName} ${attribute}>`, ...placeOf(element, attribute) });
    }
    const attributes = attributesOf(element);
    for (const attribute of element.namespaceURI === html.NS.SVG ? ['style', ...SVG_STYLES] : ['style']) {
      const style = attributes.get(attribute);
      if (style !== undefined) this.takeStyle(style, placeOf(element, attribute), undefined);
    }
    if (element.tagName === 'style') {
      const content = this.contentOf(element);
      this.takeStyle(content.text, content, content.offset);
    }
    if (element.tagName === 'script') this.takeScript(element, attributes.get('type'));
  }

  finish(): HtmlReferences {
    const bareImports = this.imports.filter((found) => {
      const url = this.importMap.resolve(found.url);
      if (url !== undefined) this.references.push({ ...found, kind: 'script', url });
      return url === undefined;
    });
    return { references: this.references.sort((a, b) => a.start - b.start), bareImports };
  }

  private takeStyle(css: string, place: Place, offset: number | undefined): void {
    for (const { start, end, ...reference } of cssReferences(css)) {
      const own = offset === undefined ? place : { start: offset + start, end: offset + end };
      this.references.push({ ...reference, start: own.start, end: own.end });
    }
  }

  private takeScript(element: Element, type: string | undefined): void {
    const content = this.contentOf(element);
    if (type?.trim().toLowerCase() === 'importmap') this.importMap.add(content.text);
    if (!isExecutable(type)) return;
    for (const { specifier, start, end } of scriptImports(content.text)) {
      const own = content.offset === undefined ? content : { start: content.offset + start, end: content.offset + end };
      this.imports.push({ url: specifier, from: 'import', start: own.start, end: own.end });
    }
  }

  /** The raw text of a style or script, with its offset if the source contains the text unchanged. */
  private contentOf(element: Element): Place & { readonly text: string; readonly offset: number | undefined } {
    const place = placeOf(element, undefined);
    const node = element.childNodes[0];
    if (element.childNodes.length !== 1 || node === undefined || !('value' in node)) {
      const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      return { ...place, text, offset: undefined };
    }
    const location = node.sourceCodeLocation;
    const raw = location ? this.text.slice(location.startOffset, location.endOffset) : '';
    // In HTML, both contain raw text. In SVG, entities are decoded, so only unchanged text keeps its offsets.
    if (location && (element.namespaceURI === html.NS.HTML || raw === node.value)) {
      return { ...place, text: raw, offset: location.startOffset };
    }
    return { ...place, text: node.value, offset: undefined };
  }
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placeOf(element: Element, attribute: string | undefined): Place {
  const location = element.sourceCodeLocation;
  const place = (attribute === undefined ? undefined : location?.attrs?.[attribute]) ?? location?.startTag ?? location;
  return { start: place?.startOffset ?? 0, end: place?.endOffset ?? 0 };
}
