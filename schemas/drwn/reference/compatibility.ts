import type { ReferenceSection } from '../../../core/format.js';
import { LOCK_VERSIONS } from '../tables/lock.js';

/** What every tool that reads drwn's lockfiles or publishes cards must keep. */
export const compatibilitySection: ReferenceSection = {
  title: 'Compatibility surface',
  text: 'Every tool that reads these lockfiles or publishes cards keeps these promises; each is checked here.',
  table: {
    columns: ['Promise', 'Checked by'],
    rows: [
      [`No \`lockfileVersion\` but ${LOCK_VERSIONS.join(', ')} is accepted.`, 'the schema'],
      ['Every required field of an entry is there, texts are not empty, and `registry` is null.', 'the schema'],
      ['`git` is there for `store` and `git`, and absent for `file` and `npm`.', 'the schema, `drwn/git-by-origin`'],
      ['Integrity is computed as described below.', '`computeIntegrity`, `verifyIntegrity`'],
      ['Refs are read as described below, and unsupported origins are errors.', '`parseCardRef`'],
      [
        '`skills.exclude` is absent, `skills.shared` is absent or empty.',
        '`drwn/reserved-namespaces`, by way of `drwn/entry-manifest`',
      ],
    ],
  },
  rules: ['drwn/git-by-origin', 'drwn/entry-manifest'],
};
