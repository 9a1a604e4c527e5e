/** The four numbers of a dotted IPv4 address, each 0 to 255 without leading zeros; nothing for another text. */
export function ipv4(host: string): readonly [number, number, number, number] | undefined {
  const parts = host.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) {
    return undefined;
  }
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return [a, b, c, d];
}
