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
  summary: '`integrity` is `sha256-` followed by 64 lowercase hex digits.',
  rationale: 'No tree has any other kind of hash, so the entry could never be verified.',
  fix: 'Lock the card again, or use the hash that `letterpress drwn integrity` prints.',
  valid: [{ title: 'a hash', document: minimalLock() }],
  invalid: [
    {
      title: 'another algorithm',
      document: minimalLock([minimalEntry({ integrity: 'md5-d41d8cd98f00b204e9800998ecf8427e' })]),
      at: ['/cards/0/integrity'],
    },
    {
      title: 'a truncated hash',
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
        message: `${quote(integrity)} is not a valid integrity hash.`,
        hint: 'Write `sha256-` followed by 64 lowercase hex digits.',
      };
    }
  },
});
