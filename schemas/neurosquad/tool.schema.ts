import { type Static, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { closed, text } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { SafeSchema } from '../safe-subset/safe-subset.schema.js';
import { CARD_LIMITS } from './tables/limits.js';

export const Tool = closed(
  {
    name: Type.String({
      pattern: `^[a-z][a-z0-9_]{0,${CARD_LIMITS.toolNameChars - 1}}$`,
      description: 'The tool’s name within the card; agents see it behind the card’s name, so no two tools share one.',
      examples: ['run_tests'],
      ...annotate({
        constraint: `a lower-case letter followed by at most ${CARD_LIMITS.toolNameChars - 1} lower-case letters, digits or \`_\``,
        fix: 'toolName',
      }),
    }),
    title: Type.Optional(text(80, { description: 'The name for people; one language only.' })),
    description: text(2_000, {
      description: 'What the tool does and when to call it, for the agent that has to choose; one language only.',
    }),
    inputSchema: shared(SafeSchema, {
      description: 'The arguments: a schema whose `type` is `object`. A property `card` is the app’s own.',
    }),
    readOnly: Type.Optional(Type.Boolean({ description: 'Whether a call leaves everything as it was.' })),
    timeoutMs: Type.Optional(
      Type.Integer({
        minimum: CARD_LIMITS.toolTimeoutMs.min,
        maximum: CARD_LIMITS.toolTimeoutMs.max,
        default: CARD_LIMITS.toolTimeoutMs.default,
        description: 'How long the app waits for the answer, in milliseconds.',
      }),
    ),
  },
  { $id: 'Tool', title: 'Tool', description: 'Something that agents connected to the card can call.' },
);

export type Tool = Static<typeof Tool>;
