import { trimEnd } from '../../../core/words/trim-end.js';
import { localHost } from './local-host.js';

const WEB_URL = /https?:\/\/([^\s/?#"'`<>()[\]{}|\\,;]+)/gi;

/** A longer one cannot be a host, which has at most 253 characters. */
const AUTHORITY_LENGTH = 1000;

/** The hosts of the web URLs in a text, in lower case and without duplicates; URLs with placeholders are skipped. */
export function hostsIn(text: string): ReadonlySet<string> {
  const hosts = new Set<string>();
  for (const [, authority = ''] of text.matchAll(WEB_URL)) {
    if (authority.length > AUTHORITY_LENGTH) continue;
    const host = trimEnd(authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, ''), '.:*_').toLowerCase();
    if (/^[a-z0-9.-]+$/.test(host)) hosts.add(host);
  }
  return hosts;
}

/**
 * The public hosts that are not declared. None when there is no declaration, since the manifest then says nothing
 * about hosts, and none when a declared host is invalid, since it may be the one that is missing.
 */
export function* undeclaredHosts(
  hosts: Iterable<string>,
  declared: readonly (string | undefined)[] | undefined,
): Iterable<string> {
  if (declared === undefined || declared.includes(undefined)) return;
  const known = new Set(declared);
  for (const host of hosts) {
    if (!known.has(host) && localHost(host) === undefined) yield host;
  }
}
