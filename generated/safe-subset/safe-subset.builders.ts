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
 * The members of `SafeSchema`.
 */
export interface SafeSubsetInput {
  /**
   * The type of the value, or a list of types of which it has one. `number` takes whole numbers too.
   *
   * - At least 1 item.
   */
  readonly type?: Given<SafeSchema['type']> | undefined;
  /**
   * The value equals one of these. The order of keys in an object makes no difference.
   *
   * 1 to 256 items.
   */
  readonly enum?: Given<SafeSchema['enum']> | undefined;
  /**
   * The value equals this one. The order of keys in an object makes no difference.
   */
  readonly const?: Given<SafeSchema['const']> | undefined;
  /**
   * A schema for each member that is known by name. A member may be absent unless `required` names it.
   */
  readonly properties?: Given<SafeSchema['properties']> | undefined;
  /**
   * The names of members that must be there.
   */
  readonly required?: Given<SafeSchema['required']> | undefined;
  /**
   * What members that `properties` does not name may be: `false` for none, or a schema that each must meet.
   */
  readonly additionalProperties?: Given<SafeSchema['additionalProperties']> | undefined;
  /**
   * The fewest members an object may have.
   *
   * A whole number. At least 0.
   */
  readonly minProperties?: Given<SafeSchema['minProperties']> | undefined;
  /**
   * The most members an object may have.
   *
   * A whole number. At least 0.
   */
  readonly maxProperties?: Given<SafeSchema['maxProperties']> | undefined;
  /**
   * The schema that every item of a list must meet.
   */
  readonly items?: Given<SafeSchema['items']> | undefined;
  /**
   * The fewest items a list may have.
   *
   * A whole number. At least 0.
   */
  readonly minItems?: Given<SafeSchema['minItems']> | undefined;
  /**
   * The most items a list may have.
   *
   * A whole number. At least 0.
   */
  readonly maxItems?: Given<SafeSchema['maxItems']> | undefined;
  /**
   * With `true`, no two items of a list may be equal.
   */
  readonly uniqueItems?: Given<SafeSchema['uniqueItems']> | undefined;
  /**
   * The fewest characters a text may have, counted in Unicode code points.
   *
   * A whole number. At least 0.
   */
  readonly minLength?: Given<SafeSchema['minLength']> | undefined;
  /**
   * The most characters a text may have, counted in Unicode code points.
   *
   * A whole number. At least 0.
   */
  readonly maxLength?: Given<SafeSchema['maxLength']> | undefined;
  /**
   * A form that a text must have. It says nothing about values that are no text.
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
   * A number that the value must be above.
   */
  readonly exclusiveMinimum?: Given<SafeSchema['exclusiveMinimum']> | undefined;
  /**
   * A number that the value must be below.
   */
  readonly exclusiveMaximum?: Given<SafeSchema['exclusiveMaximum']> | undefined;
  /**
   * The value is a whole multiple of this number; a quotient within 1e-9 of a whole number counts.
   *
   * Above 0.
   */
  readonly multipleOf?: Given<SafeSchema['multipleOf']> | undefined;
  /**
   * The value meets at least one of these schemas.
   *
   * 1 to 16 items.
   */
  readonly anyOf?: Given<SafeSchema['anyOf']> | undefined;
  /**
   * The value meets exactly one of these schemas.
   *
   * 1 to 16 items.
   */
  readonly oneOf?: Given<SafeSchema['oneOf']> | undefined;
  /**
   * Applies another schema of the same document as well: `#` for the outermost one, `#/$defs/<name>` for a definition (`~1` stands for `/` in the name, `~0` for `~`).
   *
   * Must be `#` or `#/$defs/` and the name of a definition.
   */
  readonly $ref?: Given<SafeSchema['$ref']> | undefined;
  /**
   * Schemas by name, for `$ref`. Only those of the outermost schema can be referred to.
   */
  readonly $defs?: Given<SafeSchema['$defs']> | undefined;
  /**
   * An identifier of the schema; no `$ref` is resolved against it.
   */
  readonly $id?: Given<SafeSchema['$id']> | undefined;
  /**
   * The dialect the schema is written in; the platform reads it as 2020-12 in any case.
   */
  readonly $schema?: Given<SafeSchema['$schema']> | undefined;
  /**
   * A note to whoever maintains the schema.
   */
  readonly $comment?: Given<SafeSchema['$comment']> | undefined;
  /**
   * A short name of what the schema describes.
   */
  readonly title?: Given<SafeSchema['title']> | undefined;
  /**
   * What the value means. In a tool’s input this is what an agent reads before it calls the tool.
   */
  readonly description?: Given<SafeSchema['description']> | undefined;
  /**
   * The value that is assumed where none is given; the platform does not fill it in.
   */
  readonly default?: Given<SafeSchema['default']> | undefined;
  /**
   * A list of values that meet the schema.
   */
  readonly examples?: Given<SafeSchema['examples']> | undefined;
  /**
   * With `true`, the value should no longer be used.
   */
  readonly deprecated?: Given<SafeSchema['deprecated']> | undefined;
  /**
   * With `true`, the value is set by its owner and should not be sent.
   */
  readonly readOnly?: Given<SafeSchema['readOnly']> | undefined;
  /**
   * With `true`, the value is sent and never given back.
   */
  readonly writeOnly?: Given<SafeSchema['writeOnly']> | undefined;
}

/**
 * Makes a document of the format `safe-subset/safe-subset` (Safe JSON Schema subset): checks it, and returns plain frozen JSON in the schema's order.
 *
 * @throws {ManifestError} with every issue, when the document is not valid.
 */
export function safeSubset(input: SafeSubsetInput): SafeSchema {
  return buildDocument<SafeSchema>(safeSubsetRuntime, input, {});
}

/**
 * Collects what `safeSubset` takes, member by member. Each method returns a new builder.
 */
export interface SafeSubsetBuilder<Known extends string = never> {
  /**
   * The type of the value, or a list of types of which it has one. `number` takes whole numbers too.
   *
   * - At least 1 item.
   */
  type(value: SafeSubsetInput['type']): SafeSubsetBuilder<Known | 'type'>;
  /**
   * The value equals one of these. The order of keys in an object makes no difference.
   *
   * 1 to 256 items.
   */
  enum(value: SafeSubsetInput['enum']): SafeSubsetBuilder<Known | 'enum'>;
  /**
   * The value equals this one. The order of keys in an object makes no difference.
   */
  const(value: SafeSubsetInput['const']): SafeSubsetBuilder<Known | 'const'>;
  /**
   * A schema for each member that is known by name. A member may be absent unless `required` names it.
   */
  properties(value: SafeSubsetInput['properties']): SafeSubsetBuilder<Known | 'properties'>;
  /**
   * The names of members that must be there.
   */
  required(value: SafeSubsetInput['required']): SafeSubsetBuilder<Known | 'required'>;
  /**
   * What members that `properties` does not name may be: `false` for none, or a schema that each must meet.
   */
  additionalProperties(
    value: SafeSubsetInput['additionalProperties'],
  ): SafeSubsetBuilder<Known | 'additionalProperties'>;
  /**
   * The fewest members an object may have.
   *
   * A whole number. At least 0.
   */
  minProperties(value: SafeSubsetInput['minProperties']): SafeSubsetBuilder<Known | 'minProperties'>;
  /**
   * The most members an object may have.
   *
   * A whole number. At least 0.
   */
  maxProperties(value: SafeSubsetInput['maxProperties']): SafeSubsetBuilder<Known | 'maxProperties'>;
  /**
   * The schema that every item of a list must meet.
   */
  items(value: SafeSubsetInput['items']): SafeSubsetBuilder<Known | 'items'>;
  /**
   * The fewest items a list may have.
   *
   * A whole number. At least 0.
   */
  minItems(value: SafeSubsetInput['minItems']): SafeSubsetBuilder<Known | 'minItems'>;
  /**
   * The most items a list may have.
   *
   * A whole number. At least 0.
   */
  maxItems(value: SafeSubsetInput['maxItems']): SafeSubsetBuilder<Known | 'maxItems'>;
  /**
   * With `true`, no two items of a list may be equal.
   */
  uniqueItems(value: SafeSubsetInput['uniqueItems']): SafeSubsetBuilder<Known | 'uniqueItems'>;
  /**
   * The fewest characters a text may have, counted in Unicode code points.
   *
   * A whole number. At least 0.
   */
  minLength(value: SafeSubsetInput['minLength']): SafeSubsetBuilder<Known | 'minLength'>;
  /**
   * The most characters a text may have, counted in Unicode code points.
   *
   * A whole number. At least 0.
   */
  maxLength(value: SafeSubsetInput['maxLength']): SafeSubsetBuilder<Known | 'maxLength'>;
  /**
   * A form that a text must have. It says nothing about values that are no text.
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
   * A number that the value must be above.
   */
  exclusiveMinimum(value: SafeSubsetInput['exclusiveMinimum']): SafeSubsetBuilder<Known | 'exclusiveMinimum'>;
  /**
   * A number that the value must be below.
   */
  exclusiveMaximum(value: SafeSubsetInput['exclusiveMaximum']): SafeSubsetBuilder<Known | 'exclusiveMaximum'>;
  /**
   * The value is a whole multiple of this number; a quotient within 1e-9 of a whole number counts.
   *
   * Above 0.
   */
  multipleOf(value: SafeSubsetInput['multipleOf']): SafeSubsetBuilder<Known | 'multipleOf'>;
  /**
   * The value meets at least one of these schemas.
   *
   * 1 to 16 items.
   */
  anyOf(value: SafeSubsetInput['anyOf']): SafeSubsetBuilder<Known | 'anyOf'>;
  /**
   * The value meets exactly one of these schemas.
   *
   * 1 to 16 items.
   */
  oneOf(value: SafeSubsetInput['oneOf']): SafeSubsetBuilder<Known | 'oneOf'>;
  /**
   * Applies another schema of the same document as well: `#` for the outermost one, `#/$defs/<name>` for a definition (`~1` stands for `/` in the name, `~0` for `~`).
   *
   * Must be `#` or `#/$defs/` and the name of a definition.
   */
  $ref(value: SafeSubsetInput['$ref']): SafeSubsetBuilder<Known | '$ref'>;
  /**
   * Schemas by name, for `$ref`. Only those of the outermost schema can be referred to.
   */
  $defs(value: SafeSubsetInput['$defs']): SafeSubsetBuilder<Known | '$defs'>;
  /**
   * An identifier of the schema; no `$ref` is resolved against it.
   */
  $id(value: SafeSubsetInput['$id']): SafeSubsetBuilder<Known | '$id'>;
  /**
   * The dialect the schema is written in; the platform reads it as 2020-12 in any case.
   */
  $schema(value: SafeSubsetInput['$schema']): SafeSubsetBuilder<Known | '$schema'>;
  /**
   * A note to whoever maintains the schema.
   */
  $comment(value: SafeSubsetInput['$comment']): SafeSubsetBuilder<Known | '$comment'>;
  /**
   * A short name of what the schema describes.
   */
  title(value: SafeSubsetInput['title']): SafeSubsetBuilder<Known | 'title'>;
  /**
   * What the value means. In a tool’s input this is what an agent reads before it calls the tool.
   */
  description(value: SafeSubsetInput['description']): SafeSubsetBuilder<Known | 'description'>;
  /**
   * The value that is assumed where none is given; the platform does not fill it in.
   */
  default(value: SafeSubsetInput['default']): SafeSubsetBuilder<Known | 'default'>;
  /**
   * A list of values that meet the schema.
   */
  examples(value: SafeSubsetInput['examples']): SafeSubsetBuilder<Known | 'examples'>;
  /**
   * With `true`, the value should no longer be used.
   */
  deprecated(value: SafeSubsetInput['deprecated']): SafeSubsetBuilder<Known | 'deprecated'>;
  /**
   * With `true`, the value is set by its owner and should not be sent.
   */
  readOnly(value: SafeSubsetInput['readOnly']): SafeSubsetBuilder<Known | 'readOnly'>;
  /**
   * With `true`, the value is sent and never given back.
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
   * Makes the document as `safeSubset` does; compiles once every required member is set.
   */
  build(this: Complete<Exclude<never, Known>>): SafeSchema;
}

/**
 * Begins a document that `safeSubset` makes in the end.
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
 * The format `safe-subset/safe-subset` as a Standard Schema, for tools that take a validator of any maker; judges structure and rules.
 */
export const safeSubsetSchema: StandardSchemaV1<SafeSchema> =
  /* @__PURE__ */ standardSchemaOf<SafeSchema>(safeSubsetRuntime);
