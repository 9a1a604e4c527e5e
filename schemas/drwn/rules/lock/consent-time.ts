import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';

const consent = (consentedAt: string) =>
  minimalLock([minimalEntry({ hookConsent: { consentedAt, consentedRange: '^1.0.0' } })]);

export const consentTime = defineRule<Lockfile>({
  id: 'drwn/consent-time',
  severity: 'error',
  basis: 'platform',
  summary:
    "`hookConsent.consentedAt` is a timestamp as JavaScript's `toISOString` writes it: in UTC, with milliseconds and `Z`.",
  rationale: 'Consent is compared and shown, and drwn accepts only the spelling that it writes itself.',
  fix: 'Give consent again with drwn, or write the complete timestamp.',
  valid: [{ title: 'a timestamp', document: consent('2026-06-12T00:00:00.000Z') }],
  invalid: [
    { title: 'no milliseconds', document: consent('2026-06-12T00:00:00Z'), at: ['/cards/0/hookConsent/consentedAt'] },
    {
      title: 'a day that does not exist',
      document: consent('2026-02-30T00:00:00.000Z'),
      at: ['/cards/0/hookConsent/consentedAt'],
    },
  ],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      const at = own(entry, 'hookConsent', 'consentedAt');
      if (typeof at !== 'string') continue;
      const written = isoOf(at);
      if (written === at) continue;
      yield {
        path: pointer(path, 'hookConsent', 'consentedAt'),
        message: `${quote(at)} is not a valid UTC timestamp with milliseconds.`,
        hint:
          written === undefined ? 'Write a timestamp such as `2026-06-12T00:00:00.000Z`.' : `Write ${quote(written)}.`,
      };
    }
  },
});

/** The timestamp as `toISOString` writes it, or `undefined` for other text. Reads only ISO 8601 forms, which every engine parses alike. */
function isoOf(text: string): string | undefined {
  if (!/^(?:\d{4}|[+-]\d{6})-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text))
    return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
