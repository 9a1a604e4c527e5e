import type { PreflightCode } from '../../../schemas/neuralis/codes.js';
import { contentSecurityPolicy } from '../../../schemas/neuralis/grammar/content-security-policy.js';
import { isHtmlName, isServedName } from '../../../schemas/neuralis/grammar/paths.js';
import { type ReferenceTarget, resolveReference } from '../../../schemas/neuralis/grammar/resolve-reference.js';
import { SHARED_FOLDER } from '../../../schemas/neuralis/tables/surfaces.js';
import type { AssetSurface } from './asset-surface.js';
import type { EntryReference, ReferenceKind } from './entry-reference.js';

export type ReferenceVerdict =
  | { readonly verdict: 'fine' }
  | { readonly verdict: 'refused'; readonly code: PreflightCode; readonly message: string }
  /** Served if it is there; `path` from the surface's root or from `app/shared/`. */
  | { readonly verdict: 'file'; readonly place: 'surface' | 'shared'; readonly path: string };

type Directive = keyof typeof contentSecurityPolicy;

/** The directive that decides on each kind; those that the policy does not name fall back to `default-src`. */
const DIRECTIVES: Readonly<Record<Exclude<ReferenceKind, 'document'>, string>> = {
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  media: 'media-src',
  frame: 'frame-src',
  object: 'object-src',
  manifest: 'manifest-src',
  fetch: 'connect-src',
};

/** Says whether a browser will get what an entry refers to, as far as the text alone can tell. */
export function checkReference(reference: EntryReference, surface: AssetSurface): ReferenceVerdict {
  const target = resolveReference(surface.entry, reference.url);
  switch (target.place) {
    case 'self':
      return { verdict: 'fine' };
    case 'scheme':
      return checkScheme(reference, target.scheme);
    case 'remote':
      if (reference.kind === 'document') return { verdict: 'fine' };
      return refuse('neuralis/no-remote-origin', reference, `which is on another origin (${target.origin})`);
    case 'invalid':
      return refuse('neuralis/reference-inside', reference, 'which is no url');
    case 'outside':
    case 'surface':
    case 'shared':
      return surface.mode === 'bundle'
        ? checkInBundle(reference, target, surface.entry)
        : checkSelfContained(reference);
    default:
      return target satisfies never;
  }
}

function checkScheme(reference: EntryReference, scheme: string): ReferenceVerdict {
  if (reference.kind === 'document' || scheme === 'about:') return { verdict: 'fine' };
  return sourcesFor(reference.kind).includes(scheme)
    ? { verdict: 'fine' }
    : refuse('neuralis/policy-allows', reference, `which \`${DIRECTIVES[reference.kind]}\` does not allow`);
}

function checkSelfContained(reference: EntryReference): ReferenceVerdict {
  return refuse('neuralis/self-contained-entry', reference, 'which the host will not serve in self-contained mode');
}

function checkInBundle(
  reference: EntryReference,
  target: Extract<ReferenceTarget, { place: 'outside' | 'surface' | 'shared' }>,
  entry: string,
): ReferenceVerdict {
  if (target.place === 'outside') {
    return refuse(
      'neuralis/reference-inside',
      reference,
      `which leaves the surface's folder and \`${SHARED_FOLDER}/\``,
    );
  }
  if (reference.kind !== 'document' && !sourcesFor(reference.kind).includes("'self'")) {
    return refuse('neuralis/policy-allows', reference, `which \`${DIRECTIVES[reference.kind]}\` does not allow`);
  }
  if (isHtmlName(target.path)) {
    const isEntry = target.place === 'surface' && target.path === entry;
    const what = isEntry
      ? 'the entry, which the host serves under another url'
      : 'a second HTML document, which the host will not serve';
    return refuse('neuralis/one-document', reference, what);
  }
  if (!isServedName(target.path, 'subresource')) {
    return refuse('neuralis/reference-served', reference, 'whose extension the host does not serve');
  }
  return { verdict: 'file', place: target.place, path: target.path };
}

function sourcesFor(kind: Exclude<ReferenceKind, 'document'>): readonly string[] {
  const directive = DIRECTIVES[kind];
  return contentSecurityPolicy[isDirective(directive) ? directive : 'default-src'];
}

function isDirective(name: string): name is Directive {
  return Object.hasOwn(contentSecurityPolicy, name);
}

function refuse(code: PreflightCode, { from, url }: EntryReference, why: string): ReferenceVerdict {
  return { verdict: 'refused', code, message: `\`${from}\` refers to \`${shorten(url)}\`, ${why}.` };
}

const MOST_SHOWN = 120;

function shorten(url: string): string {
  const oneLine = url.trim().replace(/\s+/g, ' ');
  return oneLine.length > MOST_SHOWN ? `${oneLine.slice(0, MOST_SHOWN)}…` : oneLine;
}
