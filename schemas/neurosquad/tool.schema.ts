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
      description:
        "The tool's name within the card. Agents see it with the card's name in front. Unique among the tools of the card.",
      examples: ['run_tests'],
      ...annotate({
        constraint: `a lower-case letter followed by at most ${CARD_LIMITS.toolNameChars - 1} lower-case letters, digits or \`_\``,
        fix: 'toolName',
      }),
    }),
    title: Type.Optional(text(80, { description: 'The name shown to people, in one language.' })),
    description: text(2_000, {
      description: 'What the tool does and when to call it, in one language. Agents read it to choose a tool.',
    }),
    inputSchema: shared(SafeSchema, {
      description:
        'The schema of the arguments. Its `type` is `object`, and the property `card` is reserved for the app.',
    }),
    readOnly: Type.Optional(Type.Boolean({ description: 'Whether a call changes nothing.' })),
    timeoutMs: Type.Optional(
      Type.Integer({
        minimum: CARD_LIMITS.toolTimeoutMs.min,
        maximum: CARD_LIMITS.toolTimeoutMs.max,
        default: CARD_LIMITS.toolTimeoutMs.default,
        description: 'How long the app waits for the result, in milliseconds.',
      }),
    ),
  },
  { $id: 'Tool', title: 'Tool', description: 'A tool that agents connected to the card can call.' },
);

export type Tool = Static<typeof Tool>;
