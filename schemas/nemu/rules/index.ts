import type { AnyRule } from '../../kit/define-rule.js';
import { anchoredPatterns } from './anchored-patterns.js';
import { closedObjects } from './closed-objects.js';
import { compilingPatterns } from './compiling-patterns.js';
import { constInEnum } from './const-in-enum.js';
import { distinctEnum } from './distinct-enum.js';
import { distinctIdentifiers } from './distinct-identifiers.js';
import { distinctPropertyNames } from './distinct-property-names.js';
import { distinctTags } from './distinct-tags.js';
import { documentsAreFiles } from './documents-are-files.js';
import { effectiveKeywords } from './effective-keywords.js';
import { exactCounts } from './exact-counts.js';
import { fittingValues } from './fitting-values.js';
import { harmlessCommand } from './harmless-command.js';
import { hostBelowSuffix } from './host-below-suffix.js';
import { hostLength } from './host-length.js';
import { hostPunycode } from './host-punycode.js';
import { hostTopLabel } from './host-top-label.js';
import { hostsDeclared } from './hosts-declared.js';
import { integerInRange } from './integer-in-range.js';
import { knownFormats } from './known-formats.js';
import { knownRequired } from './known-required.js';
import { markdownDocuments } from './markdown-documents.js';
import { modestInputs } from './modest-inputs.js';
import { namedHosts } from './named-hosts.js';
import { noControlCharacters } from './no-control-characters.js';
import { noLocalPaths } from './no-local-paths.js';
import { noPipedDownload } from './no-piped-download.js';
import { noPlaceholders } from './no-placeholders.js';
import { noSecretValues } from './no-secret-values.js';
import { noUrlCredentials } from './no-url-credentials.js';
import { oneDocumentPerService } from './one-document-per-service.js';
import { oneFilePerStep } from './one-file-per-step.js';
import { orderedBounds } from './ordered-bounds.js';
import { ownPropertyNames } from './own-property-names.js';
import { plainPathNames } from './plain-path-names.js';
import { portablePaths } from './portable-paths.js';
import { publicHosts } from './public-hosts.js';
import { reachableItemCount } from './reachable-item-count.js';
import { reachableMemberCount } from './reachable-member-count.js';
import { repositoryUrl } from './repository-url.js';
import { spdxLicense } from './spdx-license.js';
import { stepsInNumberOrder } from './steps-in-number-order.js';
import { typedItems } from './typed-items.js';
import { unattendedCommand } from './unattended-command.js';
import { uniqueServiceIds } from './unique-service-ids.js';
import { uniqueStepIds } from './unique-step-ids.js';
import { visibleText } from './visible-text.js';
import { wellFormedText } from './well-formed-text.js';

/** Every promise of a blueprint that its schema cannot state; all of them are advice. */
export const blueprintRules: readonly AnyRule[] = [
  uniqueStepIds,
  uniqueServiceIds,
  oneFilePerStep,
  oneDocumentPerService,
  distinctIdentifiers,
  stepsInNumberOrder,
  documentsAreFiles,
  markdownDocuments,
  portablePaths,
  plainPathNames,
  knownRequired,
  fittingValues,
  constInEnum,
  orderedBounds,
  integerInRange,
  reachableMemberCount,
  reachableItemCount,
  compilingPatterns,
  anchoredPatterns,
  knownFormats,
  effectiveKeywords,
  typedItems,
  closedObjects,
  distinctEnum,
  distinctPropertyNames,
  ownPropertyNames,
  noSecretValues,
  modestInputs,
  exactCounts,
  hostsDeclared,
  hostLength,
  hostTopLabel,
  namedHosts,
  publicHosts,
  hostBelowSuffix,
  hostPunycode,
  noControlCharacters,
  visibleText,
  wellFormedText,
  distinctTags,
  spdxLicense,
  repositoryUrl,
  noUrlCredentials,
  noPlaceholders,
  harmlessCommand,
  unattendedCommand,
  noPipedDownload,
  noLocalPaths,
];
