import { showCount } from '../../../core/words/list.js';
import type { StringFormat } from './subset-table.js';

const URI_UNITS = 8_192;
const URI = /^[a-zA-Z][a-zA-Z0-9+.-]*:\S*$/;
const DATE = /^\d{4}-(\d{2})-(\d{2})$/;
const DATE_TIME = /^\d{4}-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|[+-](\d{2}):(\d{2}))$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/;
const COLOR = /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/;
const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;

/** The formats as the platform accepts them (card SDK 1.3.0), which is less strict than their RFCs. */
export const formats = {
  uri: {
    constraint: `a scheme, a colon and no whitespace, in at most ${showCount(URI_UNITS)} characters`,
    description: `Starts with a scheme and a colon, followed by anything except whitespace. At most ${showCount(URI_UNITS)} UTF-16 units.`,
    valid: ['https://example.com/a?b#c', 'mailto:someone'],
    invalid: ['example.com', '1a:b', 'https://a b'],
    matches: onStrings((text) => text.length <= URI_UNITS && URI.test(text)),
  },
  'date-time': {
    constraint: 'a date, `T`, a time with seconds, and `Z` or an offset, such as `2026-01-31T08:30:00Z`',
    description:
      'Date and time with an upper-case `T`, and `Z` or an offset up to 23:59; at most nine decimal places for seconds. Any day from 01 to 31 is valid in any month, `24:00:00` is valid, and leap seconds are not.',
    valid: ['2026-01-31T08:30:00Z', '2026-01-31T08:30:00.123+05:30', '2026-02-30T24:00:00Z'],
    invalid: ['2026-01-31t08:30:00z', '2026-01-31T08:30:60Z', '2026-01-31 08:30:00Z', '2026-01-31T08:30:00'],
    matches: onStrings(isDateTime),
  },
  date: {
    constraint: 'a year, a month and a day, such as `2026-01-31`',
    description: 'Four, two and two digits. Any day from 01 to 31 is valid in any month.',
    valid: ['2026-01-31', '2026-02-30'],
    invalid: ['2026-1-31', '2026-13-01', '2026-01-32'],
    matches: onStrings((text) => {
      const [found, month, day] = DATE.exec(text) ?? [];
      return found !== undefined && isDay(Number(month), Number(day));
    }),
  },
  email: {
    constraint: 'a name, one `@` and a host, without whitespace',
    description: 'One `@` with 1 to 64 characters before it and 1 to 255 after it, none of them whitespace or `@`.',
    valid: ['someone@example.com', 'a@b'],
    invalid: ['someone', '@example.com', 'a@b@c', 'a b@c'],
    matches: onStrings((text) => EMAIL.test(text)),
  },
  color: {
    constraint: '`#` and 3, 4, 6 or 8 hexadecimal digits',
    description: '`#` and 3, 4, 6 or 8 hexadecimal digits in either case.',
    valid: ['#fff', '#22c55eff'],
    invalid: ['fff', 'red', '#fffff'],
    matches: onStrings((text) => COLOR.test(text)),
  },
  uuid: {
    constraint: '32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 joined by `-`',
    description: 'Hexadecimal digits in either case, in groups of 8, 4, 4, 4 and 12; any version.',
    valid: ['123e4567-e89b-12d3-a456-426614174000'],
    invalid: ['123e4567e89b12d3a456426614174000', '{123e4567-e89b-12d3-a456-426614174000}'],
    matches: onStrings((text) => UUID.test(text)),
  },
} as const satisfies Readonly<Record<string, StringFormat>>;

/** The table is public: callers without types may pass anything, and nothing but a string matches. */
function onStrings(matches: (text: string) => boolean): (text: string) => boolean {
  return (text) => typeof text === 'string' && matches(text);
}

/**
 * What `Date.parse` of V8 accepts for a string of this form, without calling it: other engines are stricter.
 * Measured on Node 20 over all months, days, times and offsets.
 */
function isDateTime(text: string): boolean {
  const found = DATE_TIME.exec(text);
  if (found === null) return false;
  const [month, day, hour, minute, second] = [1, 2, 3, 4, 5].map((group) => Number(found[group]));
  if (month === undefined || day === undefined || hour === undefined || minute === undefined || second === undefined) {
    return false;
  }
  const atMidnight = hour === 24 && minute === 0 && second === 0 && Number(found[6] ?? 0) === 0;
  const inTime = (hour <= 23 && minute <= 59 && second <= 59) || atMidnight;
  return isDay(month, day) && inTime && Number(found[7] ?? 0) <= 23 && Number(found[8] ?? 0) <= 59;
}

function isDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}
