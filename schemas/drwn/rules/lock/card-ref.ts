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
  platformReading: 'drwn 0.5 takes refs of other schemes, and the empty text, for names in the store.',
  summary: '`requested` is a card ref of a form that drwn knows.',
  rationale: 'It is what the project asked for, and what drwn resolves again on update.',
  fix: 'Ask for the card with a ref of one of the forms in the table of refs.',
  valid: [
    { title: 'a card of the store', document: minimalLock() },
    { title: 'a repository', document: minimalLock([minimalEntry({ requested: 'github:me/card@^1.0.0' })]) },
  ],
  invalid: [
    {
      title: 'an origin that is none',
      document: minimalLock([minimalEntry({ requested: 'https://github.com/me/card.git' })]),
      at: ['/cards/0/requested'],
    },
    {
      title: 'a repository without ref or range',
      document: minimalLock([minimalEntry({ requested: 'github:me/card' })]),
      at: ['/cards/0/requested'],
    },
  ],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      const requested = own(entry, 'requested');
      // Refs of the reserved origin have no grammar yet.
      if (typeof requested !== 'string' || own(entry, 'origin') === 'npm') continue;
      const result = parseCardRef(requested);
      if (result.ok) continue;
      yield { path: pointer(path, 'requested'), message: result.issue.message, hint: result.issue.hint };
    }
  },
});
