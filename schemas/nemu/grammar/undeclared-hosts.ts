import { localHost } from './local-host.js';

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
