import type { FormatExample } from '../../../core/format.js';
import outOfTheFolder from './invalid/neurosquad.card-path.out-of-the-folder.json' with { type: 'json' };
import labelForValue from './invalid/neurosquad.default-is-option.label-for-value.json' with { type: 'json' };
import localHost from './invalid/neurosquad.host-pattern.local.json' with { type: 'json' };
import vectorIcon from './invalid/neurosquad.icon-path.vector.json' with { type: 'json' };
import twoDefaults from './invalid/neurosquad.one-default-input.two.json' with { type: 'json' };
import hiddenDirection from './invalid/neurosquad.single-line-text.hidden-direction.json' with { type: 'json' };
import widerThanDefault from './invalid/neurosquad.size-order.wider-than-default.json' with { type: 'json' };
import cardArgument from './invalid/neurosquad.unreserved-argument.card.json' with { type: 'json' };
import patternInATool from './invalid/safe-subset.pattern.in-a-tool.json' with { type: 'json' };
import networkWithoutHosts from './invalid/schema.enum.network-without-hosts.json' with { type: 'json' };
import versionWithV from './invalid/schema.pattern.version-with-v.json' with { type: 'json' };
import noVersion from './invalid/schema.required.no-version.json' with { type: 'json' };
import misspelledSetting from './invalid/schema.unknown-key.misspelt-setting.json' with { type: 'json' };
import optionsOnAText from './invalid/schema.unknown-key.options-on-a-text.json' with { type: 'json' };
import complete from './valid/complete.json' with { type: 'json' };
import customPortTypes from './valid/custom-port-types.json' with { type: 'json' };
import minimal from './valid/minimal.json' with { type: 'json' };
import networkAccess from './valid/network-access.json' with { type: 'json' };
import settingsForm from './valid/settings-form.json' with { type: 'json' };

/** Complete manifests: valid ones, and invalid ones with one fault each. */
export const cardExamples: readonly FormatExample[] = [
  { name: 'minimal.json', title: 'The smallest manifest', document: minimal },
  { name: 'complete.json', title: 'A manifest with every property', document: complete },
  { name: 'settings-form.json', title: 'A settings form with every type of field', document: settingsForm },
  { name: 'network-access.json', title: 'Permissions that are merged', document: networkAccess },
  { name: 'custom-port-types.json', title: 'Ports with custom types', document: customPortTypes },
  { name: 'schema.required.no-version.json', title: 'A missing version', document: noVersion },
  { name: 'schema.unknown-key.misspelt-setting.json', title: 'A misspelled property', document: misspelledSetting },
  { name: 'schema.unknown-key.options-on-a-text.json', title: 'Options on a string field', document: optionsOnAText },
  {
    name: 'schema.enum.network-without-hosts.json',
    title: 'Network access without hosts',
    document: networkWithoutHosts,
  },
  { name: 'schema.pattern.version-with-v.json', title: 'A version with a `v`', document: versionWithV },
  {
    name: 'neurosquad.size-order.wider-than-default.json',
    title: 'A minimum size above the default',
    document: widerThanDefault,
  },
  {
    name: 'neurosquad.single-line-text.hidden-direction.json',
    title: 'An invisible character',
    document: hiddenDirection,
  },
  {
    name: 'neurosquad.card-path.out-of-the-folder.json',
    title: 'An entry outside the folder',
    document: outOfTheFolder,
  },
  { name: 'neurosquad.icon-path.vector.json', title: 'An icon that is an SVG', document: vectorIcon },
  { name: 'neurosquad.host-pattern.local.json', title: '`localhost` as a host', document: localHost },
  {
    name: 'neurosquad.default-is-option.label-for-value.json',
    title: 'The label of an option as the default',
    document: labelForValue,
  },
  { name: 'neurosquad.one-default-input.two.json', title: 'Two default inputs', document: twoDefaults },
  { name: 'neurosquad.unreserved-argument.card.json', title: 'An argument called `card`', document: cardArgument },
  {
    name: 'safe-subset.pattern.in-a-tool.json',
    title: "A regular expression in a tool's schema",
    document: patternInATool,
  },
];
