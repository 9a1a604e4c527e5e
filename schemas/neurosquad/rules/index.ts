import type { AnyRule } from '../../../core/rule.js';
import { noImpersonation } from './identity/no-impersonation.js';
import { sizeOrder } from './identity/size-order.js';
import { strictSemver } from './identity/strict-semver.js';
import { unreservedName } from './identity/unreserved-name.js';
import { urlHost } from './identity/url-host.js';
import { cardPath } from './paths/card-path.js';
import { entryPath } from './paths/entry-path.js';
import { iconPath } from './paths/icon-path.js';
import { hostPattern } from './permissions/host-pattern.js';
import { mergedHosts } from './permissions/merged-hosts.js';
import { oneDefaultInput } from './ports/one-default-input.js';
import { ownNamespace } from './ports/own-namespace.js';
import { safeSchema } from './ports/safe-schema.js';
import { uniquePortIds } from './ports/unique-port-ids.js';
import { visiblePortText } from './ports/visible-port-text.js';
import { defaultInRange } from './settings/default-in-range.js';
import { defaultIsOption } from './settings/default-is-option.js';
import { defaultOnStep } from './settings/default-on-step.js';
import { defaultWithinLength } from './settings/default-within-length.js';
import { settingRange } from './settings/setting-range.js';
import { uniqueOptionValues } from './settings/unique-option-values.js';
import { uniqueSettingKeys } from './settings/unique-setting-keys.js';
import { usefulSettingKeys } from './settings/useful-setting-keys.js';
import { multiLineText } from './texts/multi-line-text.js';
import { singleLineText } from './texts/single-line-text.js';
import { distinctFullToolNames } from './tools/distinct-full-tool-names.js';
import { objectArguments } from './tools/object-arguments.js';
import { singleUnderscores } from './tools/single-underscores.js';
import { uniqueToolNames } from './tools/unique-tool-names.js';
import { unreservedArgument } from './tools/unreserved-argument.js';
import { unreservedToolName } from './tools/unreserved-tool-name.js';

/** The promises of a card manifest that its schema cannot state, in the order of the manifest's properties. */
export const cardRules: readonly AnyRule[] = [
  unreservedName,
  singleLineText,
  multiLineText,
  noImpersonation,
  strictSemver,
  urlHost,
  cardPath,
  entryPath,
  iconPath,
  sizeOrder,
  hostPattern,
  mergedHosts,
  uniqueSettingKeys,
  settingRange,
  defaultInRange,
  defaultIsOption,
  defaultWithinLength,
  defaultOnStep,
  uniqueOptionValues,
  usefulSettingKeys,
  uniquePortIds,
  oneDefaultInput,
  visiblePortText,
  ownNamespace,
  uniqueToolNames,
  unreservedToolName,
  singleUnderscores,
  distinctFullToolNames,
  objectArguments,
  unreservedArgument,
  safeSchema,
];
