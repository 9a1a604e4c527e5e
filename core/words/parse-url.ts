/**
 * Reads an address as the URL standard does.
 *
 * `URL.canParse` is not used: after some thousand calls, Node 20 and 22 take a string such as `http://é` for bytes of
 * another encoding, and answer that it cannot be parsed.
 *
 * @returns nothing for a string that is not an address.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
