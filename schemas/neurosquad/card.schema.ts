import { type Static, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { closed, httpsUrl, text } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { Permission } from './permission.schema.js';
import { InputPort, OutputPort } from './port.schema.js';
import { Setting } from './setting.schema.js';
import { CARD_DEFAULTS, CARD_LIMITS } from './tables/limits.js';
import { LocalizedText80, LocalizedText300 } from './text.schema.js';
import { Tool } from './tool.schema.js';

export const Version = Type.String({
  $id: 'Version',
  title: 'Version',
  description: 'Three numbers separated by dots, with an optional pre-release or build suffix.',
  maxLength: 64,
  pattern: '^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$',
  examples: ['1.0.0', '2.1.0-beta.1'],
  ...annotate({
    constraint: 'three numbers without leading zeros, such as `1.0.0`, optionally followed by `-` or `+` and a suffix',
    fix: 'version',
  }),
});

export const Author = closed(
  {
    name: text(100, { description: 'A person or an organization, in one language.' }),
    url: Type.Optional(httpsUrl(500, { fix: 'https', description: 'Where to find out more about the author.' })),
  },
  { $id: 'Author', title: 'Author', description: 'Who made the card.' },
);

export const Size = closed(
  {
    w: Type.Integer({
      minimum: CARD_LIMITS.size.w.min,
      maximum: CARD_LIMITS.size.w.max,
      description: 'Width in canvas units.',
    }),
    h: Type.Integer({
      minimum: CARD_LIMITS.size.h.min,
      maximum: CARD_LIMITS.size.h.max,
      description: 'Height in canvas units.',
    }),
  },
  { $id: 'Size', title: 'Size', description: 'Width and height in canvas units, which are CSS pixels at 100 % zoom.' },
);

export const CardSize = closed(
  {
    defaultSize: Type.Optional(
      shared(Size, { description: 'The size of a new card.', default: CARD_DEFAULTS.card.defaultSize }),
    ),
    minSize: Type.Optional(
      shared(Size, {
        description: 'The smallest size that the user or the card can request.',
        default: CARD_DEFAULTS.card.minSize,
      }),
    ),
    maxSize: Type.Optional(
      shared(Size, {
        description: 'The largest size that the user or the card can request.',
        default: CARD_DEFAULTS.card.maxSize,
      }),
    ),
  },
  {
    $id: 'CardSize',
    title: 'Sizes',
    description:
      'The default, minimum and maximum size of the card: `minSize` ≤ `defaultSize` ≤ `maxSize` on each axis.',
  },
);

export const Ports = closed(
  {
    inputs: Type.Optional(
      Type.Array(shared(InputPort), { maxItems: CARD_LIMITS.ports, description: 'The ports where arrows can end.' }),
    ),
    outputs: Type.Optional(
      Type.Array(shared(OutputPort), { maxItems: CARD_LIMITS.ports, description: 'The ports where arrows can begin.' }),
    ),
  },
  { $id: 'Ports', title: 'Ports', description: 'Typed connections to other cards.' },
);

/** The manifest of a NeuroSquad card, version 1. */
export const CardManifest = closed(
  {
    $schema: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'Where your editor finds the schema of this file. The app ignores it.',
      }),
    ),
    manifestVersion: Type.Literal(1, { description: 'The version of this file format.' }),
    name: Type.String({
      pattern: `^[a-z][a-z0-9-]{1,${CARD_LIMITS.nameChars - 1}}$`,
      description:
        "The card's id. It is the namespace of the card's port types and, with `_` for each `-`, the prefix of its tools' full names. Some names are reserved for the app.",
      examples: ['test-radar'],
      ...annotate({
        constraint: `a lower-case letter followed by 1 to ${CARD_LIMITS.nameChars - 1} lower-case letters, digits or dashes`,
        fix: 'cardName',
      }),
    }),
    displayName: shared(LocalizedText80, { description: 'The name that users see.' }),
    version: shared(Version, { description: 'The version of the card.' }),
    protocol: Type.Literal(1, { description: 'The version of the protocol between the card and the app.' }),
    description: Type.Optional(
      shared(LocalizedText300, { description: 'What the card is for, in a sentence or two.' }),
    ),
    author: Type.Optional(shared(Author, { description: 'Who made the card.' })),
    license: Type.Optional(
      text(100, { description: 'The license, preferably as an SPDX identifier.', examples: ['MIT'] }),
    ),
    homepage: Type.Optional(httpsUrl(500, { fix: 'https', description: 'A page about the card.' })),
    keywords: Type.Optional(
      Type.Array(text(40, { description: 'One search term.' }), {
        maxItems: 20,
        uniqueItems: true,
        description: 'Search terms, without duplicates. `A` and `a` are different terms.',
      }),
    ),
    icon: Type.Optional(
      text(CARD_LIMITS.pathChars, {
        description: 'The path of a `.png` or `.webp` image, relative to the manifest.',
        examples: ['icon.png'],
      }),
    ),
    minAppVersion: Type.Optional(
      shared(Version, { description: 'The oldest version of the app that can run the card.' }),
    ),
    entry: Type.Optional(
      text(CARD_LIMITS.pathChars, {
        description: 'The path of the `.html` or `.htm` page that the card opens, relative to the manifest.',
        default: CARD_DEFAULTS.entry,
        examples: ['dist/index.html'],
      }),
    ),
    card: Type.Optional(shared(CardSize, { description: 'The default, minimum and maximum size of the card.' })),
    permissions: Type.Optional(
      Type.Array(shared(Permission), {
        maxItems: CARD_LIMITS.permissions,
        description:
          'The permissions that the card asks for at install. Entries with the same id are merged; the merged entry is optional only if all of them are.',
      }),
    ),
    settings: Type.Optional(
      Type.Array(shared(Setting), {
        maxItems: CARD_LIMITS.settings,
        description: 'The fields of the settings form, in the order in which the app shows them.',
      }),
    ),
    ports: Type.Optional(shared(Ports, { description: 'Typed connections to other cards.' })),
    tools: Type.Optional(
      Type.Array(shared(Tool), {
        maxItems: CARD_LIMITS.tools,
        description: 'The tools that connected agents can call.',
      }),
    ),
  },
  {
    $id: 'CardManifest',
    title: 'NeuroSquad card manifest',
    description: "The manifest at the root of a card's folder: identity, size, permissions, settings, ports and tools.",
    ...annotate({ builder: 'card' }),
  },
);

export type CardManifest = Static<typeof CardManifest>;
