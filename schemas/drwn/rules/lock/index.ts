import type { Rule } from '../../../../core/rule.js';
import type { Lockfile } from '../../lock.schema.js';
import { absolutePath } from './absolute-path.js';
import { cardRef } from './card-ref.js';
import { consentTime } from './consent-time.js';
import { entryManifest } from './entry-manifest.js';
import { entryMatchesManifest } from './entry-matches-manifest.js';
import { gitByOrigin } from './git-by-origin.js';
import { integrityForm } from './integrity-form.js';
import { lockedContent } from './locked-content.js';
import { lockedVersion } from './locked-version.js';
import { oneEntryEach } from './one-entry-each.js';

/** The rules for lockfiles. `entryManifest` runs the card rules on the manifest of every entry. */
export const lockRules: readonly Rule<Lockfile>[] = [
  entryManifest,
  gitByOrigin,
  lockedContent,
  consentTime,
  cardRef,
  lockedVersion,
  absolutePath,
  integrityForm,
  entryMatchesManifest,
  oneEntryEach,
];
