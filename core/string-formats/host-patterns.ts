const HEX = '[0-9A-Fa-f]';
const GROUP = `${HEX}{1,4}`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const IPV4 = String.raw`${OCTET}(?:\.${OCTET}){3}`;
/** The last two groups of an IPv6 address, which may be written as an IPv4 address. */
const LAST_32 = `(?:${GROUP}:${GROUP}|${IPV4})`;

/** By the number of groups after `::`, which stands for at least one group of zeros. */
const IPV6 = `(?:${[
  `(?:${GROUP}:){6}${LAST_32}`,
  `::(?:${GROUP}:){5}${LAST_32}`,
  `(?:${GROUP})?::(?:${GROUP}:){4}${LAST_32}`,
  `(?:(?:${GROUP}:){0,1}${GROUP})?::(?:${GROUP}:){3}${LAST_32}`,
  `(?:(?:${GROUP}:){0,2}${GROUP})?::(?:${GROUP}:){2}${LAST_32}`,
  `(?:(?:${GROUP}:){0,3}${GROUP})?::${GROUP}:${LAST_32}`,
  `(?:(?:${GROUP}:){0,4}${GROUP})?::${LAST_32}`,
  `(?:(?:${GROUP}:){0,5}${GROUP})?::${GROUP}`,
  `(?:(?:${GROUP}:){0,6}${GROUP})?::`,
].join('|')})`;

/** Host names and addresses, without anchors: RFC 1123 for names, RFC 3986 for the text of addresses. */
export const HOST_PATTERNS = {
  /** Labels of at most 63 characters; the whole has at most 253 where `HOST_LENGTH` comes first. */
  hostname: String.raw`${LABEL}(?:\.${LABEL})*`,
  ipv4: IPV4,
  ipv6: IPV6,
};

/** The length of a whole host name, to come before its pattern at the end of a string. */
export const HOST_LENGTH = '(?=[^]{1,253}$)';
