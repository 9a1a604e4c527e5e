import { LIMITS } from '../limits.js';
import { showCount } from '../words/list.js';
import { DATE_PATTERNS } from './date-patterns.js';
import { HOST_LENGTH, HOST_PATTERNS } from './host-patterns.js';
import { URI_PATTERNS } from './uri-patterns.js';

/** A value of the keyword `format`: what it requires of a string, besides what `FORMAT_CHECKS` asks. */
export interface StringFormat {
  /** A pattern that matches in linear time, compiled with the flag `u`. */
  readonly pattern?: string;
  /** What such a string is, to follow "must be" in messages, on the page and in JSDoc. */
  readonly words: string;
}

const HEX = '[0-9A-Fa-f]';
const POINTER = '(?:/(?:[^~/]|~[01])*)*';

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const ATOMS = String.raw`(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*`;
/** Up to 64 characters with its quotes; only the last quote is followed by a host, which has none. */
const QUOTED = String.raw`(?="[^]{0,62}"@[^"]*$)"(?:[ !#-\[\]-~]|\\[ -~])*"`;
const MAIL_HOST = String.raw`(?:${HOST_LENGTH}${HOST_PATTERNS.hostname}|\[(?:${HOST_PATTERNS.ipv4}|[Ii][Pp][Vv]6:${HOST_PATTERNS.ipv6})\])`;

const whole = (pattern: string): string => `^${pattern}$`;

/**
 * The values that `format` may have in a schema, each with what it requires; a schema with any other value is rejected.
 * They are those of JSON Schema 2020-12 without `idn-hostname` and `idn-email`, which need tables of Unicode to decide.
 * For the same reason `hostname` does not look at what a label that starts with `xn--` stands for.
 *
 * RFC 3339 for dates, times and durations, RFC 3986, RFC 3987 and RFC 6570 for URIs, RFC 5321 for mailboxes, RFC 1123
 * and RFC 4291 for hosts, RFC 9562 for UUIDs, RFC 6901 for pointers.
 */
export const STRING_FORMATS: ReadonlyMap<string, StringFormat> = new Map<string, StringFormat>([
  ['date', { pattern: whole(DATE_PATTERNS.date), words: 'a date such as `2026-01-31`' }],
  [
    'date-time',
    {
      pattern: whole(DATE_PATTERNS.dateTime),
      words: 'a date and time with its zone, such as `2026-01-31T08:30:00Z`',
    },
  ],
  ['duration', { pattern: whole(DATE_PATTERNS.duration), words: 'a duration such as `P1DT12H` or `PT30M`' }],
  ['email', { pattern: `^(?:${ATOMS}|${QUOTED})@${MAIL_HOST}$`, words: 'an e-mail address' }],
  [
    'hostname',
    { pattern: whole(HOST_LENGTH + HOST_PATTERNS.hostname), words: 'a host name such as `www.example.com`' },
  ],
  ['ipv4', { pattern: whole(HOST_PATTERNS.ipv4), words: 'an IPv4 address such as `192.0.2.1`' }],
  ['ipv6', { pattern: whole(HOST_PATTERNS.ipv6), words: 'an IPv6 address such as `2001:db8::1`' }],
  [
    'iri',
    { pattern: whole(URI_PATTERNS.iri), words: 'a URI with its scheme, in which letters of all scripts are allowed' },
  ],
  [
    'iri-reference',
    { pattern: whole(URI_PATTERNS.iriReference), words: 'a URI or a relative reference, in any script' },
  ],
  ['json-pointer', { pattern: whole(POINTER), words: 'a JSON Pointer such as `/items/0`' }],
  [
    'regex',
    {
      words: `a regular expression of at most ${showCount(LIMITS.regexUnits)} UTF-16 units, as JavaScript reads it with the flag \`u\``,
    },
  ],
  [
    'relative-json-pointer',
    { pattern: String.raw`^(?:0|[1-9]\d*)(?:#|${POINTER})$`, words: 'a relative JSON Pointer such as `1/name`' },
  ],
  ['time', { pattern: whole(DATE_PATTERNS.time), words: 'a time with its zone, such as `08:30:00Z`' }],
  ['uri', { pattern: whole(URI_PATTERNS.uri), words: 'a URI with its scheme, such as `https://example.com`' }],
  [
    'uri-reference',
    {
      pattern: whole(URI_PATTERNS.uriReference),
      words: 'a URI or a relative reference, such as `https://example.com` or `/docs`',
    },
  ],
  [
    'uri-template',
    { pattern: whole(URI_PATTERNS.uriTemplate), words: 'a URI template such as `https://example.com/{id}`' },
  ],
  ['uuid', { pattern: `^${HEX}{8}-${HEX}{4}-${HEX}{4}-${HEX}{4}-${HEX}{12}$`, words: 'a UUID' }],
]);
