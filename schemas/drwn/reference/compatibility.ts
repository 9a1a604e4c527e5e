import type { ReferenceSection } from '../../../core/format.js';
import { listWords } from '../../../core/words/list.js';
import { LOCK_VERSIONS } from '../tables/lock.js';

/** What every tool that reads drwn's lockfiles or publishes cards must guarantee. */
export const compatibilitySection: ReferenceSection = {
  title: 'Compatibility surface',
  text: 'Every tool that reads these lockfiles or publishes cards keeps these promises. Each one is checked here.',
  table: {
    columns: ['Promise', 'Checked by'],
    rows: [
      [
        `\`lockfileVersion\` is ${listWords(LOCK_VERSIONS.map(String), 'or')}; any other version is rejected.`,
        'the schema',
      ],
      [
        'Every required property of an entry is present, its strings are not empty, and `registry` is `null`.',
        'the schema',
      ],
      [
        '`git` is present for the origins `store` and `git`, and absent for `file` and `npm`.',
        'the schema, `drwn/git-by-origin`',
      ],
      ['The integrity hash is computed as described below.', '`computeIntegrity`, `verifyIntegrity`'],
      ['Card refs are parsed as described below, and unsupported origins are errors.', '`parseCardRef`'],
      [
        '`skills.exclude` is absent, and `skills.shared` is absent or empty.',
        '`drwn/reserved-namespaces`, which `drwn/entry-manifest` runs',
      ],
    ],
  },
  rules: ['drwn/git-by-origin', 'drwn/entry-manifest'],
};
