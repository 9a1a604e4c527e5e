import { Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { ignoredOnDirect, unchecked } from './leniency.schema.js';
import { CardRender } from './render.schema.js';
import { bridge, icon, requires } from './surface.schema.js';
import { composerTabs, frameProperties, matchStates } from './tables/surfaces.js';

export const MatchState = literals(matchStates, {
  $id: 'MatchState',
  title: 'Card state',
  description:
    'What the model is waiting for: an answer (`interaction-required`) or a permission (`approval-required`). The body of an approval card is only a preview.',
});

export const Match = Type.Object(
  {
    tools: Type.Optional(
      Type.Array(Type.String({ description: 'The name of a tool.', ...unchecked }), {
        description: 'Tools whose calls the card shows.',
        examples: [['my_query']],
        ...unchecked,
      }),
    ),
    state: Type.Optional(
      shared(MatchState, { description: 'Limits the card to calls where the model is waiting for the user.' }),
    ),
  },
  { $id: 'Match', title: 'Match', description: 'Which tool calls a card shows.', ...unchecked },
);

export const ComposerTab = literals(composerTabs, {
  $id: 'ComposerTab',
  title: 'Composer tab',
  description: 'A tab of the panel above the chat composer; a manifest cannot add tabs.',
});

export const Composer = closed(
  {
    tab: Type.Optional(shared(ComposerTab, { description: 'The tab on which calls of the card appear.' })),
    badgeField: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'The property of `structuredContent` whose string labels the call.',
        examples: ['label'],
      }),
    ),
    pathField: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'The property of `structuredContent` that holds the changed path or paths.',
        examples: ['uri'],
      }),
    ),
  },
  {
    $id: 'Composer',
    title: 'Composer',
    description: 'How the calls of an `iframe` card are collected above the chat composer.',
  },
);

export const Height = closed(
  {
    compact: Type.Number({
      description: 'The initial and collapsed height of the row, in layout pixels.',
      examples: [192],
    }),
    expanded: Type.Optional(
      Type.Number({
        description: 'The height of the expanded row, in layout pixels. Defaults to `compact`.',
        examples: [432],
      }),
    ),
  },
  {
    $id: 'Height',
    title: 'Row height',
    description:
      'The height that the chat timeline reserves for an `iframe` card before it renders. The platform clamps the numbers to its own range.',
  },
);

export const CardSurface = Type.Object(
  {
    kind: Type.Literal('card', { description: 'A view of a tool call in the chat.' }),
    id: Type.String({
      minLength: 1,
      description: 'The identity of the card, unique in the package. Its files are in a folder of the same name.',
      examples: ['my-result.card'],
    }),
    type: Type.String({
      minLength: 1,
      description:
        "The name by which tools refer to the card. Cards of the same type must have the same renderer and composer. Start it with the package's id.",
      examples: ['my_result'],
    }),
    title: Type.Optional(Type.String({ description: 'The title that users see.', ...unchecked })),
    icon: icon('The icon of the card.'),
    match: Type.Optional(shared(Match, { description: 'Which tool calls the card shows.' })),
    render: shared(CardRender, { description: 'How the card is rendered.' }),
    composer: Type.Optional(shared(Composer, { description: 'How its calls are collected above the chat composer.' })),
    height: Type.Optional(shared(Height, { description: 'The row height to reserve before the card renders.' })),
    bridge,
    requires,
  },
  {
    $id: 'CardSurface',
    title: 'Card',
    description: 'A view of a tool call, inline in the chat.',
    ...annotate({
      leniency: Object.fromEntries(frameProperties.map((name) => [`properties/${name}`, ignoredOnDirect])),
    }),
  },
);
