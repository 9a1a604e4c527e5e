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
