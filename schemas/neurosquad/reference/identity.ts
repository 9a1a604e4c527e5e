import type { ReferenceSection } from '../../../core/format.js';
import complete from '../examples/valid/complete.json' with { type: 'json' };
import minimal from '../examples/valid/minimal.json' with { type: 'json' };
import { OFFICIAL_WORDS } from '../grammar/official-claim.js';
import { CARD_DEFAULTS, CARD_LIMITS } from '../tables/limits.js';
import { RESERVED_NAMES } from '../tables/reserved-names.js';
import { TEXT_FIELDS } from '../tables/text-fields.js';

const { size } = CARD_LIMITS;
const { defaultSize, minSize, maxSize } = CARD_DEFAULTS.card;

export const identitySections: readonly ReferenceSection[] = [
  {
    title: 'Names and versions',
    text: [
      'Five members make a manifest; everything else has a default or may be absent.',
      `\`name\` is the card’s id for good. These names are the app’s own: ${[...RESERVED_NAMES].map((name) => `\`${name}\``).join(', ')}.`,
      `\`displayName\` and the author’s name say who a card is. The words ${OFFICIAL_WORDS.map((word) => `\`${word}\``).join(', ')} are for the platform’s own cards; a manifest that uses them draws a warning, and the app refuses it unless the platform’s organization has published it.`,
    ].join('\n\n'),
    rules: [
      'neurosquad/unreserved-name',
      'neurosquad/no-impersonation',
      'neurosquad/strict-semver',
      'neurosquad/url-host',
    ],
    example: { document: minimal },
  },
  {
    title: 'Texts',
    text: [
      'A text for users is a plain string, or an object with one string for each language: `en` always, `ru` and `zh` if you have them.',
      'No text in this table may hold control or format characters (zero-width characters, soft hyphens, direction marks, overrides and isolates, byte order marks, joiners inside emoji) or the line and paragraph separators U+2028 and U+2029. Texts of several lines may hold tab and line feed, but not carriage return. `*` stands for every item of a list.',
    ].join('\n\n'),
    table: {
      columns: ['Text', 'Lines'],
      rows: TEXT_FIELDS.map(({ at, kind }) => [`\`${at}\``, kind === 'single-line' ? 'one' : 'several']),
    },
    rules: ['neurosquad/single-line-text', 'neurosquad/multi-line-text', 'neurosquad/visible-port-text'],
    example: { document: complete, pick: '/displayName' },
  },
  {
    title: 'Paths',
    text: [
      `\`entry\` and \`icon\` are paths from the manifest’s folder with \`/\` between their parts: at most ${CARD_LIMITS.pathChars} characters and ${CARD_LIMITS.pathSegments} parts. A \`/\` at the end is ignored.`,
      'Refused are backslashes, a `/` at the beginning, empty parts, `.` and `..`, control characters, any of `< > : " | ? *`, parts that end in a dot or a space, and names that Windows keeps for devices (`con`, `prn`, `aux`, `nul`, `com0` to `com9`, `lpt0` to `lpt9`, `conin$`, `conout$`, `clock$`), with or without an extension and in any letter case. The top folder `__ns` is the app’s own.',
    ].join('\n\n'),
    rules: ['neurosquad/card-path', 'neurosquad/entry-path', 'neurosquad/icon-path'],
    example: { document: complete, pick: '/entry' },
  },
  {
    title: 'Size',
    text: 'Sizes are whole canvas units, CSS pixels at a zoom of 100 %. What the card asks for at run time is held within `minSize` and `maxSize` too.',
    table: {
      columns: ['Axis', 'Allowed', '`minSize` if absent', '`defaultSize` if absent', '`maxSize` if absent'],
      rows: (['w', 'h'] as const).map((axis) => [
        `\`${axis}\``,
        `${size[axis].min} to ${size[axis].max}`,
        String(minSize[axis]),
        String(defaultSize[axis]),
        String(maxSize[axis]),
      ]),
    },
    rules: ['neurosquad/size-order'],
    example: { document: complete, pick: '/card' },
  },
];
