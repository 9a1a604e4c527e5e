import { hasOwn, own } from '../../../../core/json/own.js';
import { pointer, valueAt } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { minimalEntry, minimalLock } from '../../examples/minimal.js';
import { CONTENT_KINDS, contentFaults } from '../../grammar/content-faults.js';
import type { Lockfile } from '../../lock.schema.js';
import { lockEntries } from '../../walk/lock-entries.js';

export const lockedContent = defineRule<Lockfile>({
  id: 'drwn/locked-content',
  severity: 'error',
  basis: 'platform',
  summary: 'The `persona`, `beliefs` and `memory` of an entry are well formed, and say who may see what they include.',
  rationale: 'drwn checks them in lockfiles of every version, even in versions that do not have them.',
  fix: 'Add `visibility` next to `include`, or lock the card again.',
  valid: [
    {
      title: 'content with its visibility',
      document: minimalLock([minimalEntry({ persona: { include: ['voice'], visibility: 'internal' } })]),
    },
    { title: 'nothing included', document: minimalLock([minimalEntry({ memory: { l4: {} } })]) },
  ],
  invalid: [
    {
      title: 'a persona without visibility',
      document: minimalLock([minimalEntry({ persona: { include: ['voice'] } })]),
      at: ['/cards/0/persona/visibility'],
    },
    {
      title: 'a memory layer without visibility',
      document: minimalLock([minimalEntry({ memory: { l6: { include: ['raw'], format: 'jsonl' } } })]),
      at: ['/cards/0/memory/l6/visibility'],
    },
    {
      title: 'a null persona in a version without persona, as drwn reads it',
      document: minimalLock([minimalEntry({ persona: null })], 3),
      at: ['/cards/0/persona'],
      profile: 'platform',
    },
  ],
  *check(lock, { whole }) {
    for (const { entry, path } of lockEntries(lock)) {
      for (const kind of CONTENT_KINDS) {
        if (!hasOwn(entry, kind)) continue;
        for (const fault of contentFaults(kind, own(entry, kind))) {
          const at = pointer(path, kind) + fault.path;
          // A value that is only in the whole document was removed as invalid, and is already reported.
          if (valueAt(lock, at) === undefined && valueAt(whole, at) !== undefined) continue;
          yield { ...fault, path: at };
        }
      }
    }
  },
});
