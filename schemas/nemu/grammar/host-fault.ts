import type { ConstraintFault } from '../../../core/format.js';
import { parseUrl } from '../../../core/words/parse-url.js';
import { HOST } from '../tables/patterns.js';
import { shown } from './plain-letters.js';

const bareHost = new RegExp(HOST.pattern);
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;
const LABEL_LENGTH = 63;

/** What keeps a text from being a host name; nothing when it is one. */
export function hostFault(text: string): ConstraintFault | undefined {
  if (bareHost.test(text)) return undefined;
  return { message: hostProblem(text), fix: nearestHost(text) };
}

function hostProblem(text: string): string {
  if (text === '') return 'may not be empty';
  if (SCHEME.test(text)) return `may not begin with a scheme (\`${SCHEME.exec(text)?.[0]}\`)`;
  if (isNetworkRange(text)) return 'may not be a range of addresses';
  if (/[[\]]|:[^:]*:/.test(text)) return 'may not be an IPv6 address';
  if (text.includes('@')) return 'may not hold a user name';
  if (/[/?#]/.test(text)) return 'may not hold a path';
  if (/:\d*$/.test(text)) return 'may not hold a port';
  if (text.includes('*')) return 'may not hold a wildcard';
  if (/\s/.test(text)) return 'may hold no white space';
  if (/[A-Z]/.test(text)) return 'must be lower case';
  const foreign = /[^a-z0-9.-]/u.exec(text)?.[0];
  if (foreign !== undefined && foreign > '\x7f') return 'must be written in ASCII (punycode)';
  if (foreign !== undefined) return `may not hold ${shown(foreign)}`;
  return labelProblem(text);
}

function labelProblem(text: string): string {
  if (text.endsWith('.')) return 'may not end with `.`';
  for (const label of text.split('.')) {
    if (label === '') return 'may not hold an empty label';
    if (label.length > LABEL_LENGTH) {
      return `has a label of ${label.length} characters, more than ${LABEL_LENGTH}`;
    }
    if (label.startsWith('-') || label.endsWith('-')) return 'may not have a label that begins or ends with `-`';
  }
  return `must be ${HOST.constraint}`;
}

function isNetworkRange(text: string): boolean {
  return /^[\d.]+\/\d+$/.test(text);
}

function nearestHost(text: string): string | undefined {
  if (isNetworkRange(text)) return undefined;
  const authority = /^[^/?#]*/.exec(text.trim().replace(SCHEME, ''))?.[0] ?? '';
  const name = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .replace(/^\*\./, '')
    .replace(/\.$/, '')
    .toLowerCase();
  const host = /^[\x21-\x7e]*$/.test(name) ? name : inAscii(name);
  return bareHost.test(host) ? host : undefined;
}

/** The IDNA form of an international name, or the name itself where it has none. */
function inAscii(name: string): string {
  // A URL's own delimiters would change what is parsed, and percent signs would be decoded.
  const url = /[\s%:/?#@[\]\\]/.test(name) ? undefined : parseUrl(`http://${name}`);
  return url?.hostname ?? name;
}
