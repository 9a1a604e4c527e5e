import type { ReferenceSection } from '../../../core/format.js';
import { limits } from '../tables/limits.js';
import { cardDataKeys, chromeModes, composerTabs, pendingPlaces, TRUNCATION_MARKER } from '../tables/surfaces.js';

const code = (text: string) => `\`${text}\``;
const list = (items: readonly string[]) => items.map(code).join(', ');
const [defaultMode] = Object.keys(chromeModes);

export const surfaceSections: readonly ReferenceSection[] = [
  {
    title: 'Chrome modes',
    text: `All modes draw the same control strip; they differ in where it stands and when it shows. Without \`chrome.mode\` it is \`${defaultMode}\`. The close button of the strip minimizes: the widget keeps its place and its state, but for the page of an \`iframe\`, which is loaded anew when it comes back.`,
    table: {
      columns: ['Mode', 'Strip', 'Shows', 'Content'],
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
    text: "Nothing of the host's styling reaches a frame; a page brings its own for light and dark.",
    table: {
      columns: ['Surface', 'What it gets'],
      rows: [
        ['`iframe` widget', 'nothing: no message, no query, no properties'],
        ['`iframe` card', 'the data of its tool call, one way (below)'],
        ['`direct` widget', 'its properties and what its module was installed with'],
        ['`direct` card', 'the tool call, its input as partial text while it streams'],
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
    text: `\`match.state\` makes a card wait for the user. \`composer\` aims its calls at a tab of the panel above the chat composer (${list(composerTabs)}), and names members of \`structuredContent\` for label and paths; dots in a name are part of it. \`height\` says what to reserve before the card has rendered, in layout pixels, whatever the width. Both are for \`iframe\` cards: a \`direct\` card says them in its module, and what its manifest holds there is ignored, with a warning for each. The platform clamps every height, so a manifest has no bounds for it. Cards of one type share one profile, made of renderer and composer.`,
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
    text: `A card in a frame announces itself with \`neuralis:card-ready\`, and is then sent snapshots of its tool call on \`neuralis:card-data/v1\`. The data has the members ${list(cardDataKeys)} and no others: nothing that names a user, a project or a conversation. Where a cap cut data stands \`${TRUNCATION_MARKER}\`. A call has settled unless ${pendingPlaces.map(code).join(' or ')} says \`"pending": true\` or \`"status": "pending"\`. \`boundCardData(payload)\` from \`letterpress/neuralis\` does the same.`,
    table: {
      columns: ['What', 'At most'],
      rows: [
        ['Bytes of the data as JSON text', String(limits.cardDataBytes)],
        ['UTF-16 units of one text', String(limits.cardDataStringUnits)],
        ['Levels of nesting', String(limits.cardDataDepth)],
      ],
    },
  },
];
