import type { ReferenceSection } from '../../../core/format.js';
import { showCount } from '../../../core/words/list.js';
import { showBytes } from '../grammar/show-bytes.js';
import { limits } from '../tables/limits.js';
import { cardDataKeys, chromeModes, composerTabs, pendingPlaces, TRUNCATION_MARKER } from '../tables/surfaces.js';

const code = (text: string) => `\`${text}\``;
const list = (items: readonly string[]) => items.map(code).join(', ');
const [defaultMode] = Object.keys(chromeModes);

/** The page on widgets, cards and dock entries beyond their properties. */
export const surfaceSections: readonly ReferenceSection[] = [
  {
    title: 'Chrome modes',
    text: `All modes draw the same control strip. They differ in where the strip is and when it is visible. \`chrome.mode\` defaults to \`${defaultMode}\`. The close button of the strip minimizes the widget. The widget keeps its place and its state, but the page of an \`iframe\` is loaded again when the widget comes back.`,
    table: {
      columns: ['Mode', 'Strip', 'Visible', 'Content'],
      rows: Object.entries(chromeModes).map(([mode, { placement, visibility, content }]) => [
        code(mode),
        placement,
        visibility,
        content,
      ]),
    },
  },
  {
    title: 'What reaches a surface',
    text: "A frame does not get any of the host's styles. Its page needs its own styles for light and dark mode.",
    table: {
      columns: ['Surface', 'What it gets'],
      rows: [
        ['`iframe` widget', 'nothing: no messages, no query string, no properties'],
        ['`iframe` card', 'the data of its tool call, in one direction (see below)'],
        ['`direct` widget', 'its properties, and what its module was installed with'],
        ['`direct` card', 'the tool call, with its input as partial text while it streams'],
        [
          '`bridge.enabled`',
          '`window.neuralis` with `submitApproval` and `requestData`, for the exact origin of the frame',
        ],
      ],
    },
    rules: ['neuralis/bridge-origin'],
  },
  {
    title: 'Card state, composer and row height',
    text: `\`match.state\` makes a card wait for the user. \`composer\` shows its calls on a tab of the panel above the chat composer (${list(composerTabs)}), and names the properties of \`structuredContent\` that hold the label and the paths. A dot in such a name is part of the name. \`height\` is the height to reserve before the card renders, in layout pixels, for any width. Both are for \`iframe\` cards. A \`direct\` card sets them in its module, and its manifest's values are ignored, with a warning for each. The platform clamps every height, so the manifest has no minimum or maximum. Cards of the same type share one profile, which consists of renderer and composer.`,
    rules: [
      'neuralis/approval-preview',
      'neuralis/frame-only-members',
      'neuralis/card-profile',
      'neuralis/positive-height',
      'neuralis/height-order',
    ],
  },
  {
    title: 'The card-data channel',
    text: `A card in a frame sends \`neuralis:card-ready\`, and then receives snapshots of its tool call on \`neuralis:card-data/v1\`. The data has only the properties ${list(cardDataKeys)}: nothing that identifies a user, a project or a conversation. Data that exceeds a limit is cut, and \`${TRUNCATION_MARKER}\` marks the place. A call is settled unless ${pendingPlaces.map(code).join(' or ')} contains \`"pending": true\` or \`"status": "pending"\`. \`boundCardData(payload)\` from \`letterpress/neuralis\` cuts data in the same way.`,
    table: {
      columns: ['What', 'At most'],
      rows: [
        ['The data as JSON text', showBytes(limits.cardDataBytes)],
        ['One string', `${showCount(limits.cardDataStringUnits)} UTF-16 units`],
        ['Nesting', `${limits.cardDataDepth} levels`],
      ],
    },
  },
];
