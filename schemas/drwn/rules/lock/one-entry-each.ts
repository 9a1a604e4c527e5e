import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { TextMap } from '../../../../core/json/text-map.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';

export const oneEntryEach = defineRule<Lockfile>({
  id: 'drwn/one-entry-each',
  severity: 'warning',
  basis: 'advice',
  summary: 'Every card has exactly one entry.',
  rationale: 'drwn finds entries by name and uses the first, so a second entry has no effect.',
  fix: 'Remove the duplicate entry, or lock the cards again.',
  valid: [{ title: 'one card', document: minimalLock() }],
  invalid: [
    { title: 'the same card twice', document: minimalLock([minimalEntry(), minimalEntry()]), at: ['/cards/1/name'] },
  ],
  *check(lock) {
    const first = new TextMap<string>();
    for (const { entry, path } of lockEntries(lock)) {
      const name = own(entry, 'name');
      if (typeof name !== 'string') continue;
      const before = first.get(name);
      if (before === undefined) first.set(name, path);
      else {
        yield {
          path: pointer(path, 'name'),
          message: `Duplicate entry for ${quote(name)}; the first one is at \`${before}\`.`,
          hint: 'Remove one of the two entries.',
        };
      }
    }
  },
});
