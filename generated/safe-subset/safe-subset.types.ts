// Generated from schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * A JSON Schema in the safe subset: no `pattern`, no references out of it, at most 500 schema objects and 16 levels.
 */
export interface SafeSchema {
  /**
   * The type of the value, or a list of types of which it has one. `number` takes whole numbers too.
   *
   * - At least 1 item.
   */
  type?: SafeTypeName | SafeTypeName[];
  /**
   * The value equals one of these. The order of keys in an object makes no difference.
   *
   * 1 to 256 items.
   */
  enum?: unknown[];
  /**
   * The value equals this one. The order of keys in an object makes no difference.
   */
  const?: unknown;
  /**
   * A schema for each member that is known by name. A member may be absent unless `required` names it.
   */
  properties?: {
    [k: string]: SafeSchema;
  };
  /**
   * The names of members that must be there.
   */
  required?: string[];
  /**
   * What members that `properties` does not name may be: `false` for none, or a schema that each must meet.
   */
  additionalProperties?: boolean | SafeSchema;
  /**
   * The fewest members an object may have.
   *
   * A whole number. At least 0.
   */
  minProperties?: number;
  /**
   * The most members an object may have.
   *
   * A whole number. At least 0.
   */
  maxProperties?: number;
  /**
   * The schema that every item of a list must meet.
   */
  items?: SafeSchema;
  /**
   * The fewest items a list may have.
   *
   * A whole number. At least 0.
   */
  minItems?: number;
  /**
   * The most items a list may have.
   *
   * A whole number. At least 0.
   */
  maxItems?: number;
  /**
   * With `true`, no two items of a list may be equal.
   */
  uniqueItems?: boolean;
  /**
   * The fewest characters a text may have, counted in Unicode code points.
   *
   * A whole number. At least 0.
   */
  minLength?: number;
  /**
   * The most characters a text may have, counted in Unicode code points.
   *
   * A whole number. At least 0.
   */
  maxLength?: number;
  /**
   * A form that a text must have. It says nothing about values that are no text.
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
   * A number that the value must be above.
   */
  exclusiveMinimum?: number;
  /**
   * A number that the value must be below.
   */
  exclusiveMaximum?: number;
  /**
   * The value is a whole multiple of this number; a quotient within 1e-9 of a whole number counts.
   *
   * Above 0.
   */
  multipleOf?: number;
  /**
   * The value meets at least one of these schemas.
   *
   * 1 to 16 items.
   */
  anyOf?: SafeSchema[];
  /**
   * The value meets exactly one of these schemas.
   *
   * 1 to 16 items.
   */
  oneOf?: SafeSchema[];
  /**
   * Applies another schema of the same document as well: `#` for the outermost one, `#/$defs/<name>` for a definition (`~1` stands for `/` in the name, `~0` for `~`).
   *
   * Must be `#` or `#/$defs/` and the name of a definition.
   */
  $ref?: string;
  /**
   * Schemas by name, for `$ref`. Only those of the outermost schema can be referred to.
   */
  $defs?: {
    [k: string]: SafeSchema;
  };
  /**
   * An identifier of the schema; no `$ref` is resolved against it.
   */
  $id?: unknown;
  /**
   * The dialect the schema is written in; the platform reads it as 2020-12 in any case.
   */
  $schema?: unknown;
  /**
   * A note to whoever maintains the schema.
   */
  $comment?: string;
  /**
   * A short name of what the schema describes.
   */
  title?: string;
  /**
   * What the value means. In a tool’s input this is what an agent reads before it calls the tool.
   */
  description?: string;
  /**
   * The value that is assumed where none is given; the platform does not fill it in.
   */
  default?: unknown;
  /**
   * A list of values that meet the schema.
   */
  examples?: unknown;
  /**
   * With `true`, the value should no longer be used.
   */
  deprecated?: unknown;
  /**
   * With `true`, the value is set by its owner and should not be sent.
   */
  readOnly?: unknown;
  /**
   * With `true`, the value is sent and never given back.
   */
  writeOnly?: unknown;
}

/**
 * A type of JSON value.
 */
export type SafeTypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/**
 * The form of a text.
 *
 * - `uri`: Begins with a scheme and a colon; what follows is free but for white space. At most 8192 UTF-16 units.
 * - `date-time`: Date and time with an upper-case `T` and `Z`, or an offset up to 23:59; at most nine digits of a second. Any day from 01 to 31 passes in any month, no leap second does, and `24:00:00` does.
 * - `date`: Four, two and two digits. Any day from 01 to 31 passes in any month.
 * - `email`: One `@` with 1 to 64 characters before it and 1 to 255 after it, none of them white space or `@`.
 * - `color`: `#` and 3, 4, 6 or 8 hexadecimal digits in either case.
 * - `uuid`: Hexadecimal digits in either case in groups of 8, 4, 4, 4 and 12; any version.
 */
export type SafeFormat = 'uri' | 'date-time' | 'date' | 'email' | 'color' | 'uuid';
