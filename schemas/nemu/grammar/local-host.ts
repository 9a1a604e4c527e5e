type Address = NonNullable<ReturnType<typeof ipv4>>;

/** Top labels that no public name server answers for (RFC 6761, RFC 6762, ICANN's `internal`). */
const LOCAL_LABELS = new Set(['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'test', 'invalid']);

/** Addresses at which clouds hand out credentials to whoever asks from inside. */
const METADATA = new Set(['169.254.169.254', '100.100.100.200', 'metadata.google.internal']);

/** Ranges of addresses that mean another machine in every network (RFC 6890). */
const LOCAL_RANGES: readonly { readonly words: string; holds(address: Address): boolean }[] = [
  { words: 'the machine itself', holds: ([a]) => a === 127 || a === 0 },
  { words: 'a link-local address', holds: ([a, b]) => a === 169 && b === 254 },
  { words: 'a private address', holds: ([a]) => a === 10 },
  { words: 'a private address', holds: ([a, b]) => a === 172 && b >= 16 && b <= 31 },
  { words: 'a private address', holds: ([a, b]) => a === 192 && b === 168 },
  { words: 'a shared address', holds: ([a, b]) => a === 100 && b >= 64 && b <= 127 },
];

/** Why a host means something else on every machine, to stand after "is"; nothing for a public host. */
export function localHost(host: string): string | undefined {
  if (METADATA.has(host)) return 'the address at which a cloud hands out credentials';
  const address = ipv4(host);
  if (address !== undefined) return LOCAL_RANGES.find((range) => range.holds(address))?.words;
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  if (LOCAL_LABELS.has(top))
    return top === 'localhost' ? 'the machine itself' : `a name below \`${top}\`, known in one network only`;
  return labels.length === 1 ? 'a single label, known in one network only' : undefined;
}

/** The four numbers of a dotted IPv4 address, each 0 to 255 without leading zeros; nothing for another text. */
export function ipv4(host: string): readonly [number, number, number, number] | undefined {
  const parts = host.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) {
    return undefined;
  }
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return [a, b, c, d];
}
