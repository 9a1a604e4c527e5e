import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import { isStrictVersion } from '../../grammar/version.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';

export const entryMatchesManifest = defineRule<Lockfile>({
  id: 'drwn/entry-matches-manifest',
  severity: 'warning',
  basis: 'advice',
  summary: 'An entry has the same name and version as its manifest.',
  rationale:
    'drwn does not compare them, so a lockfile that was edited by hand or merged badly shows one card and contains another.',
  fix: 'Lock the card again.',
  valid: [{ title: 'the same card', document: minimalLock() }],
  invalid: [
    {
      title: 'a different name',
      document: minimalLock([minimalEntry({ name: '@other/card' })]),
      at: ['/cards/0/name'],
    },
    {
      title: 'a different version',
      document: minimalLock([minimalEntry({ version: '1.3.0' })]),
      at: ['/cards/0/version'],
    },
  ],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      for (const property of ['name', 'version']) {
        const locked = own(entry, property);
        const declared = own(entry, 'manifest', property);
        if (typeof locked !== 'string' || typeof declared !== 'string' || locked === declared) continue;
        // A string that is not a valid version has its own issue.
        if (property === 'version' && !(isStrictVersion(locked) && isStrictVersion(declared))) continue;
        yield {
          path: pointer(path, property),
          message: `The ${property} of the entry is ${quote(locked)}, but its manifest says ${quote(declared)}.`,
        };
      }
    }
  },
});
