import type { PreflightCode } from '../../../schemas/neuralis/codes.js';
import { contentSecurityPolicy } from '../../../schemas/neuralis/grammar/content-security-policy.js';
import { isHtmlName, isServedName } from '../../../schemas/neuralis/grammar/paths.js';
import { type ReferenceTarget, resolveReference } from '../../../schemas/neuralis/grammar/resolve-reference.js';
import { SHARED_FOLDER } from '../../../schemas/neuralis/tables/surfaces.js';
import type { AssetSurface } from './asset-surface.js';
import type { EntryReference, ReferenceKind } from './entry-reference.js';

export type ReferenceVerdict =
  | { readonly verdict: 'fine' }
  | { readonly verdict: 'rejected'; readonly code: PreflightCode; readonly message: string }
  /** Served if the file exists; `path` is relative to the surface's folder or to `app/shared/`. */
  | { readonly verdict: 'file'; readonly place: 'surface' | 'shared'; readonly path: string };

type Directive = keyof typeof contentSecurityPolicy;

/** The directive that applies to each kind. Directives that are not in the policy fall back to `default-src`. */
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

/** Says whether a browser can load what an entry refers to, as far as the text alone shows. */
export function checkReference(reference: EntryReference, surface: AssetSurface): ReferenceVerdict {
  const target = resolveReference(surface.entry, reference.url);
  switch (target.place) {
    case 'self':
      return { verdict: 'fine' };
    case 'scheme':
      return checkScheme(reference, target.scheme);
    case 'remote':
      if (reference.kind === 'document') return { verdict: 'fine' };
      return reject('neuralis/no-remote-origin', reference, `which is on another origin (\`${target.origin}\`)`);
    case 'invalid':
      return reject('neuralis/reference-inside', reference, 'which is not a valid URL');
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
    : reject('neuralis/policy-allows', reference, `which \`${DIRECTIVES[reference.kind]}\` does not allow`);
}

function checkSelfContained(reference: EntryReference): ReferenceVerdict {
  return reject('neuralis/self-contained-entry', reference, 'which the host does not serve in self-contained mode');
}

function checkInBundle(
  reference: EntryReference,
  target: Extract<ReferenceTarget, { place: 'outside' | 'surface' | 'shared' }>,
  entry: string,
): ReferenceVerdict {
  if (target.place === 'outside') {
    return reject(
      'neuralis/reference-inside',
      reference,
      `which is outside the surface's folder and \`${SHARED_FOLDER}/\``,
    );
  }
  if (reference.kind !== 'document' && !sourcesFor(reference.kind).includes("'self'")) {
    return reject('neuralis/policy-allows', reference, `which \`${DIRECTIVES[reference.kind]}\` does not allow`);
  }
  if (isHtmlName(target.path)) {
    const isEntry = target.place === 'surface' && target.path === entry;
    const what = isEntry
      ? 'the entry, which the host serves under a different URL'
      : 'a second HTML document, which the host does not serve';
    return reject('neuralis/one-document', reference, what);
  }
  if (!isServedName(target.path, 'subresource')) {
    return reject('neuralis/reference-served', reference, 'which has an extension that the host does not serve');
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

function reject(code: PreflightCode, { from, url }: EntryReference, why: string): ReferenceVerdict {
  return { verdict: 'rejected', code, message: `\`${from}\` refers to \`${shorten(url)}\`, ${why}.` };
}

const MAX_SHOWN = 120;

function shorten(url: string): string {
  const oneLine = url.trim().replace(/\s+/g, ' ');
  return oneLine.length > MAX_SHOWN ? `${oneLine.slice(0, MAX_SHOWN)}…` : oneLine;
}
