import { HOST_PATTERNS } from './host-patterns.js';

const PERCENT = '%[0-9A-Fa-f]{2}';
const UNRESERVED = String.raw`A-Za-z0-9\-._~`;
const DELIMITERS = "!$&'()*+,;=";
const SCHEME = String.raw`[A-Za-z][A-Za-z0-9+.\-]*`;
const ADDRESS = String.raw`\[(?:${HOST_PATTERNS.ipv6}|[Vv][0-9A-Fa-f]+\.[${UNRESERVED}${DELIMITERS}:]+)\]`;

/** `ucschar` of RFC 3987, for a character class. */
const INTERNATIONAL = [
  String.raw`\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}`,
  ...Array.from({ length: 14 }, (_, index) => {
    const plane = (index + 1).toString(16).toUpperCase();
    return String.raw`\u{${plane}${plane === 'E' ? '1' : '0'}000}-\u{${plane}FFFD}`;
  }),
].join('');
/** `iprivate` of RFC 3987, which only a query may have. */
const PRIVATE = String.raw`\u{E000}-\u{F8FF}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}`;

/** @param further characters beyond US-ASCII, for a character class. @param inQuery the same, for queries alone. */
function addressed(further: string, inQuery: string): { readonly absolute: string; readonly reference: string } {
  const text = (extra: string): string => `(?:[${UNRESERVED}${DELIMITERS}${further}${extra}]|${PERCENT})`;
  const part = text(':@');
  const rest = `(?:/${part}*)*`;
  const authority = String.raw`//(?:${text(':')}*@)?(?:${ADDRESS}|${text('')}*)(?::\d*)?${rest}`;
  const rooted = `/(?:${part}+${rest})?`;
  const query = String.raw`(?:\?${text(`:@/?${inQuery}`)}*)?`;
  const fragment = `(?:#${text(':@/?')}*)?`;
  return {
    absolute: `${SCHEME}:(?:${authority}|${rooted}|${part}+${rest})?${query}${fragment}`,
    // Without a scheme, a colon in the first segment would be read as one.
    reference: `(?:${SCHEME}:(?:${authority}|${rooted}|${part}+${rest})?|${authority}|${rooted}|${text('@')}+${rest})?${query}${fragment}`,
  };
}

const URI = addressed('', '');
const IRI = addressed(INTERNATIONAL, PRIVATE);

const VARIABLE_CHARACTER = `(?:[A-Za-z0-9_]|${PERCENT})`;
const VARIABLE = String.raw`${VARIABLE_CHARACTER}+(?:\.${VARIABLE_CHARACTER}+)*(?::[1-9]\d{0,3}|\*)?`;
const LITERAL = String.raw`(?:[!#$&-;=?-\[\]_a-z~${INTERNATIONAL}${PRIVATE}]|${PERCENT})`;

/** URIs, IRIs and templates of them, without anchors: RFC 3986, RFC 3987 and RFC 6570. */
export const URI_PATTERNS = {
  uri: URI.absolute,
  uriReference: URI.reference,
  iri: IRI.absolute,
  iriReference: IRI.reference,
  uriTemplate: String.raw`(?:${LITERAL}|\{[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\})*`,
};
