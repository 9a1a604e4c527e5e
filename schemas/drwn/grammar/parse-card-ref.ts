import { readOptions } from '../../../core/calls/read-options.js';
import { PROFILES } from '../../../core/calls/validate-options.js';
import type { Basis, Issue, Profile, ProfileOption } from '../../../core/issue.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { quote } from '../../../core/words/quote.js';
import { SHORTHANDS, type Shorthand } from '../tables/refs.js';
import type { CardRef } from './card-ref.js';
import { suggestCardRef } from './suggest-card-ref.js';

export type RefResult = { readonly ok: true; readonly ref: CardRef } | { readonly ok: false; readonly issue: Issue };

interface Fault {
  readonly message: string;
  /** A valid ref that is close to the one given. */
  readonly suggestion: string;
  readonly basis?: Basis;
}

type Parsed = CardRef | { readonly fault: Fault };

/** The range of a ref that has none. */
export const ANY_RANGE = '*';
const FILE = 'file:';
const GIT = 'git+';
/** RFC 3986 section 3.1. */
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/**
 * Reads a card ref: `file:`, `git+`, `github:`, `gitlab:` or a name in the store; the first match wins.
 * Nothing is trimmed or decoded, and neither the name nor the range is checked.
 *
 * @param options.profile `contract` (default) rejects the empty string and unknown schemes (`npm:`, `https:`). drwn 0.5
 *   reads these as names in the store, and so does `platform`.
 * @throws {UsageError} `bad-option` for wrong options.
 * @see the specification's "Card Refs"; the details were measured on drwn 0.5.0.
 */
export function parseCardRef(text: string, options: ProfileOption = {}): RefResult {
  const { profile = 'contract' } = readOptions<ProfileOption>(options, { profile: PROFILES });
  const parsed = typeof text === 'string' ? parse(text, profile) : notAString(text);
  if (!('fault' in parsed)) return { ok: true, ref: parsed };
  const { message, suggestion, basis = 'contract' } = parsed.fault;
  return {
    ok: false,
    issue: {
      code: 'drwn/card-ref',
      severity: 'error',
      path: '',
      message,
      hint: `Write a ref such as ${quote(suggestion)}.`,
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
    if (text === '') return { fault: { message: 'The card ref is empty.', suggestion: suggestCardRef(text) } };
    const scheme = SCHEME.exec(text)?.[0];
    if (scheme !== undefined) {
      const message = `${quote(text)} starts with ${quote(scheme)}, which is not a known card origin.`;
      return { fault: { message, suggestion: suggestCardRef(text) } };
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
  const fault = (message: string): Parsed => ({ fault: { message, suggestion: suggestCardRef(text) } });

  if (url === '') return fault(`${quote(text)} has no repository address after \`git+\`.`);
  if (hash !== -1) {
    const gitRef = body.slice(hash + 1);
    if (gitRef === '') return fault(`${quote(text)} has no branch, tag or commit after \`#\`.`);
    return { origin: 'git', name: '', range: ANY_RANGE, gitUrl: url, gitRef, original: text };
  }
  // An `@` before the last `/` or `:` is part of the address: `git@host:path`, `user@host/path`.
  if (at === -1 || at < body.lastIndexOf('/') || at < body.lastIndexOf(':')) {
    return fault(`${quote(text)} must have \`#<ref>\` or \`@<range>\` after the address.`);
  }
  const gitRange = body.slice(at + 1);
  if (gitRange === '') return fault(`${quote(text)} has no version range after \`@\`.`);
  return { origin: 'git', name: '', range: gitRange, gitUrl: url, gitRange, original: text };
}

function parseShorthand(text: string, { prefix, host }: Shorthand): Parsed {
  const body = text.slice(prefix.length);
  const hash = body.indexOf('#');
  const split = hash === -1 ? body.lastIndexOf('@') : hash;
  const repository = split === -1 ? body : body.slice(0, split);
  const selector = split === -1 ? '' : body.slice(split + 1);
  const fault = (message: string): Parsed => ({ fault: { message, suggestion: suggestCardRef(text) } });

  const slash = repository.indexOf('/');
  if (slash <= 0 || slash === repository.length - 1 || repository.includes('/', slash + 1)) {
    return fault(`${quote(text)} must name one owner and one repository: \`${prefix}owner/repo\`.`);
  }
  if (selector === '') return fault(`${quote(text)} must have \`#<ref>\` or \`@<range>\` after the repository.`);
  const gitUrl = `${host}${repository}.git`;
  return hash === -1
    ? { origin: 'git', name: '', range: selector, gitUrl, gitRange: selector, original: text }
    : { origin: 'git', name: '', range: ANY_RANGE, gitUrl, gitRef: selector, original: text };
}

function parseStore(text: string): CardRef {
  const at = text.lastIndexOf('@');
  // In `@scope/name` the first `@` starts the scope, so a range can only come after the slash.
  const slash = text.indexOf('/');
  const splits = text.startsWith('@') ? slash !== -1 && at > slash : at > 0;
  return splits
    ? { origin: 'store', name: text.slice(0, at), range: text.slice(at + 1), original: text }
    : { origin: 'store', name: text, range: ANY_RANGE, original: text };
}

function notAString(value: unknown): Parsed {
  const message = `Expected a card ref as a string, found ${describeBriefly(value)}.`;
  return { fault: { message, suggestion: suggestCardRef('') } };
}
