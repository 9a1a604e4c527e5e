import type { ReferenceSection } from '../../../core/format.js';
import complete from '../examples/valid/complete.json' with { type: 'json' };
import minimal from '../examples/valid/minimal.json' with { type: 'json' };
import { OFFICIAL_WORDS } from '../grammar/official-claim.js';
import { CARD_DEFAULTS, CARD_LIMITS } from '../tables/limits.js';
import { RESERVED_NAMES } from '../tables/reserved-names.js';
import { TEXT_FIELDS } from '../tables/text-fields.js';

const { size } = CARD_LIMITS;
const { defaultSize, minSize, maxSize } = CARD_DEFAULTS.card;

/** The page on names, versions and texts of a card. */
export const identitySections: readonly ReferenceSection[] = [
  {
    title: 'Names and versions',
    text: [
      'Five properties are required; everything else is optional or has a default.',
      `\`name\` is the card's permanent id. These names are reserved for the app: ${[...RESERVED_NAMES].map((name) => `\`${name}\``).join(', ')}.`,
      `\`displayName\` and the author's name say whose card it is. The words ${OFFICIAL_WORDS.map((word) => `\`${word}\``).join(', ')} are reserved for the platform's own cards: a manifest that uses one gets a warning, and the app rejects it unless the platform's organization has published it.`,
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
      'A text for users is a plain string, or an object with one string for each language: `en` is required, `ru` and `zh` are optional.',
      'No text in this table can contain control or format characters (zero-width characters, soft hyphens, direction marks, overrides and isolates, byte order marks, joiners inside emoji) or the line and paragraph separators U+2028 and U+2029. Multi-line texts can contain tab and line feed, but not carriage return. `*` matches every item of an array.',
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
      `\`entry\` and \`icon\` are paths relative to the manifest's folder, with \`/\` between their parts. They have at most ${CARD_LIMITS.pathChars} characters and ${CARD_LIMITS.pathSegments} parts. A trailing \`/\` is ignored.`,
      'These are not allowed: backslashes, a leading `/`, empty parts, `.` and `..`, control characters, any of `< > : " | ? *`, parts that end in a dot or a space, and names that Windows reserves for devices (`con`, `prn`, `aux`, `nul`, `com0` to `com9`, `lpt0` to `lpt9`, `conin$`, `conout$`, `clock$`), with or without an extension and in any letter case. The top-level folder `__ns` is reserved for the app.',
    ].join('\n\n'),
    rules: ['neurosquad/card-path', 'neurosquad/entry-path', 'neurosquad/icon-path'],
    example: { document: complete, pick: '/entry' },
  },
  {
    title: 'Size',
    text: 'Sizes are whole numbers of canvas units, which are CSS pixels at 100 % zoom. A size that the card requests at run time is also kept between `minSize` and `maxSize`.',
    table: {
      columns: ['Axis', 'Allowed', 'Default of `minSize`', 'Default of `defaultSize`', 'Default of `maxSize`'],
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
