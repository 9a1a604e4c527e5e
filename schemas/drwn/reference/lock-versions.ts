import type { ReferenceSection } from '../../../core/format.js';
import { listWords } from '../../../core/words/list.js';
import { LOCK_VERSIONS, PROPERTY_SINCE, WRITTEN_VERSIONS } from '../tables/lock.js';

const { plain, mind } = WRITTEN_VERSIONS;

/** What each lockfile version contains, and which versions drwn writes. */
export const lockVersionsSection: ReferenceSection = {
  title: 'Versions',
  text: `drwn 0.5 reads versions ${listWords(LOCK_VERSIONS.map(String), 'and')}, and rejects all others. It writes version ${mind.lockfileVersion} (which requires drwn ${mind.minDrwnVersion}) when any entry or its manifest has \`persona\`, \`beliefs\` or \`memory\`, and version ${plain.lockfileVersion} (which requires drwn ${plain.minDrwnVersion}) otherwise. \`createLockfile\` and \`stringifyLockfile\` produce the same bytes. A property that a later version added is an unknown property in an earlier one.`,
  table: {
    columns: ['Version', 'Entry properties added'],
    rows: LOCK_VERSIONS.map((version) => [
      String(version),
      Object.entries(PROPERTY_SINCE)
        .filter(([, since]) => since === version)
        .map(([property]) => `\`${property}\``)
        .join(', ') || 'the base version',
    ]),
  },
};
