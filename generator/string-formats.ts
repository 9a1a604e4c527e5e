/** A value of the keyword `format`, as a pattern that matches in linear time, so that the validator needs no code for it. */
export interface StringFormat {
  readonly pattern: string;
  /** What such a string is, to follow "must be" in messages, on the page and in JSDoc. */
  readonly words: string;
}

const LEAP_YEAR = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const DAY_31 = String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`;
const DAY_30 = String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`;
const DATE = String.raw`(?:\d{4}-(?:${DAY_31}|${DAY_30}|02-(?:0[1-9]|1\d|2[0-8]))|${LEAP_YEAR}-02-29)`;
const TIME = String.raw`(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const HEX = '[0-9A-Fa-f]';

/**
 * The values that `format` may have in a schema; a schema with any other value is rejected.
 * RFC 3339 for dates and times, RFC 3986, RFC 5321 and RFC 9562 for the others.
 */
export const STRING_FORMATS: ReadonlyMap<string, StringFormat> = new Map([
  ['date', { pattern: `^${DATE}$`, words: 'a date such as `2026-01-31`' }],
  [
    'date-time',
    { pattern: `^${DATE}[Tt]${TIME}$`, words: 'a date and time with its zone, such as `2026-01-31T08:30:00Z`' },
  ],
  [
    'email',
    { pattern: `^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~\\-]{1,64}@${LABEL}(?:\\.${LABEL})*$`, words: 'an e-mail address' },
  ],
  ['time', { pattern: `^${TIME}$`, words: 'a time with its zone, such as `08:30:00Z`' }],
  [
    'uri',
    {
      pattern: String.raw`^[A-Za-z][A-Za-z0-9+.\-]*:[^\s<>"{}|\\^\u0060]*$`,
      words: 'a URI with its scheme, such as `https://example.com`',
    },
  ],
  ['uuid', { pattern: `^(?:urn:uuid:)?${HEX}{8}-${HEX}{4}-${HEX}{4}-${HEX}{4}-${HEX}{12}$`, words: 'a UUID' }],
]);
