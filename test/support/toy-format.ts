import { Type } from '@sinclair/typebox';
import { defineFormat, type Format } from '../../core/format.js';
import { annotate } from '../../schemas/kit/annotate.js';
import { literals } from '../../schemas/kit/literals.js';
import { closed, text } from '../../schemas/kit/scalars.js';
import { shared } from '../../schemas/kit/shared.js';

const Label = Type.Union(
  [text(20), closed({ en: text(20), ru: Type.Optional(text(20)) }, { description: 'One text for each language.' })],
  { $id: 'Label', title: 'Label', description: 'Text for people.' },
);

const TextField = closed(
  {
    key: text(10, { description: 'The name of the field.' }),
    type: Type.Literal('text', { description: 'One line.' }),
    label: Type.Optional(shared(Label, { description: 'Shown beside it.' })),
    default: Type.Optional(Type.String()),
  },
  { $id: 'TextField', title: 'Text field', description: 'A field for text.' },
);

const PickField = closed(
  {
    type: Type.Literal('pick.one'),
    revision: Type.Literal(3, { description: 'How it is written.' }),
    key: text(10),
    options: Type.Array(Type.Tuple([text(5), Type.Number()]), { minItems: 1 }),
  },
  { $id: 'PickField', title: 'Pick field' },
);

const Field = Type.Union([shared(TextField), shared(PickField)], { $id: 'Field', title: 'Field' });

const Grant = Type.Union(
  [
    literals(['read', 'write.all']),
    closed({ id: Type.Literal('net'), hosts: Type.Array(text(9)) }),
    closed({ id: literals(['read', 'write.all', 'toString']), why: Type.Optional(text(9)) }),
  ],
  { $id: 'Grant', title: 'Grant', description: 'A permission.' },
);

const Stream = closed({ id: text(9), mode: Type.Optional(Type.Literal('stream')) }, { $id: 'Stream', title: 'Stream' });
const Ask = closed({ id: text(9), mode: Type.Literal('ask'), answer: text(9) }, { $id: 'Ask', title: 'Ask' });
const InPort = Type.Union([shared(Stream), shared(Ask)], {
  $id: 'InPort',
  title: 'Input',
  ...annotate({ builder: 'input' }),
});

const Version = Type.Union(
  [closed({ version: Type.Literal(1), note: Type.String() }), closed({ version: Type.Literal(2) })],
  { $id: 'Record', title: 'Record' },
);

const Node = Type.Recursive((self) => closed({ name: text(9), kids: Type.Optional(Type.Array(self)) }), {
  $id: 'Tree',
  title: 'Tree',
  description: 'A tree.',
});

const Json = Type.Recursive(
  (self) => Type.Union([Type.String(), Type.Null(), Type.Array(self), Type.Record(Type.String(), self)]),
  { $id: 'Json', title: 'Any value' },
);

const Hidden = closed({ x: Type.Number() }, { $id: 'Hidden' });

/** A card with one of everything: unions of each kind, tuples, maps, constants, recursion, and names that clash. */
const ToyCard = closed(
  {
    revision: Type.Literal(1, { description: 'The version of the format.' }),
    name: Type.String({
      pattern: '^[a-z]+$',
      description: 'Its name.',
      ...annotate({ constraint: 'lower-case letters' }),
    }),
    label: shared(Label, { description: 'What people see.' }),
    fields: Type.Optional(Type.Array(shared(Field), { description: 'The form.' })),
    grants: Type.Optional(Type.Array(shared(Grant))),
    entries: Type.Optional(Type.Record(Type.String(), shared(Hidden))),
    inputs: Type.Optional(Type.Array(shared(InPort))),
    record: Type.Optional(shared(Version)),
    tree: Type.Optional(Node),
    size: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
    'odd-key': Type.Optional(Type.Boolean()),
    build: Type.Optional(Type.Array(Type.String())),
    status: Type.Optional(Type.Array(Type.String())),
    data: Type.Optional(Json),
    meta: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { $id: 'ToyCard', title: 'Toy card', description: 'The manifest of a toy.', ...annotate({ builder: 'card' }) },
);

export const toyFormat: Format = defineFormat({
  id: 'toy/card',
  title: 'Toy card',
  description: 'A toy.',
  fileNames: ['toy.json'],
  schema: ToyCard,
  source: 'schemas/toy/card.schema.ts',
  behavior: { rules: [] },
});
