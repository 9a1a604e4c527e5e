import { type SchemaOptions, type Static, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { SafeSchema } from '../safe-subset/safe-subset.schema.js';
import { CARD_LIMITS } from './tables/limits.js';
import { BUILTIN_PORT_TYPES } from './tables/port-types.js';
import { LocalizedText80, LocalizedText500 } from './text.schema.js';

export const BuiltinPortType = literals(BUILTIN_PORT_TYPES, {
  $id: 'BuiltinPortType',
  title: 'Built-in port type',
  description: 'A type that every card knows; the app converts between some of them.',
});

const TYPE_PART = `[a-z0-9][a-z0-9-]{0,${CARD_LIMITS.portTypePartChars - 1}}`;

export const CustomPortType = Type.Unsafe<`${string}/${string}`>({
  $id: 'CustomPortType',
  title: 'Custom port type',
  description:
    'A type of your own: a namespace and a name. The namespace is your card’s name, or that of the card whose format you share.',
  type: 'string',
  pattern: `^${TYPE_PART}/${TYPE_PART}$`,
  examples: ['test-radar/coverage'],
  ...annotate({
    constraint: `\`namespace/name\`, each part up to ${CARD_LIMITS.portTypePartChars} lower-case letters, digits and dashes, not beginning with a dash`,
    fix: 'portType',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a TypeScript type
    tsType: '`${string}/${string}`',
  }),
});

export const PortType = Type.Union([shared(BuiltinPortType), shared(CustomPortType)], {
  $id: 'PortType',
  title: 'Port type',
  description: 'A built-in type, or a custom one in the form `namespace/name`.',
});

export const PortResponse = closed(
  {
    type: shared(PortType, { description: 'The type of the answer.' }),
    schema: Type.Optional(shared(SafeSchema, { description: 'What the answer must look like beyond its type.' })),
  },
  { $id: 'PortResponse', title: 'Response', description: 'What a request port answers with.' },
);

const opening = {
  id: Type.String({
    pattern: `^[a-z][a-z0-9-]{0,${CARD_LIMITS.portIdChars - 1}}$`,
    description: 'The name by which the card and its arrows know the port; unique among the ports of its direction.',
    ...annotate({
      constraint: `a lower-case letter followed by at most ${CARD_LIMITS.portIdChars - 1} lower-case letters, digits or dashes`,
      fix: 'portId',
    }),
  }),
  label: shared(LocalizedText80, { description: 'The name shown at the port; not blank.' }),
  description: Type.Optional(
    shared(LocalizedText500, { description: 'What travels here, for users and agents; not blank.' }),
  ),
};

const builtin = {
  ...opening,
  type: shared(BuiltinPortType, { description: 'What travels over the arrow.' }),
  schema: Type.Optional(
    shared(SafeSchema, { description: 'What a value must look like beyond what the built-in type demands.' }),
  ),
};

const custom = {
  ...opening,
  type: shared(CustomPortType, { description: 'What travels over the arrow.' }),
  schema: shared(SafeSchema, { description: 'What a value of the custom type looks like; `{}` admits every value.' }),
};

const output = {
  retain: Type.Optional(
    Type.Boolean({ description: 'Whether the last value is kept and handed to arrows that are drawn later.' }),
  ),
};

const isDefault = Type.Optional(
  Type.Boolean({ description: 'Whether an arrow drawn to the card as a whole ends here; at most one input.' }),
);

const stream = {
  mode: Type.Optional(
    Type.Literal('stream', { description: 'Values flow in one way; this is so without `mode` too.' }),
  ),
  default: isDefault,
};

const request = {
  mode: Type.Literal('request', { description: 'Each value is a question that the card answers.' }),
  response: shared(PortResponse, { description: 'What the card answers with.' }),
  default: isDefault,
};

/** What to do about keys that belong to the other direction or the other mode. */
const HINTS = {
  output: {
    mode: 'Remove it; only inputs have a mode.',
    response: 'Remove it; only inputs answer.',
    default: 'Remove it; only an input can be the default.',
  },
  stream: {
    retain: 'Remove it; only outputs keep their last value.',
    response: 'Add `"mode": "request"`, or remove it.',
  },
  request: {
    retain: 'Remove it; only outputs keep their last value.',
    response: 'Add it with the type of the answer, such as `{ "type": "ns:json" }`.',
  },
} as const;

/** What to do where a port of a custom type has no schema. */
const ADD_SCHEMA = 'Add it; `{}` admits every value.';

function named(kind: keyof typeof HINTS, $id: string, title: string, description: string): SchemaOptions {
  const remedies = $id.startsWith('Custom') ? { ...HINTS[kind], schema: ADD_SCHEMA } : HINTS[kind];
  return { $id, title, description, ...annotate({ hints: remedies }) };
}

export const BuiltinOutput = closed(
  { ...builtin, ...output },
  named('output', 'BuiltinOutput', 'Output of a built-in type', 'A port that sends values of a type every card knows.'),
);

export const CustomOutput = closed(
  { ...custom, ...output },
  named(
    'output',
    'CustomOutput',
    'Output of a custom type',
    'A port that sends values of a custom type, with their schema.',
  ),
);

export const BuiltinInput = closed(
  { ...builtin, ...stream },
  named('stream', 'BuiltinInput', 'Input of a built-in type', 'A port that takes values of a type every card knows.'),
);

export const CustomInput = closed(
  { ...custom, ...stream },
  named(
    'stream',
    'CustomInput',
    'Input of a custom type',
    'A port that takes values of a custom type, with their schema.',
  ),
);

export const BuiltinRequest = closed(
  { ...builtin, ...request },
  named(
    'request',
    'BuiltinRequest',
    'Request of a built-in type',
    'A port that takes a question of a built-in type and answers.',
  ),
);

export const CustomRequest = closed(
  { ...custom, ...request },
  named(
    'request',
    'CustomRequest',
    'Request of a custom type',
    'A port that takes a question of a custom type and answers.',
  ),
);

export const OutputPort = Type.Union([shared(BuiltinOutput), shared(CustomOutput)], {
  $id: 'OutputPort',
  title: 'Output port',
  description: 'Where values leave the card.',
  ...annotate({ builder: 'output' }),
});

export const InputPort = Type.Union(
  [shared(BuiltinInput), shared(CustomInput), shared(BuiltinRequest), shared(CustomRequest)],
  {
    $id: 'InputPort',
    title: 'Input port',
    description: 'Where values or questions enter the card.',
    ...annotate({ builder: 'input' }),
  },
);

export type OutputPort = Static<typeof OutputPort>;
export type InputPort = Static<typeof InputPort>;
