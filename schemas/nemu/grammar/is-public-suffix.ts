/// <reference path="./library-files.d.ts" />
import { parse } from 'tldts/dist/index.esm.min.js';

/** The host is read as it stands: the schema has checked its form. */
const AS_IT_STANDS = { allowPrivateDomains: true, extractHostname: false, validateHostname: false } as const;

/**
 * Whether a host of two labels or more is a suffix under which anybody can register a name, by the public suffix list
 * (publicsuffix.org), the private section included: `co.uk`, `github.io`.
 */
export function isPublicSuffix(host: string): boolean {
  return host.includes('.') && parse(host, AS_IT_STANDS).publicSuffix === host;
}
