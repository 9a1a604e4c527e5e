// Generated from schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.

import {
  buildDocument,
  fluentBuilder,
  standardSchemaOf,
  type Complete,
  type Given,
  type ItemOf,
  type StandardSchemaV1,
} from '../../src/runtime/index.js';
import { safeSubsetRuntime } from './safe-subset.runtime.js';
import type { SafeSchema } from './safe-subset.types.js';

/**
 * The properties of `SafeSchema`.
 */
export interface SafeSubsetInput {
  /**
   * The type of the value, or an array of allowed types. `number` includes integers.
   *
   * - At least 1 item.
   */
  readonly type?: Given<SafeSchema['type']> | undefined;
  /**
   * The value equals one of these values. The order of properties in an object does not matter.
   *
   * 1 to 256 items.
   */
  readonly enum?: Given<SafeSchema['enum']> | undefined;
  /**
   * The value equals this value. The order of properties in an object does not matter.
   */
  readonly const?: Given<SafeSchema['const']> | undefined;
  /**
   * A schema for each property that is known by name. A property is optional unless `required` lists it.
   */
  readonly properties?: Given<SafeSchema['properties']> | undefined;
  /**
   * The names of required properties.
   */
  readonly required?: Given<SafeSchema['required']> | undefined;
  /**
   * What is allowed for properties that `properties` does not list: `false` rejects them, a schema applies to each of them.
   */
  readonly additionalProperties?: Given<SafeSchema['additionalProperties']> | undefined;
  /**
   * The minimum number of properties of an object.
   *
   * A whole number. At least 0.
   */
  readonly minProperties?: Given<SafeSchema['minProperties']> | undefined;
  /**
   * The maximum number of properties of an object.
   *
   * A whole number. At least 0.
   */
  readonly maxProperties?: Given<SafeSchema['maxProperties']> | undefined;
  /**
   * The schema of every item of an array.
   */
  readonly items?: Given<SafeSchema['items']> | undefined;
  /**
   * The minimum number of items of an array.
   *
   * A whole number. At least 0.
   */
  readonly minItems?: Given<SafeSchema['minItems']> | undefined;
  /**
   * The maximum number of items of an array.
   *
   * A whole number. At least 0.
   */
  readonly maxItems?: Given<SafeSchema['maxItems']> | undefined;
  /**
   * With `true`, all items of an array must be different.
   */
  readonly uniqueItems?: Given<SafeSchema['uniqueItems']> | undefined;
  /**
   * The minimum length of a string, in Unicode code points.
   *
   * A whole number. At least 0.
   */
  readonly minLength?: Given<SafeSchema['minLength']> | undefined;
  /**
   * The maximum length of a string, in Unicode code points.
   *
   * A whole number. At least 0.
   */
  readonly maxLength?: Given<SafeSchema['maxLength']> | undefined;
  /**
   * The format of a string. It has no effect on values that are not strings.
   */
  readonly format?: Given<SafeSchema['format']> | undefined;
  /**
   * The smallest number allowed.
   */
  readonly minimum?: Given<SafeSchema['minimum']> | undefined;
  /**
   * The largest number allowed.
   */
  readonly maximum?: Given<SafeSchema['maximum']> | undefined;
  /**
   * The value must be greater than this number.
   */
  readonly exclusiveMinimum?: Given<SafeSchema['exclusiveMinimum']> | undefined;
  /**
   * The value must be less than this number.
   */
  readonly exclusiveMaximum?: Given<SafeSchema['exclusiveMaximum']> | undefined;
  /**
   * The value must be a multiple of this number; a quotient within 1e-9 of an integer counts.
   *
   * Above 0.
   */
  readonly multipleOf?: Given<SafeSchema['multipleOf']> | undefined;
  /**
   * The value must match at least one of these schemas.
   *
   * 1 to 16 items.
   */
  readonly anyOf?: Given<SafeSchema['anyOf']> | undefined;
  /**
   * The value must match exactly one of these schemas.
   *
   * 1 to 16 items.
   */
  readonly oneOf?: Given<SafeSchema['oneOf']> | undefined;
  /**
   * Also applies another schema of the same document: `#` is the root schema, `#/$defs/<name>` a definition (in the name, write `~1` for `/` and `~0` for `~`).
   *
   * Must be `#` or `#/$defs/` and the name of a definition.
   */
  readonly $ref?: Given<SafeSchema['$ref']> | undefined;
  /**
   * Schemas by name, for `$ref`. Only those of the root schema can be referenced.
   */
  readonly $defs?: Given<SafeSchema['$defs']> | undefined;
  /**
   * An identifier of the schema; no `$ref` is resolved against it.
   */
  readonly $id?: Given<SafeSchema['$id']> | undefined;
  /**
   * The dialect of the schema; the platform always reads it as 2020-12.
   */
  readonly $schema?: Given<SafeSchema['$schema']> | undefined;
  /**
   * A note for maintainers of the schema.
   */
  readonly $comment?: Given<SafeSchema['$comment']> | undefined;
  /**
   * A short name for what the schema describes.
   */
  readonly title?: Given<SafeSchema['title']> | undefined;
  /**
   * What the value means. In the input of a tool, an agent reads it before it calls the tool.
   */
  readonly description?: Given<SafeSchema['description']> | undefined;
  /**
   * The value that is assumed when none is given; the platform does not fill it in.
   */
  readonly default?: Given<SafeSchema['default']> | undefined;
  /**
   * An array of values that match the schema.
   */
  readonly examples?: Given<SafeSchema['examples']> | undefined;
  /**
   * With `true`, the value should no longer be used.
   */
  readonly deprecated?: Given<SafeSchema['deprecated']> | undefined;
  /**
   * With `true`, only the owner sets the value, and it should not be sent.
   */
  readonly readOnly?: Given<SafeSchema['readOnly']> | undefined;
  /**
   * With `true`, the value is sent but never returned.
   */
  readonly writeOnly?: Given<SafeSchema['writeOnly']> | undefined;
}

/**
 * Builds a `safe-subset/safe-subset` document (Safe JSON Schema subset): validates it, and returns plain frozen JSON in the schema's order.
 *
 * @throws {ManifestError} with every issue, when the document is invalid.
 */
export function safeSubset(input: SafeSubsetInput): SafeSchema {
  return buildDocument<SafeSchema>(safeSubsetRuntime, input, {});
}

/**
 * Collects the input of `safeSubset`, one property at a time. Each method returns a new builder.
 */
export interface SafeSubsetBuilder<Known extends string = never> {
  /**
   * The type of the value, or an array of allowed types. `number` includes integers.
   *
   * - At least 1 item.
   */
  type(value: SafeSubsetInput['type']): SafeSubsetBuilder<Known | 'type'>;
  /**
   * The value equals one of these values. The order of properties in an object does not matter.
   *
   * 1 to 256 items.
   */
  enum(value: SafeSubsetInput['enum']): SafeSubsetBuilder<Known | 'enum'>;
  /**
   * The value equals this value. The order of properties in an object does not matter.
   */
  const(value: SafeSubsetInput['const']): SafeSubsetBuilder<Known | 'const'>;
  /**
   * A schema for each property that is known by name. A property is optional unless `required` lists it.
   */
  properties(value: SafeSubsetInput['properties']): SafeSubsetBuilder<Known | 'properties'>;
  /**
   * The names of required properties.
   */
  required(value: SafeSubsetInput['required']): SafeSubsetBuilder<Known | 'required'>;
  /**
   * What is allowed for properties that `properties` does not list: `false` rejects them, a schema applies to each of them.
   */
  additionalProperties(
    value: SafeSubsetInput['additionalProperties'],
  ): SafeSubsetBuilder<Known | 'additionalProperties'>;
  /**
   * The minimum number of properties of an object.
   *
   * A whole number. At least 0.
   */
  minProperties(value: SafeSubsetInput['minProperties']): SafeSubsetBuilder<Known | 'minProperties'>;
  /**
   * The maximum number of properties of an object.
   *
   * A whole number. At least 0.
   */
  maxProperties(value: SafeSubsetInput['maxProperties']): SafeSubsetBuilder<Known | 'maxProperties'>;
  /**
   * The schema of every item of an array.
   */
  items(value: SafeSubsetInput['items']): SafeSubsetBuilder<Known | 'items'>;
  /**
   * The minimum number of items of an array.
   *
   * A whole number. At least 0.
   */
  minItems(value: SafeSubsetInput['minItems']): SafeSubsetBuilder<Known | 'minItems'>;
  /**
   * The maximum number of items of an array.
   *
   * A whole number. At least 0.
   */
  maxItems(value: SafeSubsetInput['maxItems']): SafeSubsetBuilder<Known | 'maxItems'>;
  /**
   * With `true`, all items of an array must be different.
   */
  uniqueItems(value: SafeSubsetInput['uniqueItems']): SafeSubsetBuilder<Known | 'uniqueItems'>;
  /**
   * The minimum length of a string, in Unicode code points.
   *
   * A whole number. At least 0.
   */
  minLength(value: SafeSubsetInput['minLength']): SafeSubsetBuilder<Known | 'minLength'>;
  /**
   * The maximum length of a string, in Unicode code points.
   *
   * A whole number. At least 0.
   */
  maxLength(value: SafeSubsetInput['maxLength']): SafeSubsetBuilder<Known | 'maxLength'>;
  /**
   * The format of a string. It has no effect on values that are not strings.
   */
  format(value: SafeSubsetInput['format']): SafeSubsetBuilder<Known | 'format'>;
  /**
   * The smallest number allowed.
   */
  minimum(value: SafeSubsetInput['minimum']): SafeSubsetBuilder<Known | 'minimum'>;
  /**
   * The largest number allowed.
   */
  maximum(value: SafeSubsetInput['maximum']): SafeSubsetBuilder<Known | 'maximum'>;
  /**
   * The value must be greater than this number.
   */
  exclusiveMinimum(value: SafeSubsetInput['exclusiveMinimum']): SafeSubsetBuilder<Known | 'exclusiveMinimum'>;
  /**
   * The value must be less than this number.
   */
  exclusiveMaximum(value: SafeSubsetInput['exclusiveMaximum']): SafeSubsetBuilder<Known | 'exclusiveMaximum'>;
  /**
   * The value must be a multiple of this number; a quotient within 1e-9 of an integer counts.
   *
   * Above 0.
   */
  multipleOf(value: SafeSubsetInput['multipleOf']): SafeSubsetBuilder<Known | 'multipleOf'>;
  /**
   * The value must match at least one of these schemas.
   *
   * 1 to 16 items.
   */
  anyOf(value: SafeSubsetInput['anyOf']): SafeSubsetBuilder<Known | 'anyOf'>;
  /**
   * The value must match exactly one of these schemas.
   *
   * 1 to 16 items.
   */
  oneOf(value: SafeSubsetInput['oneOf']): SafeSubsetBuilder<Known | 'oneOf'>;
  /**
   * Also applies another schema of the same document: `#` is the root schema, `#/$defs/<name>` a definition (in the name, write `~1` for `/` and `~0` for `~`).
   *
   * Must be `#` or `#/$defs/` and the name of a definition.
   */
  $ref(value: SafeSubsetInput['$ref']): SafeSubsetBuilder<Known | '$ref'>;
  /**
   * Schemas by name, for `$ref`. Only those of the root schema can be referenced.
   */
  $defs(value: SafeSubsetInput['$defs']): SafeSubsetBuilder<Known | '$defs'>;
  /**
   * An identifier of the schema; no `$ref` is resolved against it.
   */
  $id(value: SafeSubsetInput['$id']): SafeSubsetBuilder<Known | '$id'>;
  /**
   * The dialect of the schema; the platform always reads it as 2020-12.
   */
  $schema(value: SafeSubsetInput['$schema']): SafeSubsetBuilder<Known | '$schema'>;
  /**
   * A note for maintainers of the schema.
   */
  $comment(value: SafeSubsetInput['$comment']): SafeSubsetBuilder<Known | '$comment'>;
  /**
   * A short name for what the schema describes.
   */
  title(value: SafeSubsetInput['title']): SafeSubsetBuilder<Known | 'title'>;
  /**
   * What the value means. In the input of a tool, an agent reads it before it calls the tool.
   */
  description(value: SafeSubsetInput['description']): SafeSubsetBuilder<Known | 'description'>;
  /**
   * The value that is assumed when none is given; the platform does not fill it in.
   */
  default(value: SafeSubsetInput['default']): SafeSubsetBuilder<Known | 'default'>;
  /**
   * An array of values that match the schema.
   */
  examples(value: SafeSubsetInput['examples']): SafeSubsetBuilder<Known | 'examples'>;
  /**
   * With `true`, the value should no longer be used.
   */
  deprecated(value: SafeSubsetInput['deprecated']): SafeSubsetBuilder<Known | 'deprecated'>;
  /**
   * With `true`, only the owner sets the value, and it should not be sent.
   */
  readOnly(value: SafeSubsetInput['readOnly']): SafeSubsetBuilder<Known | 'readOnly'>;
  /**
   * With `true`, the value is sent but never returned.
   */
  writeOnly(value: SafeSubsetInput['writeOnly']): SafeSubsetBuilder<Known | 'writeOnly'>;
  /**
   * Adds one item to `enum`.
   */
  addEnum(item: ItemOf<SafeSubsetInput['enum']>): SafeSubsetBuilder<Known | 'enum'>;
  /**
   * Adds one item to `required`.
   */
  addRequired(item: ItemOf<SafeSubsetInput['required']>): SafeSubsetBuilder<Known | 'required'>;
  /**
   * Adds one item to `anyOf`.
   */
  addAnyOf(item: ItemOf<SafeSubsetInput['anyOf']>): SafeSubsetBuilder<Known | 'anyOf'>;
  /**
   * Adds one item to `oneOf`.
   */
  addOneOf(item: ItemOf<SafeSubsetInput['oneOf']>): SafeSubsetBuilder<Known | 'oneOf'>;
  /**
   * Builds the document as `safeSubset` does; compiles only once every required property is set.
   */
  build(this: Complete<Exclude<never, Known>>): SafeSchema;
}

/**
 * Starts a fluent builder for `safeSubset`.
 */
export function safeSubsetBuilder(): SafeSubsetBuilder {
  return fluentBuilder<SafeSubsetBuilder>(safeSubset, {
    type: { set: 'type' },
    enum: { set: 'enum' },
    const: { set: 'const' },
    properties: { set: 'properties' },
    required: { set: 'required' },
    additionalProperties: { set: 'additionalProperties' },
    minProperties: { set: 'minProperties' },
    maxProperties: { set: 'maxProperties' },
    items: { set: 'items' },
    minItems: { set: 'minItems' },
    maxItems: { set: 'maxItems' },
    uniqueItems: { set: 'uniqueItems' },
    minLength: { set: 'minLength' },
    maxLength: { set: 'maxLength' },
    format: { set: 'format' },
    minimum: { set: 'minimum' },
    maximum: { set: 'maximum' },
    exclusiveMinimum: { set: 'exclusiveMinimum' },
    exclusiveMaximum: { set: 'exclusiveMaximum' },
    multipleOf: { set: 'multipleOf' },
    anyOf: { set: 'anyOf' },
    oneOf: { set: 'oneOf' },
    $ref: { set: '$ref' },
    $defs: { set: '$defs' },
    $id: { set: '$id' },
    $schema: { set: '$schema' },
    $comment: { set: '$comment' },
    title: { set: 'title' },
    description: { set: 'description' },
    default: { set: 'default' },
    examples: { set: 'examples' },
    deprecated: { set: 'deprecated' },
    readOnly: { set: 'readOnly' },
    writeOnly: { set: 'writeOnly' },
    addEnum: { add: 'enum' },
    addRequired: { add: 'required' },
    addAnyOf: { add: 'anyOf' },
    addOneOf: { add: 'oneOf' },
  });
}

/**
 * The format `safe-subset/safe-subset` as a [Standard Schema](https://standardschema.dev); validates structure and rules.
 */
export const safeSubsetSchema: StandardSchemaV1<SafeSchema> =
  /* @__PURE__ */ standardSchemaOf<SafeSchema>(safeSubsetRuntime);
