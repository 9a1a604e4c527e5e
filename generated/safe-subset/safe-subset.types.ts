// Generated from schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * A JSON Schema in the safe subset: no `pattern`, no references to other documents, at most 500 schema objects and 16 levels.
 */
export interface SafeSchema {
  /**
   * The type of the value, or an array of allowed types. `number` includes integers.
   *
   * - At least 1 item.
   */
  type?: SafeTypeName | SafeTypeName[];
  /**
   * The value equals one of these values. The order of properties in an object does not matter.
   *
   * 1 to 256 items.
   */
  enum?: unknown[];
  /**
   * The value equals this value. The order of properties in an object does not matter.
   */
  const?: unknown;
  /**
   * A schema for each property that is known by name. A property is optional unless `required` lists it.
   */
  properties?: {
    [k: string]: SafeSchema;
  };
  /**
   * The names of required properties.
   */
  required?: string[];
  /**
   * What is allowed for properties that `properties` does not list: `false` rejects them, a schema applies to each of them.
   */
  additionalProperties?: boolean | SafeSchema;
  /**
   * The minimum number of properties of an object.
   *
   * A whole number. At least 0.
   */
  minProperties?: number;
  /**
   * The maximum number of properties of an object.
   *
   * A whole number. At least 0.
   */
  maxProperties?: number;
  /**
   * The schema of every item of an array.
   */
  items?: SafeSchema;
  /**
   * The minimum number of items of an array.
   *
   * A whole number. At least 0.
   */
  minItems?: number;
  /**
   * The maximum number of items of an array.
   *
   * A whole number. At least 0.
   */
  maxItems?: number;
  /**
   * With `true`, all items of an array must be different.
   */
  uniqueItems?: boolean;
  /**
   * The minimum length of a string, in Unicode code points.
   *
   * A whole number. At least 0.
   */
  minLength?: number;
  /**
   * The maximum length of a string, in Unicode code points.
   *
   * A whole number. At least 0.
   */
  maxLength?: number;
  /**
   * The format of a string. It has no effect on values that are not strings.
   */
  format?: SafeFormat;
  /**
   * The smallest number allowed.
   */
  minimum?: number;
  /**
   * The largest number allowed.
   */
  maximum?: number;
  /**
   * The value must be greater than this number.
   */
  exclusiveMinimum?: number;
  /**
   * The value must be less than this number.
   */
  exclusiveMaximum?: number;
  /**
   * The value must be a multiple of this number; a quotient within 1e-9 of an integer counts.
   *
   * Above 0.
   */
  multipleOf?: number;
  /**
   * The value must match at least one of these schemas.
   *
   * 1 to 16 items.
   */
  anyOf?: SafeSchema[];
  /**
   * The value must match exactly one of these schemas.
   *
   * 1 to 16 items.
   */
  oneOf?: SafeSchema[];
  /**
   * Also applies another schema of the same document: `#` is the root schema, `#/$defs/<name>` a definition (in the name, write `~1` for `/` and `~0` for `~`).
   *
   * Must be `#` or `#/$defs/` and the name of a definition.
   */
  $ref?: string;
  /**
   * Schemas by name, for `$ref`. Only those of the root schema can be referenced.
   */
  $defs?: {
    [k: string]: SafeSchema;
  };
  /**
   * An identifier of the schema; no `$ref` is resolved against it.
   */
  $id?: unknown;
  /**
   * The dialect of the schema; the platform always reads it as 2020-12.
   */
  $schema?: unknown;
  /**
   * A note for maintainers of the schema.
   */
  $comment?: string;
  /**
   * A short name for what the schema describes.
   */
  title?: string;
  /**
   * What the value means. In the input of a tool, an agent reads it before it calls the tool.
   */
  description?: string;
  /**
   * The value that is assumed when none is given; the platform does not fill it in.
   */
  default?: unknown;
  /**
   * An array of values that match the schema.
   */
  examples?: unknown;
  /**
   * With `true`, the value should no longer be used.
   */
  deprecated?: unknown;
  /**
   * With `true`, only the owner sets the value, and it should not be sent.
   */
  readOnly?: unknown;
  /**
   * With `true`, the value is sent but never returned.
   */
  writeOnly?: unknown;
}

/**
 * A JSON type.
 */
export type SafeTypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/**
 * The format of a string.
 *
 * - `uri`: Starts with a scheme and a colon, followed by anything except whitespace. At most 8,192 UTF-16 units.
 * - `date-time`: Date and time with an upper-case `T`, and `Z` or an offset up to 23:59; at most nine decimal places for seconds. Any day from 01 to 31 is valid in any month, `24:00:00` is valid, and leap seconds are not.
 * - `date`: Four, two and two digits. Any day from 01 to 31 is valid in any month.
 * - `email`: One `@` with 1 to 64 characters before it and 1 to 255 after it, none of them whitespace or `@`.
 * - `color`: `#` and 3, 4, 6 or 8 hexadecimal digits in either case.
 * - `uuid`: Hexadecimal digits in either case, in groups of 8, 4, 4, 4 and 12; any version.
 */
export type SafeFormat = 'uri' | 'date-time' | 'date' | 'email' | 'color' | 'uuid';
