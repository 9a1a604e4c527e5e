import type { ReferenceSection } from '../../../core/format.js';
import { FIELD_SINCE, LOCK_VERSIONS, WRITTEN_VERSIONS } from '../tables/lock.js';

const { plain, mind } = WRITTEN_VERSIONS;

/** What each version of the lockfile has, and which of them drwn writes. */
export const lockVersionsSection: ReferenceSection = {
  title: 'Versions',
  text: `drwn 0.5 reads versions ${LOCK_VERSIONS.join(', ')} and refuses all others. It writes version ${mind.lockfileVersion} as soon as one entry, or its manifest, has persona, beliefs or memory (asking for drwn ${mind.minDrwnVersion}), and version ${plain.lockfileVersion} otherwise (asking for drwn ${plain.minDrwnVersion}). \`createLockfile\` and \`stringifyLockfile\` give the same bytes. A field in an older version than its own is an unknown key.`,
  table: {
    columns: ['Version', 'Fields of an entry that it added'],
    rows: LOCK_VERSIONS.map((version) => [
      String(version),
      Object.entries(FIELD_SINCE)
        .filter(([, since]) => since === version)
        .map(([field]) => `\`${field}\``)
        .join(', ') || 'the base',
    ]),
  },
};
