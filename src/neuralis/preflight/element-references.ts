import type { DefaultTreeAdapterTypes } from 'parse5';
import type { ReferenceKind } from './entry-reference.js';
import { srcsetUrls } from './srcset-urls.js';

type Element = DefaultTreeAdapterTypes.Element;

/** A URL in an attribute. */
export interface AttributeReference {
  readonly kind: ReferenceKind;
  readonly url: string;
  /** The attribute's name as parse5 locates it. */
  readonly attribute: string;
}

/** Attributes that are one URL, by element. Attributes that depend on other attributes are handled below. */
const URL_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, ReferenceKind>>>> = {
  img: { src: 'image' },
  video: { src: 'media', poster: 'image' },
  audio: { src: 'media' },
  track: { src: 'media' },
  iframe: { src: 'frame' },
  frame: { src: 'frame' },
  embed: { src: 'object' },
  object: { data: 'object' },
  image: { href: 'image', 'xlink:href': 'image' },
  use: { href: 'image', 'xlink:href': 'image' },
  feImage: { href: 'image', 'xlink:href': 'image' },
  a: { href: 'document', 'xlink:href': 'document' },
  area: { href: 'document' },
  body: { background: 'image' },
  table: { background: 'image' },
  td: { background: 'image' },
  th: { background: 'image' },
};

/** What a `<link>` loads, by its `rel`; the first match applies. */
const LINKS: readonly (readonly [rel: string, kind: ReferenceKind])[] = [
  ['stylesheet', 'style'],
  ['modulepreload', 'script'],
  ['icon', 'image'],
  ['apple-touch-icon', 'image'],
  ['apple-touch-icon-precomposed', 'image'],
  ['mask-icon', 'image'],
  ['manifest', 'manifest'],
  ['prefetch', 'fetch'],
  ['prerender', 'fetch'],
  ['preconnect', 'fetch'],
  ['dns-prefetch', 'fetch'],
];

/** What a preload loads, by its `as`. */
const PRELOADS: Readonly<Record<string, ReferenceKind>> = {
  script: 'script',
  worker: 'script',
  style: 'style',
  image: 'image',
  font: 'font',
  audio: 'media',
  video: 'media',
  track: 'media',
  document: 'frame',
  embed: 'object',
  object: 'object',
};

/** Lists the URLs in an element's attributes, except those in its `style`. */
export function elementReferences(element: Element): AttributeReference[] {
  const found: AttributeReference[] = [];
  const attributes = attributesOf(element);
  const add = (kind: ReferenceKind, attribute: string, url = attributes.get(attribute)) => {
    if (url !== undefined) found.push({ kind, url, attribute });
  };
  const addSet = (attribute: string) => {
    for (const url of srcsetUrls(attributes.get(attribute) ?? '')) add('image', attribute, url);
  };
  const name = element.tagName;
  const urlAttributes = Object.hasOwn(URL_ATTRIBUTES, name) ? URL_ATTRIBUTES[name] : undefined;
  for (const [attribute, kind] of Object.entries(urlAttributes ?? {})) add(kind, attribute);
  if (name === 'img') addSet('srcset');
  if (name === 'source') {
    addSet('srcset');
    if (!isPictureSource(element)) add('media', 'src');
  }
  if (name === 'script' && isExecutable(attributes.get('type'))) {
    for (const attribute of ['src', 'href', 'xlink:href']) add('script', attribute);
  }
  if (name === 'input' && attributes.get('type')?.toLowerCase() === 'image') add('image', 'src');
  if (name === 'link') {
    const kind = linkKind(attributes);
    if (kind !== undefined) add(kind, 'href');
    if (kind === 'image') addSet('imagesrcset');
  }
  if (name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
    const url = refreshUrl(attributes.get('content') ?? '');
    if (url !== undefined) add('document', 'content', url);
  }
  return found;
}

/** An element's attributes by the names under which parse5 locates them (`xlink:href`). */
export function attributesOf(element: Element): Map<string, string> {
  return new Map(element.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]));
}

/** Whether a script of this type runs: JavaScript or a module. */
export function isExecutable(type: string | undefined): boolean {
  const written = type?.trim().toLowerCase() ?? '';
  return written === '' || written === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(written);
}

function isPictureSource(element: Element): boolean {
  const parent = element.parentNode;
  return parent !== null && 'tagName' in parent && parent.tagName === 'picture';
}

function linkKind(attributes: ReadonlyMap<string, string>): ReferenceKind | undefined {
  const rels = new Set((attributes.get('rel') ?? '').toLowerCase().split(/\s+/));
  const found = LINKS.find(([rel]) => rels.has(rel));
  if (found !== undefined) return found[1];
  if (!rels.has('preload')) return undefined;
  const as = attributes.get('as')?.toLowerCase() ?? '';
  return Object.hasOwn(PRELOADS, as) ? PRELOADS[as] : 'fetch';
}

/** The URL after the time and a separator: `;`, `,` or white space. */
function refreshUrl(content: string): string | undefined {
  return /^[\s\d.]*(?:[;,]\s*|(?<=\s))url\s*=\s*["']?([^"']*)/i.exec(content)?.[1]?.trim();
}
