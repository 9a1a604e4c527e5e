import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';

/** `/…`, `C:\…`, `C:/…` and `\\host\…`. */
const ABSOLUTE = /^(?:\/|[A-Za-z]:[\\/]|\\\\)/;

export const absolutePath = defineRule<Lockfile>({
  id: 'drwn/absolute-path',
  severity: 'warning',
  basis: 'contract',
  summary: 'The `path` of an entry is absolute.',
  rationale:
    'drwn looks it up as it stands; a relative one leads to another folder in every place that drwn is started from.',
  fix: 'Lock the card anew on this machine.',
  valid: [
    { title: 'a folder', document: minimalLock() },
    { title: 'a folder of Windows', document: minimalLock([minimalEntry({ path: 'C:\\Users\\me\\cards\\backend' })]) },
  ],
  invalid: [
    {
      title: 'a relative path',
      document: minimalLock([minimalEntry({ path: './vendor/card' })]),
      at: ['/cards/0/path'],
    },
  ],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      const folder = own(entry, 'path');
      if (typeof folder !== 'string' || ABSOLUTE.test(folder)) continue;
      yield {
        path: pointer(path, 'path'),
        message: `${quote(folder)} is no absolute path.`,
        hint: 'Write the whole path of the folder.',
      };
    }
  },
});
