const LONE_SURROGATE = /\p{Cs}/gu;

/** A path with `/`, relative or absolute, as a URI reference (RFC 3986). */
export function fileUri(path: string): string {
  const encoded = path
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(LONE_SURROGATE, '\ufffd')))
    .join('/');
  if (/^[A-Za-z]%3A\//.test(encoded)) return `file:///${encoded.replace('%3A', ':')}`;
  return encoded.startsWith('/') ? `file://${encoded}` : encoded;
}
