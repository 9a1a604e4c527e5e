import { localHost } from './local-host.js';

const WEB_ADDRESS = /https?:\/\/([^\s/?#"'`<>()[\]{}|\\,;]+)/gi;

/** Longer ones name no host: a host has at most 253 characters. */
const AUTHORITY_LENGTH = 1000;

/** The hosts of the web addresses in a text, in lower case, each once; addresses with placeholders are passed over. */
export function hostsIn(text: string): ReadonlySet<string> {
  const hosts = new Set<string>();
  for (const [, authority = ''] of text.matchAll(WEB_ADDRESS)) {
    if (authority.length > AUTHORITY_LENGTH) continue;
    const host = authority
      .slice(authority.lastIndexOf('@') + 1)
      .replace(/:\d*$/, '')
      .replace(/[.:*_]+$/, '')
      .toLowerCase();
    if (/^[a-z0-9.-]+$/.test(host)) hosts.add(host);
  }
  return hosts;
}

/**
 * The public ones of some hosts that a list leaves out; none where there is no list, for then the manifest
 * says nothing about hosts, and none where an entry is wrong, for that may be meant.
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
