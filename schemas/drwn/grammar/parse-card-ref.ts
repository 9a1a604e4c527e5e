import type { Basis, Issue, Profile } from '../../../core/issue.js';
import { quote } from '../../../core/words/quote.js';
import { SHORTHANDS, type Shorthand } from '../tables/refs.js';
import type { CardRef } from './card-ref.js';
import { suggestCardRef } from './suggest-card-ref.js';

export type RefResult = { readonly ok: true; readonly ref: CardRef } | { readonly ok: false; readonly issue: Issue };

interface Fault {
  readonly message: string;
  /** A ref that would do, close to the one given. */
  readonly instead: string;
  readonly basis?: Basis;
}

type Parsed = CardRef | { readonly fault: Fault };

/** The range of a ref that names none. */
export const ANY_RANGE = '*';
const FILE = 'file:';
const GIT = 'git+';
/** RFC 3986 section 3.1. */
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/**
 * Reads a card ref: `file:`, `git+`, `github:`, `gitlab:` or a name in the store, first match wins.
 * Nothing is trimmed or decoded, and neither name nor range is judged.
 *
 * @param options.profile `contract` (default) refuses the empty text and unknown schemes (`npm:`, `https:`), which
 *   drwn 0.5 takes for names in the store, as `platform` does.
 * @see the specification's "Card Refs"; the finer points were measured on drwn 0.5.0.
 */
export function parseCardRef(text: string, options: { readonly profile?: Profile | undefined } = {}): RefResult {
  const parsed = typeof text === 'string' ? parse(text, options.profile ?? 'contract') : noText(text);
  if (!('fault' in parsed)) return { ok: true, ref: parsed };
  const { message, instead, basis = 'contract' } = parsed.fault;
  return {
    ok: false,
    issue: {
      code: 'drwn/card-ref',
      severity: 'error',
      path: '',
      message,
      hint: `Write for example ${quote(instead)}.`,
      basis,
    },
  };
}

function parse(text: string, profile: Profile): Parsed {
  if (text.startsWith(FILE)) {
    return { origin: 'file', name: text, range: ANY_RANGE, filePath: text.slice(FILE.length), original: text };
  }
  if (text.startsWith(GIT)) return parseGit(text);
  const shorthand = SHORTHANDS.find(({ prefix }) => text.startsWith(prefix));
  if (shorthand !== undefined) return parseShorthand(text, shorthand);
  if (profile === 'contract') {
    if (text === '') return { fault: { message: 'A card ref must not be empty.', instead: suggestCardRef(text) } };
    const scheme = SCHEME.exec(text)?.[0];
    if (scheme !== undefined) {
      const message = `${quote(text)} begins with ${quote(scheme)}, which is no origin of cards.`;
      return { fault: { message, instead: suggestCardRef(text) } };
    }
  }
  return parseStore(text);
}

function parseGit(text: string): Parsed {
  const body = text.slice(GIT.length);
  const hash = body.indexOf('#');
  const at = hash === -1 ? body.lastIndexOf('@') : -1;
  const split = hash === -1 ? at : hash;
  const url = split === -1 ? body : body.slice(0, split);
  const fault = (message: string): Parsed => ({ fault: { message, instead: suggestCardRef(text) } });

  if (url === '') return fault(`${quote(text)} names no repository after \`git+\`.`);
  if (hash !== -1) {
    const gitRef = body.slice(hash + 1);
    if (gitRef === '')
      return fault(`${quote(text)} has nothing after \`#\`, where a branch, tag or commit must stand.`);
    return { origin: 'git', name: '', range: ANY_RANGE, gitUrl: url, gitRef, original: text };
  }
  // An `@` before the last `/` or `:` belongs to the address: `git@host:path`, `user@host/path`.
  if (at === -1 || at < body.lastIndexOf('/') || at < body.lastIndexOf(':')) {
    return fault(`${quote(text)} says neither \`#<ref>\` nor \`@<range>\` after the address.`);
  }
  const gitRange = body.slice(at + 1);
  if (gitRange === '') return fault(`${quote(text)} has nothing after \`@\`, where a version range must stand.`);
  return { origin: 'git', name: '', range: gitRange, gitUrl: url, gitRange, original: text };
}

function parseShorthand(text: string, { prefix, host }: Shorthand): Parsed {
  const body = text.slice(prefix.length);
  const hash = body.indexOf('#');
  const split = hash === -1 ? body.lastIndexOf('@') : hash;
  const repository = split === -1 ? body : body.slice(0, split);
  const selector = split === -1 ? '' : body.slice(split + 1);
  const fault = (message: string): Parsed => ({ fault: { message, instead: suggestCardRef(text) } });

  const slash = repository.indexOf('/');
  if (slash <= 0 || slash === repository.length - 1 || repository.includes('/', slash + 1)) {
    return fault(`${quote(text)} must name one owner and one repository, \`${prefix}owner/repo\`.`);
  }
  if (selector === '') return fault(`${quote(text)} says neither \`#<ref>\` nor \`@<range>\` after the repository.`);
  const gitUrl = `${host}${repository}.git`;
  return hash === -1
    ? { origin: 'git', name: '', range: selector, gitUrl, gitRange: selector, original: text }
    : { origin: 'git', name: '', range: ANY_RANGE, gitUrl, gitRef: selector, original: text };
}

function parseStore(text: string): CardRef {
  const at = text.lastIndexOf('@');
  // In `@scope/name` the first `@` begins the scope; a range can only follow the slash.
  const slash = text.indexOf('/');
  const splits = text.startsWith('@') ? slash !== -1 && at > slash : at > 0;
  return splits
    ? { origin: 'store', name: text.slice(0, at), range: text.slice(at + 1), original: text }
    : { origin: 'store', name: text, range: ANY_RANGE, original: text };
}

function noText(value: unknown): Parsed {
  const message = `A card ref must be text, and this is ${value === null ? 'null' : `of type ${typeof value}`}.`;
  return { fault: { message, instead: suggestCardRef('') } };
}
