type Address = NonNullable<ReturnType<typeof ipv4>>;

/** Top labels that no public name server resolves (RFC 6761, RFC 6762, ICANN's `internal`). */
const LOCAL_LABELS = new Set(['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'test', 'invalid']);

/** Addresses at which clouds give credentials to any program that asks from inside. */
const METADATA = new Set(['169.254.169.254', '100.100.100.200', 'metadata.google.internal']);

/** Address ranges that mean a different machine in each network (RFC 6890). */
const LOCAL_RANGES: readonly { readonly description: string; contains(address: Address): boolean }[] = [
  { description: 'the local machine', contains: ([a]) => a === 127 || a === 0 },
  { description: 'a link-local address', contains: ([a, b]) => a === 169 && b === 254 },
  { description: 'a private address', contains: ([a]) => a === 10 },
  { description: 'a private address', contains: ([a, b]) => a === 172 && b >= 16 && b <= 31 },
  { description: 'a private address', contains: ([a, b]) => a === 192 && b === 168 },
  { description: 'a shared address', contains: ([a, b]) => a === 100 && b >= 64 && b <= 127 },
];

/** What a host is that means a different machine in each network, to follow "is"; nothing for a public host. */
export function localHost(host: string): string | undefined {
  if (METADATA.has(host)) return 'a cloud metadata address, which gives out credentials';
  const address = ipv4(host);
  if (address !== undefined) return LOCAL_RANGES.find((range) => range.contains(address))?.description;
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  if (LOCAL_LABELS.has(top))
    return top === 'localhost' ? 'the local machine' : `a name below \`${top}\`, which is known in one network only`;
  return labels.length === 1 ? 'a single label, which is known in one network only' : undefined;
}

/** The four numbers of a dotted IPv4 address, each 0 to 255 without leading zeros; nothing for any other string. */
export function ipv4(host: string): readonly [number, number, number, number] | undefined {
  const parts = host.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) {
    return undefined;
  }
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return [a, b, c, d];
}
