import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import { isIntegrity } from '../../grammar/integrity-record.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';

export const integrityForm = defineRule<Lockfile>({
  id: 'drwn/integrity-form',
  severity: 'warning',
  basis: 'contract',
  summary: '`integrity` is `sha256-` and 64 lower-case hex digits.',
  rationale: 'No tree hashes to anything else, so such an entry can never be verified.',
  fix: 'Lock the card anew, or take the hash from `letterpress drwn integrity`.',
  valid: [{ title: 'a hash', document: minimalLock() }],
  invalid: [
    {
      title: 'another algorithm',
      document: minimalLock([minimalEntry({ integrity: 'md5-d41d8cd98f00b204e9800998ecf8427e' })]),
      at: ['/cards/0/integrity'],
    },
    {
      title: 'a hash that was cut',
      document: minimalLock([minimalEntry({ integrity: 'sha256-deadbeef...' })]),
      at: ['/cards/0/integrity'],
    },
  ],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      const integrity = own(entry, 'integrity');
      if (typeof integrity !== 'string' || isIntegrity(integrity)) continue;
      yield {
        path: pointer(path, 'integrity'),
        message: `${quote(integrity)} is not the hash of a tree.`,
        hint: 'A hash is `sha256-` and 64 lower-case hex digits.',
      };
    }
  },
});
