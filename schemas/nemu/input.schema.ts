import { type Static, type TThis, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { closed } from '../kit/scalars.js';
import { propertyName, visibleText } from './scalars.schema.js';
import { PROPERTY_NAME } from './tables/patterns.js';

/** The kinds of value an input can have, in the order the published schema lists them. */
const InputType = Type.Union(
  [
    Type.Literal('string'),
    Type.Literal('number'),
    Type.Literal('integer'),
    Type.Literal('boolean'),
    Type.Literal('null'),
    Type.Literal('array'),
    Type.Literal('object'),
  ],
  { description: 'The kind of value. One kind only: a value that may be absent is left out of `required` instead.' },
);

const count = (description: string) => Type.Integer({ minimum: 0, description });
const bound = (description: string) => Type.Number({ description });

/** The schema's reference to itself, with a description of its own. */
function described(self: TThis, description: string): TThis {
  return { ...self, description };
}

function inputKeywords(self: TThis) {
  return {
    type: InputType,
    title: Type.Optional(visibleText('A short name for whoever fills in the value.')),
    description: Type.Optional(visibleText('What the value is for and where to find it.')),
    properties: Type.Optional(
      Type.Record(Type.String(), self, {
        description: 'The members of an object, by name. Without it an object has no known member.',
        propertyNames: {
          pattern: PROPERTY_NAME.pattern,
          ...annotate({ constraint: PROPERTY_NAME.constraint, fix: 'propertyName' }),
        },
      }),
    ),
    required: Type.Optional(
      Type.Array(propertyName('The name of a member that must be given.'), {
        uniqueItems: true,
        description: 'The members that must be given; each should be one of `properties`.',
      }),
    ),
    additionalProperties: Type.Optional(
      Type.Literal(false, {
        description: 'Refuses members that `properties` does not list. Only `false` can be written.',
      }),
    ),
    items: Type.Optional(described(self, 'What every item of an array must be.')),
    enum: Type.Optional(
      Type.Array(Type.Unknown(), { minItems: 1, description: 'The only values that are taken, of any kind of JSON.' }),
    ),
    const: Type.Optional(Type.Unknown({ description: 'The single value that is taken.' })),
    default: Type.Optional(
      Type.Unknown({ description: 'The value used when none is given. Stands in the manifest in plain text.' }),
    ),
    examples: Type.Optional(
      Type.Array(Type.Unknown(), { description: 'Values that would be taken, to show what is meant.' }),
    ),
    minLength: Type.Optional(count('The least length of a string, in code points, inclusive.')),
    maxLength: Type.Optional(count('The greatest length of a string, in code points, inclusive.')),
    pattern: Type.Optional(
      Type.String({
        description: 'A regular expression (ECMA-262) that a string must match somewhere; write `^…$` for the whole.',
      }),
    ),
    format: Type.Optional(
      Type.String({ minLength: 1, description: 'A named format of a string, such as `uri` or `email`.' }),
    ),
    minimum: Type.Optional(bound('The least number, inclusive.')),
    maximum: Type.Optional(bound('The greatest number, inclusive.')),
    exclusiveMinimum: Type.Optional(bound('A number that the value must pass.')),
    exclusiveMaximum: Type.Optional(bound('A number that the value must stay below.')),
    minItems: Type.Optional(count('The least number of items of an array, inclusive.')),
    maxItems: Type.Optional(count('The greatest number of items of an array, inclusive.')),
    uniqueItems: Type.Optional(Type.Boolean({ description: 'Whether the items of an array must all differ.' })),
    minProperties: Type.Optional(count('The least number of members of an object, inclusive.')),
    maxProperties: Type.Optional(count('The greatest number of members of an object, inclusive.')),
  };
}

/** One input of a blueprint, in Nemu's own subset of JSON Schema. */
export const InputSchema = Type.Recursive((self) => closed(inputKeywords(self)), {
  $id: 'inputSchema',
  description: 'What one value that a blueprint asks for must look like, in a subset of JSON Schema.',
});
export type InputSchema = Static<typeof InputSchema>;
