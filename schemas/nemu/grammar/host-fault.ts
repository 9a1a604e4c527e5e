import type { ConstraintFault } from '../../../core/format.js';
import { parseUrl } from '../../../core/words/parse-url.js';
import { HOST } from '../tables/patterns.js';
import { shown } from './plain-letters.js';

const bareHost = new RegExp(HOST.pattern);
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;
const LABEL_LENGTH = 63;

/** Why a string is not a host name; nothing when it is one. */
export function hostFault(text: string): ConstraintFault | undefined {
  if (bareHost.test(text)) return undefined;
  return { message: describeFault(text), fix: nearestHost(text) };
}

function describeFault(text: string): string {
  if (text === '') return 'must not be empty';
  if (SCHEME.test(text)) return `must not start with a scheme (\`${SCHEME.exec(text)?.[0]}\`)`;
  if (isNetworkRange(text)) return 'must not be a range of addresses';
  if (/[[\]]|:[^:]*:/.test(text)) return 'must not be an IPv6 address';
  if (text.includes('@')) return 'must not contain a user name';
  if (/[/?#]/.test(text)) return 'must not contain a path';
  if (/:\d*$/.test(text)) return 'must not contain a port';
  if (text.includes('*')) return 'must not contain a wildcard';
  if (/\s/.test(text)) return 'must not contain whitespace';
  if (/[A-Z]/.test(text)) return 'must be lower case';
  const foreign = /[^a-z0-9.-]/u.exec(text)?.[0];
  if (foreign !== undefined && foreign > '\x7f') return 'must be written in ASCII (punycode)';
  if (foreign !== undefined) return `must not contain ${shown(foreign)}`;
  return describeLabelFault(text);
}

function describeLabelFault(text: string): string {
  if (text.endsWith('.')) return 'must not end with `.`';
  for (const label of text.split('.')) {
    if (label === '') return 'must not contain an empty label';
    if (label.length > LABEL_LENGTH) {
      return `has a label of ${label.length} characters; at most ${LABEL_LENGTH} are allowed`;
    }
    if (label.startsWith('-') || label.endsWith('-')) return 'must not have a label that starts or ends with `-`';
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

/** The IDNA form of an international name, or the name itself when it has none. */
function inAscii(name: string): string {
  // A URL's own delimiters would change what is parsed, and percent signs would be decoded.
  const url = /[\s%:/?#@[\]\\]/.test(name) ? undefined : parseUrl(`http://${name}`);
  return url?.hostname ?? name;
}
