import type { AnyRule } from '../../kit/define-rule.js';
import { cardPath } from './card-path.js';
import { defaultInRange } from './default-in-range.js';
import { defaultIsOption } from './default-is-option.js';
import { defaultOnStep } from './default-on-step.js';
import { defaultWithinLength } from './default-within-length.js';
import { distinctFullToolNames } from './distinct-full-tool-names.js';
import { entryPath } from './entry-path.js';
import { hostPattern } from './host-pattern.js';
import { iconPath } from './icon-path.js';
import { mergedHosts } from './merged-hosts.js';
import { multiLineText } from './multi-line-text.js';
import { noImpersonation } from './no-impersonation.js';
import { objectArguments } from './object-arguments.js';
import { oneDefaultInput } from './one-default-input.js';
import { ownNamespace } from './own-namespace.js';
import { safeSchema } from './safe-schema.js';
import { settingRange } from './setting-range.js';
import { singleLineText } from './single-line-text.js';
import { singleUnderscores } from './single-underscores.js';
import { sizeOrder } from './size-order.js';
import { strictSemver } from './strict-semver.js';
import { uniqueOptionValues } from './unique-option-values.js';
import { uniquePortIds } from './unique-port-ids.js';
import { uniqueSettingKeys } from './unique-setting-keys.js';
import { uniqueToolNames } from './unique-tool-names.js';
import { unreservedArgument } from './unreserved-argument.js';
import { unreservedName } from './unreserved-name.js';
import { unreservedToolName } from './unreserved-tool-name.js';
import { urlHost } from './url-host.js';
import { usefulSettingKeys } from './useful-setting-keys.js';
import { visiblePortText } from './visible-port-text.js';

/** The promises of a card manifest that its schema cannot state, in the order of the manifest's members. */
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
