import type { AnyRule } from '../../../core/rule.js';
import { harmlessCommand } from './command/harmless-command.js';
import { noPipedDownload } from './command/no-piped-download.js';
import { unattendedCommand } from './command/unattended-command.js';
import { documentsAreFiles } from './documents/documents-are-files.js';
import { markdownDocuments } from './documents/markdown-documents.js';
import { oneDocumentPerService } from './documents/one-document-per-service.js';
import { oneFilePerStep } from './documents/one-file-per-step.js';
import { plainPathNames } from './documents/plain-path-names.js';
import { portablePaths } from './documents/portable-paths.js';
import { stepsInNumberOrder } from './documents/steps-in-number-order.js';
import { uniqueServiceIds } from './documents/unique-service-ids.js';
import { uniqueStepIds } from './documents/unique-step-ids.js';
import { hostBelowSuffix } from './hosts/host-below-suffix.js';
import { hostLength } from './hosts/host-length.js';
import { hostPunycode } from './hosts/host-punycode.js';
import { hostTopLabel } from './hosts/host-top-label.js';
import { hostsDeclared } from './hosts/hosts-declared.js';
import { namedHosts } from './hosts/named-hosts.js';
import { noUrlCredentials } from './hosts/no-url-credentials.js';
import { publicHosts } from './hosts/public-hosts.js';
import { distinctIdentifiers } from './identity/distinct-identifiers.js';
import { distinctTags } from './identity/distinct-tags.js';
import { repositoryUrl } from './identity/repository-url.js';
import { spdxLicense } from './identity/spdx-license.js';
import { anchoredPatterns } from './inputs/anchored-patterns.js';
import { closedObjects } from './inputs/closed-objects.js';
import { compilingPatterns } from './inputs/compiling-patterns.js';
import { constInEnum } from './inputs/const-in-enum.js';
import { distinctEnum } from './inputs/distinct-enum.js';
import { distinctPropertyNames } from './inputs/distinct-property-names.js';
import { effectiveKeywords } from './inputs/effective-keywords.js';
import { exactCounts } from './inputs/exact-counts.js';
import { fittingValues } from './inputs/fitting-values.js';
import { integerInRange } from './inputs/integer-in-range.js';
import { knownFormats } from './inputs/known-formats.js';
import { knownRequired } from './inputs/known-required.js';
import { modestInputs } from './inputs/modest-inputs.js';
import { noSecretValues } from './inputs/no-secret-values.js';
import { orderedBounds } from './inputs/ordered-bounds.js';
import { ownPropertyNames } from './inputs/own-property-names.js';
import { reachableItemCount } from './inputs/reachable-item-count.js';
import { reachableMemberCount } from './inputs/reachable-member-count.js';
import { typedItems } from './inputs/typed-items.js';
import { noControlCharacters } from './texts/no-control-characters.js';
import { noLocalPaths } from './texts/no-local-paths.js';
import { noPlaceholders } from './texts/no-placeholders.js';
import { visibleText } from './texts/visible-text.js';
import { wellFormedText } from './texts/well-formed-text.js';

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
