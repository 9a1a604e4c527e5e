// Generated from schemas/neurosquad/card.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * The manifest at the root of a card’s folder: identity, size, permissions, settings, ports and tools.
 */
export interface CardManifest {
  /**
   * Where the editor finds the schema of this file; the app ignores it.
   *
   * At most 500 characters.
   */
  $schema?: string;
  /**
   * The version of this file format.
   */
  manifestVersion: 1;
  /**
   * The card’s id: the namespace of its port types and, with `_` for `-`, the beginning of its tools’ names. Some names are the app’s own.
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
   * The version of the protocol that card and app speak.
   */
  protocol: 1;
  /**
   * What the card is good for, in a sentence or two.
   */
  description?: LocalizedText300;
  /**
   * Who made the card.
   */
  author?: Author;
  /**
   * The licence, best as an SPDX identifier.
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
   * Search terms; none twice, though `A` and `a` are two.
   *
   * At most 20 items. No item twice.
   *
   * Each item: One search term. 1 to 40 characters.
   */
  keywords?: string[];
  /**
   * A picture, `.png` or `.webp`, by its path from the manifest.
   *
   * 1 to 240 characters.
   */
  icon?: string;
  /**
   * The oldest version of the app that the card runs in.
   */
  minAppVersion?: Version;
  /**
   * The page that the card opens, `.html` or `.htm`, by its path from the manifest.
   *
   * 1 to 240 characters.
   *
   * @default "index.html"
   */
  entry?: string;
  /**
   * How large the card is and can become.
   */
  card?: CardSize;
  /**
   * What the card asks for at install. Entries with the same id are merged; the merged one is optional only if all of them are.
   *
   * At most 32 items.
   */
  permissions?: Permission[];
  /**
   * The fields of the settings form, in the order in which the app draws them.
   *
   * At most 40 items.
   */
  settings?: Setting[];
  /**
   * Typed connections to other cards.
   */
  ports?: Ports;
  /**
   * What connected agents can call.
   *
   * At most 32 items.
   */
  tools?: Tool[];
}

/**
 * Text for the user: either a plain string, or an object with `en` and, if you like, `ru` and `zh`. Each text has 1 to 80 characters.
 *
 * - The same text for everybody. 1 to 80 characters.
 */
export type LocalizedText80 = string | Translations80;

/**
 * Three numbers, maybe with a pre-release or build suffix.
 *
 * At most 64 characters. Must be three numbers without leading zeros, such as `1.0.0`, then maybe `-` or `+` and a suffix.
 */
export type Version = string;

/**
 * Text for the user: either a plain string, or an object with `en` and, if you like, `ru` and `zh`. Each text has 1 to 300 characters.
 *
 * - The same text for everybody. 1 to 300 characters.
 */
export type LocalizedText300 = string | Translations300;

/**
 * Who made the card.
 */
export interface Author {
  /**
   * A person or an organization; one language only.
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
 * How large the card is and can become: `minSize` ≤ `defaultSize` ≤ `maxSize` on each axis.
 */
export interface CardSize {
  /**
   * The size of a new card.
   *
   * @default {"w":420,"h":320}
   */
  defaultSize?: Size;
  /**
   * The smallest size the user or the card can ask for.
   *
   * @default {"w":200,"h":120}
   */
  minSize?: Size;
  /**
   * The largest size the user or the card can ask for.
   *
   * @default {"w":2400,"h":1800}
   */
  maxSize?: Size;
}

/**
 * Something the card asks for at install: the bare id, or an object that adds details.
 */
export type Permission = PlainPermissionId | NetworkPermission | PlainPermission;

/**
 * One field of the form that the app draws for the card; `type` decides which keys it takes.
 */
export type Setting =
  StringSetting | TextSetting | NumberSetting | BooleanSetting | SelectSetting | SecretSetting | ColorSetting;

/**
 * Typed connections to other cards.
 */
export interface Ports {
  /**
   * Where arrows can end.
   *
   * At most 16 items.
   */
  inputs?: InputPort[];
  /**
   * Where arrows can begin.
   *
   * At most 16 items.
   */
  outputs?: OutputPort[];
}

/**
 * Something that agents connected to the card can call.
 */
export interface Tool {
  /**
   * The tool’s name within the card; agents see it behind the card’s name, so no two tools share one.
   *
   * Must be a lower-case letter followed by at most 39 lower-case letters, digits or `_`.
   */
  name: string;
  /**
   * The name for people; one language only.
   *
   * 1 to 80 characters.
   */
  title?: string;
  /**
   * What the tool does and when to call it, for the agent that has to choose; one language only.
   *
   * 1 to 2000 characters.
   */
  description: string;
  /**
   * The arguments: a schema whose `type` is `object`. A property `card` is the app’s own.
   */
  inputSchema: SafeSchema;
  /**
   * Whether a call leaves everything as it was.
   */
  readOnly?: boolean;
  /**
   * How long the app waits for the answer, in milliseconds.
   *
   * A whole number. Between 1000 and 120000.
   *
   * @default 30000
   */
  timeoutMs?: number;
}

/**
 * One text for each language; English is required.
 */
export interface Translations80 {
  /**
   * English; shown wherever the reader’s language is missing.
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
 * One text for each language; English is required.
 */
export interface Translations300 {
  /**
   * English; shown wherever the reader’s language is missing.
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
 * Width and height in canvas units: CSS pixels at a zoom of 100 %.
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
 * A permission that needs nothing but its id. `network` is not among them: it has to list its hosts.
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
 * Leave to send requests to the listed hosts, and to no other.
 */
export interface NetworkPermission {
  /**
   * Requests to hosts on the internet.
   */
  id: 'network';
  /**
   * The hosts that the card may reach. All `network` entries together may name as many as one alone.
   *
   * 1 to 32 items.
   *
   * Each item: A host name in lower case, maybe with a port other than 443; `*.example.com` stands for every subdomain of example.com. 1 to 260 characters.
   */
  hosts: `${string}.${string}`[];
  /**
   * Why the card needs it, for the person who installs the card. Shown in the install dialog.
   */
  reason?: LocalizedText300;
  /**
   * Whether the card also works without it. A permission that is not optional is granted at install or the card is not installed.
   */
  optional?: boolean;
}

/**
 * A permission with a reason for the user, or one the card can do without.
 */
export interface PlainPermission {
  /**
   * Which permission.
   */
  id: PlainPermissionId;
  /**
   * Why the card needs it, for the person who installs the card. Shown in the install dialog.
   */
  reason?: LocalizedText300;
  /**
   * Whether the card also works without it. A permission that is not optional is granted at install or the card is not installed.
   */
  optional?: boolean;
}

/**
 * A field for one line of text.
 */
export interface StringSetting {
  /**
   * The name under which the card reads the value. No two fields share one.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * One line of text.
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
   * The value until the user sets another.
   */
  default?: string;
  /**
   * Whether the form asks for a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Shown in the field while it is empty.
   */
  placeholder?: LocalizedText80;
  /**
   * The longest value the form takes, in UTF-16 units.
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
 * A field for text of several lines.
 */
export interface TextSetting {
  /**
   * The name under which the card reads the value. No two fields share one.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * Text of several lines.
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
   * The value until the user sets another.
   */
  default?: string;
  /**
   * Whether the form asks for a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Shown in the field while it is empty.
   */
  placeholder?: LocalizedText80;
  /**
   * The longest value the form takes, in UTF-16 units.
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
 * A field for a number, with bounds and step if wanted.
 */
export interface NumberSetting {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * The value until the user sets another; between `min` and `max` where they are given.
   */
  default?: number;
  /**
   * Whether the form asks for a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
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
   * The smallest value the form takes.
   */
  min?: number;
  /**
   * The largest value the form takes.
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
   * The name under which the card reads the value. No two fields share one.
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
   * Whether the form asks for a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
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
 * A field that offers a list of options; only it has any.
 */
export interface SelectSetting {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * The `value` of the option that is chosen until the user chooses another.
   */
  default?: string;
  /**
   * The choices, in the order in which the form shows them.
   *
   * 1 to 50 items.
   */
  options: SelectOption[];
  /**
   * Whether the form asks for a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
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
   * The name under which the card reads the value. No two fields share one.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * A text that is stored encrypted and never handed to the card.
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
   * Whether the form asks for a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
   */
  scope?: 'instance' | 'package';
  /**
   * Shown in the field while it is empty.
   */
  placeholder?: LocalizedText80;
  /**
   * The longest value the form takes, in UTF-16 units.
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
 * A field for an opaque colour.
 */
export interface ColorSetting {
  /**
   * The name under which the card reads the value. No two fields share one.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  key: string;
  /**
   * A colour.
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
   * The colour until the user picks another.
   *
   * Must be `#` and six hexadecimal digits.
   */
  default?: string;
  /**
   * Whether the form asks for a value before the card can run.
   */
  required?: boolean;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
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
 * Where values or questions enter the card.
 */
export type InputPort = BuiltinInput | CustomInput | BuiltinRequest | CustomRequest;

/**
 * Where values leave the card.
 */
export type OutputPort = BuiltinOutput | CustomOutput;

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
 * One choice of a select field.
 */
export interface SelectOption {
  /**
   * What the card reads when this option is chosen.
   *
   * At most 200 characters.
   */
  value: string;
  /**
   * What the user sees.
   */
  label: LocalizedText80;
}

/**
 * A port that takes values of a type every card knows.
 */
export interface BuiltinInput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port; not blank.
   */
  label: LocalizedText80;
  /**
   * What travels here, for users and agents; not blank.
   */
  description?: LocalizedText500;
  /**
   * What travels over the arrow.
   */
  type: BuiltinPortType;
  /**
   * What a value must look like beyond what the built-in type demands.
   */
  schema?: SafeSchema;
  /**
   * Values flow in one way; this is so without `mode` too.
   */
  mode?: 'stream';
  /**
   * Whether an arrow drawn to the card as a whole ends here; at most one input.
   */
  default?: boolean;
}

/**
 * A port that takes values of a custom type, with their schema.
 */
export interface CustomInput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port; not blank.
   */
  label: LocalizedText80;
  /**
   * What travels here, for users and agents; not blank.
   */
  description?: LocalizedText500;
  /**
   * What travels over the arrow.
   */
  type: CustomPortType;
  /**
   * What a value of the custom type looks like; `{}` admits every value.
   */
  schema: SafeSchema;
  /**
   * Values flow in one way; this is so without `mode` too.
   */
  mode?: 'stream';
  /**
   * Whether an arrow drawn to the card as a whole ends here; at most one input.
   */
  default?: boolean;
}

/**
 * A port that takes a question of a built-in type and answers.
 */
export interface BuiltinRequest {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port; not blank.
   */
  label: LocalizedText80;
  /**
   * What travels here, for users and agents; not blank.
   */
  description?: LocalizedText500;
  /**
   * What travels over the arrow.
   */
  type: BuiltinPortType;
  /**
   * What a value must look like beyond what the built-in type demands.
   */
  schema?: SafeSchema;
  /**
   * Each value is a question that the card answers.
   */
  mode: 'request';
  /**
   * What the card answers with.
   */
  response: PortResponse;
  /**
   * Whether an arrow drawn to the card as a whole ends here; at most one input.
   */
  default?: boolean;
}

/**
 * A port that takes a question of a custom type and answers.
 */
export interface CustomRequest {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port; not blank.
   */
  label: LocalizedText80;
  /**
   * What travels here, for users and agents; not blank.
   */
  description?: LocalizedText500;
  /**
   * What travels over the arrow.
   */
  type: CustomPortType;
  /**
   * What a value of the custom type looks like; `{}` admits every value.
   */
  schema: SafeSchema;
  /**
   * Each value is a question that the card answers.
   */
  mode: 'request';
  /**
   * What the card answers with.
   */
  response: PortResponse;
  /**
   * Whether an arrow drawn to the card as a whole ends here; at most one input.
   */
  default?: boolean;
}

/**
 * A port that sends values of a type every card knows.
 */
export interface BuiltinOutput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port; not blank.
   */
  label: LocalizedText80;
  /**
   * What travels here, for users and agents; not blank.
   */
  description?: LocalizedText500;
  /**
   * What travels over the arrow.
   */
  type: BuiltinPortType;
  /**
   * What a value must look like beyond what the built-in type demands.
   */
  schema?: SafeSchema;
  /**
   * Whether the last value is kept and handed to arrows that are drawn later.
   */
  retain?: boolean;
}

/**
 * A port that sends values of a custom type, with their schema.
 */
export interface CustomOutput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  id: string;
  /**
   * The name shown at the port; not blank.
   */
  label: LocalizedText80;
  /**
   * What travels here, for users and agents; not blank.
   */
  description?: LocalizedText500;
  /**
   * What travels over the arrow.
   */
  type: CustomPortType;
  /**
   * What a value of the custom type looks like; `{}` admits every value.
   */
  schema: SafeSchema;
  /**
   * Whether the last value is kept and handed to arrows that are drawn later.
   */
  retain?: boolean;
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

/**
 * Text for the user: either a plain string, or an object with `en` and, if you like, `ru` and `zh`. Each text has 1 to 500 characters.
 *
 * - The same text for everybody. 1 to 500 characters.
 */
export type LocalizedText500 = string | Translations500;

/**
 * A type that every card knows; the app converts between some of them.
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
 * A type of your own: a namespace and a name. The namespace is your card’s name, or that of the card whose format you share.
 *
 * Must be `namespace/name`, each part up to 48 lower-case letters, digits and dashes, not beginning with a dash.
 */
export type CustomPortType = `${string}/${string}`;

/**
 * What a request port answers with.
 */
export interface PortResponse {
  /**
   * The type of the answer.
   */
  type: PortType;
  /**
   * What the answer must look like beyond its type.
   */
  schema?: SafeSchema;
}

/**
 * One text for each language; English is required.
 */
export interface Translations500 {
  /**
   * English; shown wherever the reader’s language is missing.
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
 * A built-in type, or a custom one in the form `namespace/name`.
 */
export type PortType = BuiltinPortType | CustomPortType;
