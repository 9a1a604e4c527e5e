import type { ReferenceSection } from '../../../core/format.js';
import { CARD_DEFAULTS, CARD_LIMITS } from '../tables/limits.js';

const FIGURES: readonly (readonly [what: string, most: number])[] = [
  ['Bytes of the manifest', CARD_LIMITS.manifestBytes],
  ['Levels of nesting', CARD_LIMITS.manifestDepth],
  ['Values at all levels', CARD_LIMITS.manifestValues],
  ['Characters of `name`', CARD_LIMITS.nameChars],
  ['Characters of `entry` or `icon`', CARD_LIMITS.pathChars],
  ['Parts of `entry` or `icon`', CARD_LIMITS.pathSegments],
  ['Entries in `permissions`', CARD_LIMITS.permissions],
  ['Hosts of an entry, and of all `network` entries together', CARD_LIMITS.hosts],
  ['Characters of a host as written', CARD_LIMITS.hostChars],
  ['Characters of a host name', CARD_LIMITS.hostNameChars],
  ['Fields in `settings`', CARD_LIMITS.settings],
  ['Characters of a field’s `key`', CARD_LIMITS.settingKeyChars],
  ['Ports in one direction', CARD_LIMITS.ports],
  ['Characters of a port’s `id`', CARD_LIMITS.portIdChars],
  ['Characters of either part of a custom port type', CARD_LIMITS.portTypePartChars],
  ['Tools', CARD_LIMITS.tools],
  ['Characters of a tool’s `name`', CARD_LIMITS.toolNameChars],
  ['Characters of a tool’s full name', CARD_LIMITS.fullToolName],
];

export const figureSections: readonly ReferenceSection[] = [
  {
    title: 'Figures at a glance',
    text: 'The most there may be of each; a manifest at the limit passes.',
    table: { columns: ['What', 'At most'], rows: FIGURES.map(([what, most]) => [what, String(most)]) },
  },
  {
    title: 'What the app makes of it',
    text: `A valid manifest is completed before the card runs: \`entry\` is \`${CARD_DEFAULTS.entry}\` if absent, the three sizes get their defaults, \`permissions\`, \`settings\`, \`tools\` and both lists of ports are empty lists if absent, and permissions are merged into one object each, in the order of the table above. Everything else stays as written. A report of a valid manifest carries the result as \`normalized\`.`,
  },
];
