import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import { parseCardRef } from '../../grammar/parse-card-ref.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';

export const cardRef = defineRule<Lockfile>({
  id: 'drwn/card-ref',
  severity: 'warning',
  platform: 'ignored',
  basis: 'contract',
  platformReading: 'drwn 0.5 reads refs with other schemes, and the empty string, as names in the store.',
  summary: '`requested` is a valid card ref.',
  rationale: 'It is what the project requested, and what drwn resolves again on update.',
  fix: 'Request the card with one of the ref forms listed under "Card refs".',
  valid: [
    { title: 'a card from the store', document: minimalLock() },
    { title: 'a repository', document: minimalLock([minimalEntry({ requested: 'github:me/card@^1.0.0' })]) },
  ],
  invalid: [
    {
      title: 'an unknown origin',
      document: minimalLock([minimalEntry({ requested: 'https://github.com/me/card.git' })]),
      at: ['/cards/0/requested'],
    },
    {
      title: 'a repository without a ref or range',
      document: minimalLock([minimalEntry({ requested: 'github:me/card' })]),
      at: ['/cards/0/requested'],
    },
  ],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      const requested = own(entry, 'requested');
      // Refs of the reserved origin `npm` have no grammar yet.
      if (typeof requested !== 'string' || own(entry, 'origin') === 'npm') continue;
      const result = parseCardRef(requested);
      if (result.ok) continue;
      yield { path: pointer(path, 'requested'), message: result.issue.message, hint: result.issue.hint };
    }
  },
});
