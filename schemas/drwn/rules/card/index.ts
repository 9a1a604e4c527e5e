import type { Rule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { badgeAddress } from './badge-address.js';
import { bundleRanges } from './bundle-ranges.js';
import { containedSkills } from './contained-skills.js';
import { contentKeys } from './content-keys.js';
import { contentVisibility } from './content-visibility.js';
import { includeLists } from './include-lists.js';
import { reservedNamespaces } from './reserved-namespaces.js';
import { serverDefinitions } from './server-definitions.js';
import { strictVersion } from './strict-version.js';
import { targetNames } from './target-names.js';

/** The rules for card manifests. */
export const cardRules: readonly Rule<CardManifest>[] = [
  strictVersion,
  badgeAddress,
  includeLists,
  reservedNamespaces,
  contentKeys,
  contentVisibility,
  bundleRanges,
  targetNames,
  containedSkills,
  serverDefinitions,
];
