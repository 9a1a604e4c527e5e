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
  description: 'A type that every card knows. The app converts values between some of these types.',
});

const TYPE_PART = `[a-z0-9][a-z0-9-]{0,${CARD_LIMITS.portTypePartChars - 1}}`;

export const CustomPortType = Type.Unsafe<`${string}/${string}`>({
  $id: 'CustomPortType',
  title: 'Custom port type',
  description:
    'A type of your own, made of a namespace and a name. The namespace is the name of your card, or of the card whose format you share.',
  type: 'string',
  pattern: `^${TYPE_PART}/${TYPE_PART}$`,
  examples: ['test-radar/coverage'],
  ...annotate({
    constraint: `\`namespace/name\`, where each part has at most ${CARD_LIMITS.portTypePartChars} lower-case letters, digits or dashes and does not begin with a dash`,
    fix: 'portType',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a TypeScript type
    tsType: '`${string}/${string}`',
  }),
});

export const PortType = Type.Union([shared(BuiltinPortType), shared(CustomPortType)], {
  $id: 'PortType',
  title: 'Port type',
  description: 'A built-in type, or a custom type in the form `namespace/name`.',
});

export const PortResponse = closed(
  {
    type: shared(PortType, { description: 'The type of the response.' }),
    schema: Type.Optional(
      shared(SafeSchema, { description: 'A schema that the response must match in addition to its type.' }),
    ),
  },
  { $id: 'PortResponse', title: 'Response', description: 'What a request port responds with.' },
);

const opening = {
  id: Type.String({
    pattern: `^[a-z][a-z0-9-]{0,${CARD_LIMITS.portIdChars - 1}}$`,
    description:
      'The name that the card and its arrows use for the port. Unique among the ports of the same direction.',
    ...annotate({
      constraint: `a lower-case letter followed by at most ${CARD_LIMITS.portIdChars - 1} lower-case letters, digits or dashes`,
      fix: 'portId',
    }),
  }),
  label: shared(LocalizedText80, { description: 'The name shown at the port. Must not be blank.' }),
  description: Type.Optional(
    shared(LocalizedText500, { description: 'What the port carries, for users and agents. Must not be blank.' }),
  ),
};

const builtin = {
  ...opening,
  type: shared(BuiltinPortType, { description: 'The type of the values that the port carries.' }),
  schema: Type.Optional(
    shared(SafeSchema, { description: 'A schema that values must match in addition to the built-in type.' }),
  ),
};

const custom = {
  ...opening,
  type: shared(CustomPortType, { description: 'The type of the values that the port carries.' }),
  schema: shared(SafeSchema, { description: "The schema of the custom type's values; `{}` allows every value." }),
};

const output = {
  retain: Type.Optional(
    Type.Boolean({ description: 'Whether the port keeps its last value and sends it to arrows that are drawn later.' }),
  ),
};

const isDefault = Type.Optional(
  Type.Boolean({
    description: 'Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.',
  }),
);

const stream = {
  mode: Type.Optional(
    Type.Literal('stream', { description: 'Values flow in one direction. Leaving `mode` out means the same.' }),
  ),
  default: isDefault,
};

const request = {
  mode: Type.Literal('request', { description: 'Each value is a request that the card answers with a response.' }),
  response: shared(PortResponse, { description: 'What the card responds with.' }),
  default: isDefault,
};

/** Hints for properties that belong to the other direction or the other mode. */
const HINTS = {
  output: {
    mode: 'Remove it; only an input can have a mode.',
    response: 'Remove it; only an input can have a response.',
    default: 'Remove it; only an input can be the default.',
  },
  stream: {
    retain: 'Remove it; only an output can keep its last value.',
    response: 'Add `"mode": "request"`, or remove the response.',
  },
  request: {
    retain: 'Remove it; only an output can keep its last value.',
    response: 'Add it with the type of the response, such as `{ "type": "ns:json" }`.',
  },
} as const;

/** The hint for a port of a custom type that has no schema. */
const ADD_SCHEMA = 'Add it; `{}` allows every value.';

function named(kind: keyof typeof HINTS, $id: string, title: string, description: string): SchemaOptions {
  const hints = $id.startsWith('Custom') ? { ...HINTS[kind], schema: ADD_SCHEMA } : HINTS[kind];
  return { $id, title, description, ...annotate({ hints }) };
}

export const BuiltinOutput = closed(
  { ...builtin, ...output },
  named(
    'output',
    'BuiltinOutput',
    'Output of a built-in type',
    'A port that sends values of a type that every card knows.',
  ),
);

export const CustomOutput = closed(
  { ...custom, ...output },
  named(
    'output',
    'CustomOutput',
    'Output of a custom type',
    'A port that sends values of a custom type. Its `schema` is required.',
  ),
);

export const BuiltinInput = closed(
  { ...builtin, ...stream },
  named(
    'stream',
    'BuiltinInput',
    'Input of a built-in type',
    'A port that receives values of a type that every card knows.',
  ),
);

export const CustomInput = closed(
  { ...custom, ...stream },
  named(
    'stream',
    'CustomInput',
    'Input of a custom type',
    'A port that receives values of a custom type. Its `schema` is required.',
  ),
);

export const BuiltinRequest = closed(
  { ...builtin, ...request },
  named(
    'request',
    'BuiltinRequest',
    'Request of a built-in type',
    'A port that receives requests of a built-in type and responds to them.',
  ),
);

export const CustomRequest = closed(
  { ...custom, ...request },
  named(
    'request',
    'CustomRequest',
    'Request of a custom type',
    'A port that receives requests of a custom type and responds to them.',
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
    description: 'Where values or requests enter the card.',
    ...annotate({ builder: 'input' }),
  },
);

export type OutputPort = Static<typeof OutputPort>;
export type InputPort = Static<typeof InputPort>;
