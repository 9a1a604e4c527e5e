import type { ReferenceSection } from '../../../core/format.js';
import { showCount } from '../../../core/words/list.js';
import { CARD_DEFAULTS, CARD_LIMITS } from '../tables/limits.js';

const LIMITS: readonly (readonly [what: string, limit: number])[] = [
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
  ["Characters of a field's `key`", CARD_LIMITS.settingKeyChars],
  ['Ports in one direction', CARD_LIMITS.ports],
  ["Characters of a port's `id`", CARD_LIMITS.portIdChars],
  ['Characters of either part of a custom port type', CARD_LIMITS.portTypePartChars],
  ['Tools', CARD_LIMITS.tools],
  ["Characters of a tool's `name`", CARD_LIMITS.toolNameChars],
  ["Characters of a tool's full name", CARD_LIMITS.fullToolName],
];

/** The page on limits that no single property has. */
export const figureSections: readonly ReferenceSection[] = [
  {
    title: 'Limits at a glance',
    text: 'The limits are inclusive: a manifest that reaches one is still valid.',
    table: {
      columns: ['What', 'At most'],
      rows: LIMITS.map(([what, limit]) => [what, limit < 10_000 ? String(limit) : showCount(limit)]),
    },
  },
  {
    title: 'What the app does with a valid manifest',
    text: `The app completes a valid manifest before the card runs. A missing \`entry\` becomes \`${CARD_DEFAULTS.entry}\`, missing sizes get their defaults, and missing \`permissions\`, \`settings\`, \`tools\`, \`ports.inputs\` and \`ports.outputs\` become empty arrays. Permissions are merged into one object each, in the order of the table above. Everything else stays as written. The report of a valid manifest contains the result as \`normalized\`.`,
  },
];
