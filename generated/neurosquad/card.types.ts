// Generated from schemas/neurosquad/card.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * The manifest at the root of a card's folder: identity, size, permissions, settings, ports and tools.
 */
export interface CardManifest {
  /**
   * Where your editor finds the schema of this file. The app ignores it.
   *
   * At most 500 characters.
   */
  $schema?: string;
  /**
   * The version of this file format.
   */
  manifestVersion: 1;
  /**
   * The card's id. It is the namespace of the card's port types and, with `_` for each `-`, the prefix of its tools' full names. Some names are reserved for the app.
   *
   * Must be a lower-case letter followed by 1 to 47 lower-case letters, digits or dashes.
   */
  name: string;
  /**
   * The name that users see.
   */
  displayName: LocalizedText80;
  /**
   * The version of the card.
   */
  version: Version;
  /**
   * The version of the protocol between the card and the app.
   */
  protocol: 1;
  /**
   * What the card is for, in a sentence or two.
   */
  description?: LocalizedText300;
  /**
   * Who made the card.
   */
  author?: Author;
  /**
   * The license, preferably as an SPDX identifier.
   *
   * 1 to 100 characters.
   */
  license?: string;
  /**
   * A page about the card.
   *
   * At most 500 characters. Must be an address that begins with `https://` and has no white space.
   */
  homepage?: `https://${string}`;
  /**
   * Search terms, without duplicates. `A` and `a` are different terms.
   *
   * At most 20 items. No duplicate items.
   *
   * Each item: One search term. 1 to 40 characters.
   */
  keywords?: string[];
  /**
   * The path of a `.png` or `.webp` image, relative to the manifest.
   *
   * 1 to 240 characters.
   */
  icon?: string;
  /**
   * The oldest version of the app that can run the card.
   */
  minAppVersion?: Version;
  /**
   * The path of the `.html` or `.htm` page that the card opens, relative to the manifest.
   *
   * 1 to 240 characters.
   *
   * @default "index.html"
   */
  entry?: string;
  /**
   * The default, minimum and maximum size of the card.
   */
  card?: CardSize;
  /**
   * The permissions that the card asks for at install. Entries with the same id are merged; the merged entry is optional only if all of them are.
   *
   * At most 32 items.
   */
  permissions?: Permission[];
  /**
   * The fields of the settings form, in the order in which the app shows them.
   *
   * At most 40 items.
   */
  settings?: Setting[];
  /**
   * Typed connections to other cards.
   */
  ports?: Ports;
  /**
   * The tools that connected agents can call.
   *
   * At most 32 items.
   */
  tools?: Tool[];
}

/**
 * Text for the user: a plain string, or an object with `en` and optionally `ru` and `zh`. Each string has 1 to 80 characters.
 *
 * - The same text for every language. 1 to 80 characters.
 */
export type LocalizedText80 = string | Translations80;

/**
 * Three numbers separated by dots, with an optional pre-release or build suffix.
 *
 * At most 64 characters. Must be three numbers without leading zeros, such as `1.0.0`, optionally followed by `-` or `+` and a suffix.
 */
export type Version = string;

/**
 * Text for the user: a plain string, or an object with `en` and optionally `ru` and `zh`. Each string has 1 to 300 characters.
 *
 * - The same text for every language. 1 to 300 characters.
 */
export type LocalizedText300 = string | Translations300;

/**
 * Who made the card.
 */
export interface Author {
  /**
   * A person or an organization, in one language.
   *
   * 1 to 100 characters.
   */
  name: string;
  /**
   * Where to find out more about the author.
   *
   * At most 500 characters. Must be an address that begins with `https://` and has no white space.
   */
  url?: `https://${string}`;
}

/**
 * The default, minimum and maximum size of the card: `minSize` ≤ `defaultSize` ≤ `maxSize` on each axis.
 */
export interface CardSize {
  /**
   * The size of a new card.
   *
   * @default {"w":420,"h":320}
   */
  defaultSize?: Size;
  /**
   * The smallest size that the user or the card can request.
   *
   * @default {"w":200,"h":120}
   */
  minSize?: Size;
  /**
   * The largest size that the user or the card can request.
   *
   * @default {"w":2400,"h":1800}
   */
  maxSize?: Size;
}

/**
 * A permission that the card asks for at install: its id alone, or an object with details.
 */
export type Permission = PlainPermissionId | NetworkPermission | PlainPermission;

/**
 * One field of the form that the app shows for the card; `type` decides which properties it can have.
 */
export type Setting =
  StringSetting | TextSetting | NumberSetting | BooleanSetting | SelectSetting | SecretSetting | ColorSetting;

/**
 * Typed connections to other cards.
 */
export interface Ports {
  /**
   * The ports where arrows can end.
   *
   * At most 16 items.
   */
  inputs?: InputPort[];
  /**
   * The ports where arrows can begin.
   *
   * At most 16 items.
   */
  outputs?: OutputPort[];
}

/**
 * A tool that agents connected to the card can call.
 */
export interface Tool {
  /**
   * The tool's name within the card. Agents see it with the card's name in front. Unique among the tools of the card.
   *
   * Must be a lower-case letter followed by at most 39 lower-case letters, digits or `_`.
   */
  name: string;
  /**
   * The name shown to people, in one language.
   *
   * 1 to 80 characters.
   */
  title?: string;
  /**
   * What the tool does and when to call it, in one language. Agents read it to choose a tool.
   *
   * 1 to 2,000 characters.
   */
  description: string;
  /**
   * The schema of the arguments. Its `type` is `object`, and the property `card` is reserved for the app.
   */
  inputSchema: SafeSchema;
  /**
   * Whether a call changes nothing.
   */
  readOnly?: boolean;
  /**
   * How long the app waits for the result, in milliseconds.
   *
   * A whole number. Between 1000 and 120000.
   *
   * @default 30000
   */
  timeoutMs?: number;
}

/**
 * One string for each language. English is required.
 */
export interface Translations80 {
  /**
   * English. Shown when the user's language is missing.
   *
   * 1 to 80 characters.
   */
  en: string;
  /**
   * Russian.
   *
   * 1 to 80 characters.
   */
  ru?: string;
  /**
   * Chinese.
   *
   * 1 to 80 characters.
   */
  zh?: string;
}

/**
 * One string for each language. English is required.
 */
export interface Translations300 {
  /**
   * English. Shown when the user's language is missing.
   *
   * 1 to 300 characters.
   */
  en: string;
  /**
   * Russian.
   *
   * 1 to 300 characters.
   */
  ru?: string;
  /**
   * Chinese.
   *
   * 1 to 300 characters.
   */
  zh?: string;
}

/**
 * Width and height in canvas units, which are CSS pixels at 100 % zoom.
 */
export interface Size {
  /**
   * Width in canvas units.
   *
   * A whole number. Between 200 and 2400.
   */
  w: number;
  /**
   * Height in canvas units.
   *
   * A whole number. Between 120 and 1800.
   */
  h: number;
}

/**
 * A permission that needs only its id. `network` is not one of these, because it must list its hosts.
 */
export type PlainPermissionId =
  | 'agents.read'
  | 'agents.output'
  | 'agents.prompt'
  | 'terminals.write'
  | 'cards.connected'
  | 'network.local'
  | 'fs.read'
  | 'fs.write'
  | 'clipboard.write'
  | 'canvas.spawn'
  | 'background'
  | 'usage.read';

/**
 * Allows requests to the listed hosts, and to no others.
 */
export interface NetworkPermission {
  /**
   * Requests to hosts on the internet.
   */
  id: 'network';
  /**
   * The hosts that the card can reach. The maximum also applies to all `network` entries together.
   *
   * 1 to 32 items.
   *
   * Each item: A host name in lower case, followed by its port if that is not 443. `*.example.com` matches every subdomain of `example.com`. 1 to 260 characters.
   */
  hosts: `${string}.${string}`[];
  /**
   * Why the card needs the permission. Shown to the user in the install dialog.
   */
  reason?: LocalizedText300;
  /**
   * Whether the card also works without the permission. If a permission that is not optional is not granted at install, the card is not installed.
   */
  optional?: boolean;
}

/**
 * A permission with a reason for the user, or one that is optional.
 */
export interface PlainPermission {
  /**
   * The id of the permission.
   */
  id: PlainPermissionId;
  /**
   * Why the card needs the permission. Shown to the user in the install dialog.
   */
  reason?: LocalizedText300;
  /**
   * Whether the card also works without the permission. If a permission that is not optional is not granted at install, the card is not installed.
   */
  optional?: boolean;
}

/**
 * A field for a single line of text.
 */
export interface StringSetting {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * A single line of text.
   */
  type: 'string';
  /**
   * The name of the field in the form.
   */
  label: LocalizedText80;
  /**
   * Help shown below the field.
   */
  description?: LocalizedText300;
  /**
   * The value until the user sets another one.
   */
  default?: string;
  /**
   * Whether the form requires a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Shown in the field while it is empty.
   */
  placeholder?: LocalizedText80;
  /**
   * The longest value that the form accepts, in UTF-16 units.
   *
   * A whole number. Between 1 and 100000.
   */
  maxLength?: number;
  /**
   * Has no effect on a `string` field.
   *
   * @deprecated
   */
  min?: number;
  /**
   * Has no effect on a `string` field.
   *
   * @deprecated
   */
  max?: number;
  /**
   * Has no effect on a `string` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  step?: number;
}

/**
 * A field for multi-line text.
 */
export interface TextSetting {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * Multi-line text.
   */
  type: 'text';
  /**
   * The name of the field in the form.
   */
  label: LocalizedText80;
  /**
   * Help shown below the field.
   */
  description?: LocalizedText300;
  /**
   * The value until the user sets another one.
   */
  default?: string;
  /**
   * Whether the form requires a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Shown in the field while it is empty.
   */
  placeholder?: LocalizedText80;
  /**
   * The longest value that the form accepts, in UTF-16 units.
   *
   * A whole number. Between 1 and 100000.
   */
  maxLength?: number;
  /**
   * Has no effect on a `text` field.
   *
   * @deprecated
   */
  min?: number;
  /**
   * Has no effect on a `text` field.
   *
   * @deprecated
   */
  max?: number;
  /**
   * Has no effect on a `text` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  step?: number;
}

/**
 * A field for a number, with optional bounds and an optional step.
 */
export interface NumberSetting {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * A number.
   */
  type: 'number';
  /**
   * The name of the field in the form.
   */
  label: LocalizedText80;
  /**
   * Help shown below the field.
   */
  description?: LocalizedText300;
  /**
   * The value until the user sets another one. Must be between `min` and `max` if they are given.
   */
  default?: number;
  /**
   * Whether the form requires a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Shown in the field while it is empty.
   */
  placeholder?: LocalizedText80;
  /**
   * Has no effect on a `number` field.
   *
   * A whole number. Between 1 and 100000.
   *
   * @deprecated
   */
  maxLength?: number;
  /**
   * The smallest value that the form accepts.
   */
  min?: number;
  /**
   * The largest value that the form accepts.
   */
  max?: number;
  /**
   * The distance between two values of the stepper.
   *
   * Above 0.
   */
  step?: number;
}

/**
 * A switch that is on or off.
 */
export interface BooleanSetting {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * A switch.
   */
  type: 'boolean';
  /**
   * The name of the field in the form.
   */
  label: LocalizedText80;
  /**
   * Help shown below the field.
   */
  description?: LocalizedText300;
  /**
   * The state until the user flips the switch.
   */
  default?: boolean;
  /**
   * Whether the form requires a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Has no effect on a `boolean` field.
   *
   * @deprecated
   */
  placeholder?: LocalizedText80;
  /**
   * Has no effect on a `boolean` field.
   *
   * A whole number. Between 1 and 100000.
   *
   * @deprecated
   */
  maxLength?: number;
  /**
   * Has no effect on a `boolean` field.
   *
   * @deprecated
   */
  min?: number;
  /**
   * Has no effect on a `boolean` field.
   *
   * @deprecated
   */
  max?: number;
  /**
   * Has no effect on a `boolean` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  step?: number;
}

/**
 * A field with a list of options. No other type of field has `options`.
 */
export interface SelectSetting {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * One of the listed options.
   */
  type: 'select';
  /**
   * The name of the field in the form.
   */
  label: LocalizedText80;
  /**
   * Help shown below the field.
   */
  description?: LocalizedText300;
  /**
   * The `value` of the option that is selected until the user selects another one.
   */
  default?: string;
  /**
   * The options, in the order in which the form shows them.
   *
   * 1 to 50 items.
   */
  options: SelectOption[];
  /**
   * Whether the form requires a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Shown in the field while it is empty.
   */
  placeholder?: LocalizedText80;
  /**
   * Has no effect on a `select` field.
   *
   * A whole number. Between 1 and 100000.
   *
   * @deprecated
   */
  maxLength?: number;
  /**
   * Has no effect on a `select` field.
   *
   * @deprecated
   */
  min?: number;
  /**
   * Has no effect on a `select` field.
   *
   * @deprecated
   */
  max?: number;
  /**
   * Has no effect on a `select` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  step?: number;
}

/**
 * A field for a token or password. It has no `default`: the card only learns whether a value is set, and uses it through a placeholder in request headers.
 */
export interface SecretSetting {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * A string that is stored encrypted and never given to the card.
   */
  type: 'secret';
  /**
   * The name of the field in the form.
   */
  label: LocalizedText80;
  /**
   * Help shown below the field.
   */
  description?: LocalizedText300;
  /**
   * Whether the form requires a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Shown in the field while it is empty.
   */
  placeholder?: LocalizedText80;
  /**
   * The longest value that the form accepts, in UTF-16 units.
   *
   * A whole number. Between 1 and 100000.
   */
  maxLength?: number;
  /**
   * Has no effect on a `secret` field.
   *
   * @deprecated
   */
  min?: number;
  /**
   * Has no effect on a `secret` field.
   *
   * @deprecated
   */
  max?: number;
  /**
   * Has no effect on a `secret` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  step?: number;
}

/**
 * A field for an opaque color.
 */
export interface ColorSetting {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * A color.
   */
  type: 'color';
  /**
   * The name of the field in the form.
   */
  label: LocalizedText80;
  /**
   * Help shown below the field.
   */
  description?: LocalizedText300;
  /**
   * The color until the user picks another.
   *
   * Must be `#` and six hexadecimal digits.
   */
  default?: string;
  /**
   * Whether the form requires a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Has no effect on a `color` field.
   *
   * @deprecated
   */
  placeholder?: LocalizedText80;
  /**
   * Has no effect on a `color` field.
   *
   * A whole number. Between 1 and 100000.
   *
   * @deprecated
   */
  maxLength?: number;
  /**
   * Has no effect on a `color` field.
   *
   * @deprecated
   */
  min?: number;
  /**
   * Has no effect on a `color` field.
   *
   * @deprecated
   */
  max?: number;
  /**
   * Has no effect on a `color` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  step?: number;
}

/**
 * Where values or requests enter the card.
 */
export type InputPort = BuiltinInput | CustomInput | BuiltinRequest | CustomRequest;

/**
 * Where values leave the card.
 */
export type OutputPort = BuiltinOutput | CustomOutput;

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
 * One option of a select field.
 */
export interface SelectOption {
  /**
   * The value that the card reads when this option is selected.
   *
   * At most 200 characters.
   */
  value: string;
  /**
   * The name that users see.
   */
  label: LocalizedText80;
}

/**
 * A port that receives values of a type that every card knows.
 */
export interface BuiltinInput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port. Must not be blank.
   */
  label: LocalizedText80;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  description?: LocalizedText500;
  /**
   * The type of the values that the port carries.
   */
  type: BuiltinPortType;
  /**
   * A schema that values must match in addition to the built-in type.
   */
  schema?: SafeSchema;
  /**
   * Values flow in one direction. Leaving `mode` out means the same.
   */
  mode?: 'stream';
  /**
   * Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.
   */
  default?: boolean;
}

/**
 * A port that receives values of a custom type. Its `schema` is required.
 */
export interface CustomInput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port. Must not be blank.
   */
  label: LocalizedText80;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  description?: LocalizedText500;
  /**
   * The type of the values that the port carries.
   */
  type: CustomPortType;
  /**
   * The schema of the custom type's values; `{}` allows every value.
   */
  schema: SafeSchema;
  /**
   * Values flow in one direction. Leaving `mode` out means the same.
   */
  mode?: 'stream';
  /**
   * Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.
   */
  default?: boolean;
}

/**
 * A port that receives requests of a built-in type and responds to them.
 */
export interface BuiltinRequest {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port. Must not be blank.
   */
  label: LocalizedText80;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  description?: LocalizedText500;
  /**
   * The type of the values that the port carries.
   */
  type: BuiltinPortType;
  /**
   * A schema that values must match in addition to the built-in type.
   */
  schema?: SafeSchema;
  /**
   * Each value is a request that the card answers with a response.
   */
  mode: 'request';
  /**
   * What the card responds with.
   */
  response: PortResponse;
  /**
   * Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.
   */
  default?: boolean;
}

/**
 * A port that receives requests of a custom type and responds to them.
 */
export interface CustomRequest {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port. Must not be blank.
   */
  label: LocalizedText80;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  description?: LocalizedText500;
  /**
   * The type of the values that the port carries.
   */
  type: CustomPortType;
  /**
   * The schema of the custom type's values; `{}` allows every value.
   */
  schema: SafeSchema;
  /**
   * Each value is a request that the card answers with a response.
   */
  mode: 'request';
  /**
   * What the card responds with.
   */
  response: PortResponse;
  /**
   * Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.
   */
  default?: boolean;
}

/**
 * A port that sends values of a type that every card knows.
 */
export interface BuiltinOutput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port. Must not be blank.
   */
  label: LocalizedText80;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  description?: LocalizedText500;
  /**
   * The type of the values that the port carries.
   */
  type: BuiltinPortType;
  /**
   * A schema that values must match in addition to the built-in type.
   */
  schema?: SafeSchema;
  /**
   * Whether the port keeps its last value and sends it to arrows that are drawn later.
   */
  retain?: boolean;
}

/**
 * A port that sends values of a custom type. Its `schema` is required.
 */
export interface CustomOutput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port. Must not be blank.
   */
  label: LocalizedText80;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  description?: LocalizedText500;
  /**
   * The type of the values that the port carries.
   */
  type: CustomPortType;
  /**
   * The schema of the custom type's values; `{}` allows every value.
   */
  schema: SafeSchema;
  /**
   * Whether the port keeps its last value and sends it to arrows that are drawn later.
   */
  retain?: boolean;
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

/**
 * Text for the user: a plain string, or an object with `en` and optionally `ru` and `zh`. Each string has 1 to 500 characters.
 *
 * - The same text for every language. 1 to 500 characters.
 */
export type LocalizedText500 = string | Translations500;

/**
 * A type that every card knows. The app converts values between some of these types.
 */
export type BuiltinPortType =
  | 'ns:any'
  | 'ns:text'
  | 'ns:markdown'
  | 'ns:number'
  | 'ns:boolean'
  | 'ns:json'
  | 'ns:url'
  | 'ns:image'
  | 'ns:file-ref'
  | 'ns:task'
  | 'ns:tasks'
  | 'ns:task-patch'
  | 'ns:table'
  | 'ns:event'
  | 'ns:trigger';

/**
 * A type of your own, made of a namespace and a name. The namespace is the name of your card, or of the card whose format you share.
 *
 * Must be `namespace/name`, where each part has at most 48 lower-case letters, digits or dashes and does not begin with a dash.
 */
export type CustomPortType = `${string}/${string}`;

/**
 * What a request port responds with.
 */
export interface PortResponse {
  /**
   * The type of the response.
   */
  type: PortType;
  /**
   * A schema that the response must match in addition to its type.
   */
  schema?: SafeSchema;
}

/**
 * One string for each language. English is required.
 */
export interface Translations500 {
  /**
   * English. Shown when the user's language is missing.
   *
   * 1 to 500 characters.
   */
  en: string;
  /**
   * Russian.
   *
   * 1 to 500 characters.
   */
  ru?: string;
  /**
   * Chinese.
   *
   * 1 to 500 characters.
   */
  zh?: string;
}

/**
 * A built-in type, or a custom type in the form `namespace/name`.
 */
export type PortType = BuiltinPortType | CustomPortType;
