import { type Static, type TThis, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { closed } from '../kit/scalars.js';
import { propertyName, visibleText } from './scalars.schema.js';
import { PROPERTY_NAME } from './tables/patterns.js';

/** The types that an input can have, in the order of the published schema. */
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
  {
    description:
      'The type of the value. Only one type is allowed; to make a value optional, leave it out of `required`.',
  },
);

const count = (description: string) => Type.Integer({ minimum: 0, description });
const bound = (description: string) => Type.Number({ description });

/** The reference of the schema to itself, with its own description. */
function described(self: TThis, description: string): TThis {
  return { ...self, description };
}

function inputKeywords(self: TThis) {
  return {
    type: InputType,
    title: Type.Optional(visibleText('A short name, shown to whoever fills in the value.')),
    description: Type.Optional(visibleText('What the value is for and where to find it.')),
    properties: Type.Optional(
      Type.Record(Type.String(), self, {
        description: 'The properties of an object, by name. Without it, no property of the object is known.',
        propertyNames: {
          pattern: PROPERTY_NAME.pattern,
          ...annotate({ constraint: PROPERTY_NAME.constraint, fix: 'propertyName' }),
        },
      }),
    ),
    required: Type.Optional(
      Type.Array(propertyName('The name of a required property.'), {
        uniqueItems: true,
        description: 'The required properties. Each should be one of `properties`.',
      }),
    ),
    additionalProperties: Type.Optional(
      Type.Literal(false, {
        description: 'Rejects properties that `properties` does not list. Only `false` is allowed.',
      }),
    ),
    items: Type.Optional(described(self, 'The schema of every item of an array.')),
    enum: Type.Optional(
      Type.Array(Type.Unknown(), { minItems: 1, description: 'The only allowed values, of any JSON type.' }),
    ),
    const: Type.Optional(Type.Unknown({ description: 'The only allowed value.' })),
    default: Type.Optional(
      Type.Unknown({ description: 'The value used when none is given. The manifest shows it in plain text.' }),
    ),
    examples: Type.Optional(Type.Array(Type.Unknown(), { description: 'Valid values, to show what is expected.' })),
    minLength: Type.Optional(count('The minimum length of a string, in code points, inclusive.')),
    maxLength: Type.Optional(count('The maximum length of a string, in code points, inclusive.')),
    pattern: Type.Optional(
      Type.String({
        description:
          'A regular expression (ECMA-262) that must match somewhere in a string. Write `^…$` to match the whole string.',
      }),
    ),
    format: Type.Optional(
      Type.String({ minLength: 1, description: 'The named format of a string, such as `uri` or `email`.' }),
    ),
    minimum: Type.Optional(bound('The minimum, inclusive.')),
    maximum: Type.Optional(bound('The maximum, inclusive.')),
    exclusiveMinimum: Type.Optional(bound('The minimum, exclusive: the value must be greater.')),
    exclusiveMaximum: Type.Optional(bound('The maximum, exclusive: the value must be less.')),
    minItems: Type.Optional(count('The minimum number of items in an array, inclusive.')),
    maxItems: Type.Optional(count('The maximum number of items in an array, inclusive.')),
    uniqueItems: Type.Optional(Type.Boolean({ description: 'Whether all items of an array must be different.' })),
    minProperties: Type.Optional(count('The minimum number of properties of an object, inclusive.')),
    maxProperties: Type.Optional(count('The maximum number of properties of an object, inclusive.')),
  };
}

/** The schema of one input of a blueprint, in Nemu's own subset of JSON Schema. */
export const InputSchema = Type.Recursive((self) => closed(inputKeywords(self)), {
  $id: 'inputSchema',
  description: 'The schema of one value that a blueprint asks for, in a subset of JSON Schema.',
});
export type InputSchema = Static<typeof InputSchema>;
