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
  summary: 'An entry and its manifest agree on name and version.',
  rationale: 'drwn compares neither; a lockfile edited by hand or merged badly shows one card and carries another.',
  fix: 'Lock the card anew.',
  valid: [{ title: 'the same card', document: minimalLock() }],
  invalid: [
    { title: 'another name', document: minimalLock([minimalEntry({ name: '@other/card' })]), at: ['/cards/0/name'] },
    { title: 'another version', document: minimalLock([minimalEntry({ version: '1.3.0' })]), at: ['/cards/0/version'] },
  ],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      for (const member of ['name', 'version']) {
        const here = own(entry, member);
        const there = own(entry, 'manifest', member);
        if (typeof here !== 'string' || typeof there !== 'string' || here === there) continue;
        // A text that is no version has an issue of its own.
        if (member === 'version' && !(isStrictVersion(here) && isStrictVersion(there))) continue;
        yield {
          path: pointer(path, member),
          message: `The entry's ${member} is ${quote(here)}, its manifest's is ${quote(there)}.`,
          hint: 'Lock the card anew.',
        };
      }
    }
  },
});
