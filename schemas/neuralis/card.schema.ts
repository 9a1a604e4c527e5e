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
    'What the model waits for: `interaction-required` an answer, `approval-required` a permission. The body of an approval card is only a preview.',
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
    state: Type.Optional(shared(MatchState, { description: 'Only calls on which the model waits for the user.' })),
  },
  { $id: 'Match', title: 'Match', description: 'Which tool calls a card shows.', ...unchecked },
);

export const ComposerTab = literals(composerTabs, {
  $id: 'ComposerTab',
  title: 'Composer tab',
  description: 'A tab of the panel above the chat composer; a manifest adds none of its own.',
});

export const Composer = closed(
  {
    tab: Type.Optional(shared(ComposerTab, { description: 'The tab on which calls of the card appear.' })),
    badgeField: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'A member of `structuredContent` whose text labels the call.',
        examples: ['label'],
      }),
    ),
    pathField: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'A member of `structuredContent` with the changed path or paths.',
        examples: ['uri'],
      }),
    ),
  },
  {
    $id: 'Composer',
    title: 'Composer',
    description: 'How calls of an `iframe` card are gathered above the chat composer.',
  },
);

export const Height = closed(
  {
    compact: Type.Number({
      description: 'The height of the row at first and while collapsed, in layout pixels.',
      examples: [192],
    }),
    expanded: Type.Optional(
      Type.Number({
        description: 'The height of the expanded row, in layout pixels; default: `compact`.',
        examples: [432],
      }),
    ),
  },
  {
    $id: 'Height',
    title: 'Row height',
    description:
      'What the chat timeline reserves for an `iframe` card before it has rendered. The platform clamps the numbers to a range of its own.',
  },
);

export const CardSurface = Type.Object(
  {
    kind: Type.Literal('card', { description: 'A view of a tool call in the chat.' }),
    id: Type.String({
      minLength: 1,
      description: 'The identity of the card, once in a package; its files lie in a folder of this name.',
      examples: ['my-result.card'],
    }),
    type: Type.String({
      minLength: 1,
      description:
        "What tools name as their card. Cards of one type agree in renderer and composer; begin it with the package's id.",
      examples: ['my_result'],
    }),
    title: Type.Optional(Type.String({ description: 'What users read.', ...unchecked })),
    icon: icon('The icon of the card.'),
    match: Type.Optional(shared(Match, { description: 'Which tool calls the card shows.' })),
    render: shared(CardRender, { description: 'How the card is put on screen.' }),
    composer: Type.Optional(shared(Composer, { description: 'How its calls are gathered above the chat composer.' })),
    height: Type.Optional(shared(Height, { description: 'The row height to reserve before the card has rendered.' })),
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
