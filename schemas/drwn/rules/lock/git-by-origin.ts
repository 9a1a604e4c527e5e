import { hasOwn, own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import type { Lockfile } from '../../lock.schema.js';
import { PLAIN_ORIGINS } from '../../tables/lock.js';
import { lockEntries } from '../../walk/lock-entries.js';

const { git, ...plain } = minimalEntry({ origin: 'file', requested: 'file:./vendor/card' });

export const gitByOrigin = defineRule<Lockfile>({
  id: 'drwn/git-by-origin',
  severity: 'error',
  basis: 'contract',
  summary: 'An entry with origin `file` or `npm` has no `git`, not even an empty one.',
  rationale:
    'A repository there would belong to another card. The schema allows no unknown properties in such entries; drwn 0.5 ignores other unknown properties but rejects this one.',
  fix: 'Remove `git`, or fix the origin.',
  valid: [{ title: 'a card from a folder', document: minimalLock([plain]) }],
  invalid: [
    {
      title: 'a repository for a card from a folder, as drwn reads it',
      document: minimalLock([{ ...plain, git }]),
      at: ['/cards/0/git'],
      profile: 'platform',
    },
    {
      title: 'null, as drwn reads it',
      document: minimalLock([{ ...plain, origin: 'npm', git: null }]),
      at: ['/cards/0/git'],
      profile: 'platform',
    },
  ],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      const origin = PLAIN_ORIGINS.find((known) => known === own(entry, 'origin'));
      if (origin === undefined || !hasOwn(entry, 'git')) continue;
      yield {
        path: pointer(path, 'git'),
        message: `\`git\` is not allowed in an entry with origin ${quote(origin)}.`,
      };
    }
  },
});
