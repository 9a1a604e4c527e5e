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
  summary: 'Persona, beliefs and memory of an entry are well formed, and one that lists entries says who may see them.',
  rationale: 'drwn checks them in lockfiles of every version, also of those that should not have them.',
  fix: 'Add `visibility` next to `include`, or lock the card anew.',
  valid: [
    {
      title: 'content with its visibility',
      document: minimalLock([minimalEntry({ persona: { include: ['voice'], visibility: 'internal' } })]),
    },
    { title: 'nothing included', document: minimalLock([minimalEntry({ memory: { l4: {} } })]) },
  ],
  invalid: [
    {
      title: 'a persona for whom?',
      document: minimalLock([minimalEntry({ persona: { include: ['voice'] } })]),
      at: ['/cards/0/persona/visibility'],
    },
    {
      title: 'a layer of memory for whom?',
      document: minimalLock([minimalEntry({ memory: { l6: { include: ['raw'], format: 'jsonl' } } })]),
      at: ['/cards/0/memory/l6/visibility'],
    },
    {
      title: 'no object in a version that has no persona, as drwn reads it',
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
          // What is there in the whole document and not here was left out as wrong already.
          if (valueAt(lock, at) === undefined && valueAt(whole, at) !== undefined) continue;
          yield { ...fault, path: at };
        }
      }
    }
  },
});
