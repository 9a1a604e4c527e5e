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
  description: 'Three numbers, maybe with a pre-release or build suffix.',
  maxLength: 64,
  pattern: '^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$',
  examples: ['1.0.0', '2.1.0-beta.1'],
  ...annotate({
    constraint: 'three numbers without leading zeros, such as `1.0.0`, then maybe `-` or `+` and a suffix',
    fix: 'version',
  }),
});

export const Author = closed(
  {
    name: text(100, { description: 'A person or an organization; one language only.' }),
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
  { $id: 'Size', title: 'Size', description: 'Width and height in canvas units: CSS pixels at a zoom of 100 %.' },
);

export const CardSize = closed(
  {
    defaultSize: Type.Optional(
      shared(Size, { description: 'The size of a new card.', default: CARD_DEFAULTS.card.defaultSize }),
    ),
    minSize: Type.Optional(
      shared(Size, {
        description: 'The smallest size the user or the card can ask for.',
        default: CARD_DEFAULTS.card.minSize,
      }),
    ),
    maxSize: Type.Optional(
      shared(Size, {
        description: 'The largest size the user or the card can ask for.',
        default: CARD_DEFAULTS.card.maxSize,
      }),
    ),
  },
  {
    $id: 'CardSize',
    title: 'Sizes',
    description: 'How large the card is and can become: `minSize` ≤ `defaultSize` ≤ `maxSize` on each axis.',
  },
);

export const Ports = closed(
  {
    inputs: Type.Optional(
      Type.Array(shared(InputPort), { maxItems: CARD_LIMITS.ports, description: 'Where arrows can end.' }),
    ),
    outputs: Type.Optional(
      Type.Array(shared(OutputPort), { maxItems: CARD_LIMITS.ports, description: 'Where arrows can begin.' }),
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
        description: 'Where the editor finds the schema of this file; the app ignores it.',
      }),
    ),
    manifestVersion: Type.Literal(1, { description: 'The version of this file format.' }),
    name: Type.String({
      pattern: `^[a-z][a-z0-9-]{1,${CARD_LIMITS.nameChars - 1}}$`,
      description:
        'The card’s id: the namespace of its port types and, with `_` for `-`, the beginning of its tools’ names. Some names are the app’s own.',
      examples: ['test-radar'],
      ...annotate({
        constraint: `a lower-case letter followed by 1 to ${CARD_LIMITS.nameChars - 1} lower-case letters, digits or dashes`,
        fix: 'cardName',
      }),
    }),
    displayName: shared(LocalizedText80, { description: 'The name that users see.' }),
    version: shared(Version, { description: 'The version of the card.' }),
    protocol: Type.Literal(1, { description: 'The version of the protocol that card and app speak.' }),
    description: Type.Optional(
      shared(LocalizedText300, { description: 'What the card is good for, in a sentence or two.' }),
    ),
    author: Type.Optional(shared(Author, { description: 'Who made the card.' })),
    license: Type.Optional(text(100, { description: 'The licence, best as an SPDX identifier.', examples: ['MIT'] })),
    homepage: Type.Optional(httpsUrl(500, { fix: 'https', description: 'A page about the card.' })),
    keywords: Type.Optional(
      Type.Array(text(40, { description: 'One search term.' }), {
        maxItems: 20,
        uniqueItems: true,
        description: 'Search terms; none twice, though `A` and `a` are two.',
      }),
    ),
    icon: Type.Optional(
      text(CARD_LIMITS.pathChars, {
        description: 'A picture, `.png` or `.webp`, by its path from the manifest.',
        examples: ['icon.png'],
      }),
    ),
    minAppVersion: Type.Optional(
      shared(Version, { description: 'The oldest version of the app that the card runs in.' }),
    ),
    entry: Type.Optional(
      text(CARD_LIMITS.pathChars, {
        description: 'The page that the card opens, `.html` or `.htm`, by its path from the manifest.',
        default: CARD_DEFAULTS.entry,
        examples: ['dist/index.html'],
      }),
    ),
    card: Type.Optional(shared(CardSize, { description: 'How large the card is and can become.' })),
    permissions: Type.Optional(
      Type.Array(shared(Permission), {
        maxItems: CARD_LIMITS.permissions,
        description:
          'What the card asks for at install. Entries with the same id are merged; the merged one is optional only if all of them are.',
      }),
    ),
    settings: Type.Optional(
      Type.Array(shared(Setting), {
        maxItems: CARD_LIMITS.settings,
        description: 'The fields of the settings form, in the order in which the app draws them.',
      }),
    ),
    ports: Type.Optional(shared(Ports, { description: 'Typed connections to other cards.' })),
    tools: Type.Optional(
      Type.Array(shared(Tool), { maxItems: CARD_LIMITS.tools, description: 'What connected agents can call.' }),
    ),
  },
  {
    $id: 'CardManifest',
    title: 'NeuroSquad card manifest',
    description: 'The manifest at the root of a card’s folder: identity, size, permissions, settings, ports and tools.',
    ...annotate({ builder: 'card' }),
  },
);

export type CardManifest = Static<typeof CardManifest>;
