import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import { isStrictVersion, toStrictVersion } from '../../grammar/version.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';

export const lockedVersion = defineRule<Lockfile>({
  id: 'drwn/locked-version',
  severity: 'warning',
  basis: 'contract',
  summary: 'The `version` of an entry is an exact version, as npm writes it.',
  rationale: 'drwn matches it against ranges to find outdated cards, and any other string matches no range.',
  fix: 'Lock the card again.',
  valid: [{ title: 'a version', document: minimalLock() }],
  invalid: [{ title: 'a tag', document: minimalLock([minimalEntry({ version: 'main' })]), at: ['/cards/0/version'] }],
  *check(lock) {
    for (const { entry, path } of lockEntries(lock)) {
      const version = own(entry, 'version');
      if (typeof version !== 'string' || isStrictVersion(version)) continue;
      const meant = toStrictVersion(version);
      yield {
        path: pointer(path, 'version'),
        message: `${quote(version)} is not an exact npm version.`,
        hint:
          meant === undefined ? 'Write three numbers separated by dots, such as `1.2.0`.' : `Write ${quote(meant)}.`,
      };
    }
  },
});
