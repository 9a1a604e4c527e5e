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
    'drwn uses the path as written, so a relative path points to a different folder depending on where drwn is started.',
  fix: 'Lock the card again on this machine.',
  valid: [
    { title: 'a folder', document: minimalLock() },
    { title: 'a Windows folder', document: minimalLock([minimalEntry({ path: 'C:\\Users\\me\\cards\\backend' })]) },
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
        message: `${quote(folder)} is not an absolute path.`,
        hint: 'Write the absolute path of the folder.',
      };
    }
  },
});
