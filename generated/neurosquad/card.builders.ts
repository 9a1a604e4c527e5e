// Generated from schemas/neurosquad/card.schema.ts by `npm run generate`.
// Edit the source instead.

import {
  buildDocument,
  fluentBuilder,
  part,
  standardSchemaOf,
  type Complete,
  type Given,
  type ItemOf,
  type StandardSchemaV1,
} from '../../src/runtime/index.js';
import { cardRuntime } from './card.runtime.js';
import type {
  Author,
  BooleanSetting,
  BuiltinInput,
  BuiltinOutput,
  BuiltinRequest,
  CardManifest,
  CardSize,
  ColorSetting,
  CustomInput,
  CustomOutput,
  CustomRequest,
  InputPort,
  NetworkPermission,
  NumberSetting,
  OutputPort,
  PlainPermission,
  PortResponse,
  Ports,
  SafeSchema,
  SecretSetting,
  SelectOption,
  SelectSetting,
  Size,
  StringSetting,
  TextSetting,
  Tool,
  Translations300,
  Translations500,
  Translations80,
} from './card.types.js';

/**
 * The properties of `CardManifest`.
 */
export interface CardInput {
  /**
   * Where your editor finds the schema of this file. The app ignores it.
   *
   * At most 500 characters.
   */
  readonly $schema?: Given<CardManifest['$schema']> | undefined;
  /**
   * The version of this file format.
   *
   * Filled in when omitted.
   */
  readonly manifestVersion?: Given<CardManifest['manifestVersion']> | undefined;
  /**
   * The card's id. It is the namespace of the card's port types and, with `_` for each `-`, the prefix of its tools' full names. Some names are reserved for the app.
   *
   * Must be a lower-case letter followed by 1 to 47 lower-case letters, digits or dashes.
   */
  readonly name: Given<CardManifest['name']>;
  /**
   * The name that users see.
   */
  readonly displayName: Given<CardManifest['displayName']>;
  /**
   * The version of the card.
   */
  readonly version: Given<CardManifest['version']>;
  /**
   * The version of the protocol between the card and the app.
   *
   * Filled in when omitted.
   */
  readonly protocol?: Given<CardManifest['protocol']> | undefined;
  /**
   * What the card is for, in a sentence or two.
   */
  readonly description?: Given<CardManifest['description']> | undefined;
  /**
   * Who made the card.
   */
  readonly author?: Given<CardManifest['author']> | undefined;
  /**
   * The license, preferably as an SPDX identifier.
   *
   * 1 to 100 characters.
   */
  readonly license?: Given<CardManifest['license']> | undefined;
  /**
   * A page about the card.
   *
   * At most 500 characters. Must be an address that begins with `https://` and has no white space.
   */
  readonly homepage?: Given<CardManifest['homepage']> | undefined;
  /**
   * Search terms, without duplicates. `A` and `a` are different terms.
   *
   * At most 20 items. No duplicate items.
   *
   * Each item: One search term. 1 to 40 characters.
   */
  readonly keywords?: Given<CardManifest['keywords']> | undefined;
  /**
   * The path of a `.png` or `.webp` image, relative to the manifest.
   *
   * 1 to 240 characters.
   */
  readonly icon?: Given<CardManifest['icon']> | undefined;
  /**
   * The oldest version of the app that can run the card.
   */
  readonly minAppVersion?: Given<CardManifest['minAppVersion']> | undefined;
  /**
   * The path of the `.html` or `.htm` page that the card opens, relative to the manifest.
   *
   * 1 to 240 characters.
   *
   * @default "index.html"
   */
  readonly entry?: Given<CardManifest['entry']> | undefined;
  /**
   * The default, minimum and maximum size of the card.
   */
  readonly card?: Given<CardManifest['card']> | undefined;
  /**
   * The permissions that the card asks for at install. Entries with the same id are merged; the merged entry is optional only if all of them are.
   *
   * At most 32 items.
   */
  readonly permissions?: Given<CardManifest['permissions']> | undefined;
  /**
   * The fields of the settings form, in the order in which the app shows them.
   *
   * At most 40 items.
   */
  readonly settings?: Given<CardManifest['settings']> | undefined;
  /**
   * Typed connections to other cards.
   */
  readonly ports?: Given<CardManifest['ports']> | undefined;
  /**
   * The tools that connected agents can call.
   *
   * At most 32 items.
   */
  readonly tools?: Given<CardManifest['tools']> | undefined;
}

/**
 * Builds a `neurosquad/card` document (NeuroSquad card manifest): validates it, and returns plain frozen JSON in the schema's order.
 *
 * Fills in `manifestVersion`, `protocol`.
 *
 * @throws {ManifestError} with every issue, when the document is invalid.
 */
export function card(input: CardInput): CardManifest {
  return buildDocument<CardManifest>(cardRuntime, input, { manifestVersion: 1, protocol: 1 });
}

/**
 * Collects the input of `card`, one property at a time. Each method returns a new builder.
 */
export interface CardBuilder<Known extends string = never> {
  /**
   * Where your editor finds the schema of this file. The app ignores it.
   *
   * At most 500 characters.
   */
  $schema(value: CardInput['$schema']): CardBuilder<Known | '$schema'>;
  /**
   * The card's id. It is the namespace of the card's port types and, with `_` for each `-`, the prefix of its tools' full names. Some names are reserved for the app.
   *
   * Must be a lower-case letter followed by 1 to 47 lower-case letters, digits or dashes.
   */
  name(value: CardInput['name']): CardBuilder<Known | 'name'>;
  /**
   * The name that users see.
   */
  displayName(value: CardInput['displayName']): CardBuilder<Known | 'displayName'>;
  /**
   * The version of the card.
   */
  version(value: CardInput['version']): CardBuilder<Known | 'version'>;
  /**
   * What the card is for, in a sentence or two.
   */
  description(value: CardInput['description']): CardBuilder<Known | 'description'>;
  /**
   * Who made the card.
   */
  author(value: CardInput['author']): CardBuilder<Known | 'author'>;
  /**
   * The license, preferably as an SPDX identifier.
   *
   * 1 to 100 characters.
   */
  license(value: CardInput['license']): CardBuilder<Known | 'license'>;
  /**
   * A page about the card.
   *
   * At most 500 characters. Must be an address that begins with `https://` and has no white space.
   */
  homepage(value: CardInput['homepage']): CardBuilder<Known | 'homepage'>;
  /**
   * Search terms, without duplicates. `A` and `a` are different terms.
   *
   * At most 20 items. No duplicate items.
   *
   * Each item: One search term. 1 to 40 characters.
   */
  keywords(value: CardInput['keywords']): CardBuilder<Known | 'keywords'>;
  /**
   * The path of a `.png` or `.webp` image, relative to the manifest.
   *
   * 1 to 240 characters.
   */
  icon(value: CardInput['icon']): CardBuilder<Known | 'icon'>;
  /**
   * The oldest version of the app that can run the card.
   */
  minAppVersion(value: CardInput['minAppVersion']): CardBuilder<Known | 'minAppVersion'>;
  /**
   * The path of the `.html` or `.htm` page that the card opens, relative to the manifest.
   *
   * 1 to 240 characters.
   *
   * @default "index.html"
   */
  entry(value: CardInput['entry']): CardBuilder<Known | 'entry'>;
  /**
   * The default, minimum and maximum size of the card.
   */
  card(value: CardInput['card']): CardBuilder<Known | 'card'>;
  /**
   * The permissions that the card asks for at install. Entries with the same id are merged; the merged entry is optional only if all of them are.
   *
   * At most 32 items.
   */
  permissions(value: CardInput['permissions']): CardBuilder<Known | 'permissions'>;
  /**
   * The fields of the settings form, in the order in which the app shows them.
   *
   * At most 40 items.
   */
  settings(value: CardInput['settings']): CardBuilder<Known | 'settings'>;
  /**
   * Typed connections to other cards.
   */
  ports(value: CardInput['ports']): CardBuilder<Known | 'ports'>;
  /**
   * The tools that connected agents can call.
   *
   * At most 32 items.
   */
  tools(value: CardInput['tools']): CardBuilder<Known | 'tools'>;
  /**
   * Adds one item to `keywords`.
   */
  keyword(item: ItemOf<CardInput['keywords']>): CardBuilder<Known | 'keywords'>;
  /**
   * Adds one item to `permissions`.
   */
  permission(item: ItemOf<CardInput['permissions']>): CardBuilder<Known | 'permissions'>;
  /**
   * Adds one item to `settings`.
   */
  setting(item: ItemOf<CardInput['settings']>): CardBuilder<Known | 'settings'>;
  /**
   * Adds one item to `tools`.
   */
  tool(item: ItemOf<CardInput['tools']>): CardBuilder<Known | 'tools'>;
  /**
   * Builds the document as `card` does; compiles only once every required property is set.
   */
  build(this: Complete<Exclude<'name' | 'displayName' | 'version', Known>>): CardManifest;
}

/**
 * Starts a fluent builder for `card`.
 */
export function cardBuilder(): CardBuilder {
  return fluentBuilder<CardBuilder>(card, {
    $schema: { set: '$schema' },
    name: { set: 'name' },
    displayName: { set: 'displayName' },
    version: { set: 'version' },
    description: { set: 'description' },
    author: { set: 'author' },
    license: { set: 'license' },
    homepage: { set: 'homepage' },
    keywords: { set: 'keywords' },
    icon: { set: 'icon' },
    minAppVersion: { set: 'minAppVersion' },
    entry: { set: 'entry' },
    card: { set: 'card' },
    permissions: { set: 'permissions' },
    settings: { set: 'settings' },
    ports: { set: 'ports' },
    tools: { set: 'tools' },
    keyword: { add: 'keywords' },
    permission: { add: 'permissions' },
    setting: { add: 'settings' },
    tool: { add: 'tools' },
  });
}

/**
 * The format `neurosquad/card` as a [Standard Schema](https://standardschema.dev); validates structure and rules.
 */
export const cardSchema: StandardSchemaV1<CardManifest> = /* @__PURE__ */ standardSchemaOf<CardManifest>(cardRuntime);

/**
 * The properties of `NetworkPermission` except `id`, which the function sets.
 */
export interface NetworkPermissionInput {
  /**
   * The hosts that the card can reach. The maximum also applies to all `network` entries together.
   *
   * 1 to 32 items.
   *
   * Each item: A host name in lower case, followed by its port if that is not 443. `*.example.com` matches every subdomain of `example.com`. 1 to 260 characters.
   */
  readonly hosts: Given<NetworkPermission['hosts']>;
  /**
   * Why the card needs the permission. Shown to the user in the install dialog.
   */
  readonly reason?: Given<NetworkPermission['reason']> | undefined;
  /**
   * Whether the card also works without the permission. If a permission that is not optional is not granted at install, the card is not installed.
   */
  readonly optional?: Given<NetworkPermission['optional']> | undefined;
}

/**
 * The properties of `PlainPermission` except `id`, which the function sets.
 */
export interface PlainPermissionInput {
  /**
   * Why the card needs the permission. Shown to the user in the install dialog.
   */
  readonly reason?: Given<PlainPermission['reason']> | undefined;
  /**
   * Whether the card also works without the permission. If a permission that is not optional is not granted at install, the card is not installed.
   */
  readonly optional?: Given<PlainPermission['optional']> | undefined;
}

/**
 * A permission that the card asks for at install: its id alone, or an object with details.
 *
 * One function for each value of `id`.
 */
export const permission = {
  /**
   * Allows requests to the listed hosts, and to no others.
   *
   * Requests to hosts on the internet.
   *
   * `id` is `network`.
   */
  network(input: NetworkPermissionInput): NetworkPermission {
    return part<NetworkPermission>(input, { fixed: { id: 'network' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `agents.read`.
   */
  agentsRead(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'agents.read' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `agents.output`.
   */
  agentsOutput(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'agents.output' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `agents.prompt`.
   */
  agentsPrompt(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'agents.prompt' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `terminals.write`.
   */
  terminalsWrite(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'terminals.write' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `cards.connected`.
   */
  cardsConnected(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'cards.connected' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `network.local`.
   */
  networkLocal(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'network.local' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `fs.read`.
   */
  fsRead(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'fs.read' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `fs.write`.
   */
  fsWrite(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'fs.write' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `clipboard.write`.
   */
  clipboardWrite(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'clipboard.write' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `canvas.spawn`.
   */
  canvasSpawn(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'canvas.spawn' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `background`.
   */
  background(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'background' } });
  },
  /**
   * A permission with a reason for the user, or one that is optional.
   *
   * `id` is `usage.read`.
   */
  usageRead(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'usage.read' } });
  },
} as const;

/**
 * The properties of `StringSetting` except `type`, which the function sets.
 */
export interface StringSettingInput {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  readonly key: Given<StringSetting['key']>;
  /**
   * The name of the field in the form.
   */
  readonly label: Given<StringSetting['label']>;
  /**
   * Help shown below the field.
   */
  readonly description?: Given<StringSetting['description']> | undefined;
  /**
   * The value until the user sets another one.
   */
  readonly default?: Given<StringSetting['default']> | undefined;
  /**
   * Whether the form requires a value before the card can run.
   */
  readonly required?: Given<StringSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<StringSetting['scope']> | undefined;
  /**
   * Shown in the field while it is empty.
   */
  readonly placeholder?: Given<StringSetting['placeholder']> | undefined;
  /**
   * The longest value that the form accepts, in UTF-16 units.
   *
   * A whole number. Between 1 and 100000.
   */
  readonly maxLength?: Given<StringSetting['maxLength']> | undefined;
  /**
   * Has no effect on a `string` field.
   *
   * @deprecated
   */
  readonly min?: Given<StringSetting['min']> | undefined;
  /**
   * Has no effect on a `string` field.
   *
   * @deprecated
   */
  readonly max?: Given<StringSetting['max']> | undefined;
  /**
   * Has no effect on a `string` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  readonly step?: Given<StringSetting['step']> | undefined;
}

/**
 * The properties of `TextSetting` except `type`, which the function sets.
 */
export interface TextSettingInput {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  readonly key: Given<TextSetting['key']>;
  /**
   * The name of the field in the form.
   */
  readonly label: Given<TextSetting['label']>;
  /**
   * Help shown below the field.
   */
  readonly description?: Given<TextSetting['description']> | undefined;
  /**
   * The value until the user sets another one.
   */
  readonly default?: Given<TextSetting['default']> | undefined;
  /**
   * Whether the form requires a value before the card can run.
   */
  readonly required?: Given<TextSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<TextSetting['scope']> | undefined;
  /**
   * Shown in the field while it is empty.
   */
  readonly placeholder?: Given<TextSetting['placeholder']> | undefined;
  /**
   * The longest value that the form accepts, in UTF-16 units.
   *
   * A whole number. Between 1 and 100000.
   */
  readonly maxLength?: Given<TextSetting['maxLength']> | undefined;
  /**
   * Has no effect on a `text` field.
   *
   * @deprecated
   */
  readonly min?: Given<TextSetting['min']> | undefined;
  /**
   * Has no effect on a `text` field.
   *
   * @deprecated
   */
  readonly max?: Given<TextSetting['max']> | undefined;
  /**
   * Has no effect on a `text` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  readonly step?: Given<TextSetting['step']> | undefined;
}

/**
 * The properties of `NumberSetting` except `type`, which the function sets.
 */
export interface NumberSettingInput {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  readonly key: Given<NumberSetting['key']>;
  /**
   * The name of the field in the form.
   */
  readonly label: Given<NumberSetting['label']>;
  /**
   * Help shown below the field.
   */
  readonly description?: Given<NumberSetting['description']> | undefined;
  /**
   * The value until the user sets another one. Must be between `min` and `max` if they are given.
   */
  readonly default?: Given<NumberSetting['default']> | undefined;
  /**
   * Whether the form requires a value before the card can run.
   */
  readonly required?: Given<NumberSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<NumberSetting['scope']> | undefined;
  /**
   * Shown in the field while it is empty.
   */
  readonly placeholder?: Given<NumberSetting['placeholder']> | undefined;
  /**
   * Has no effect on a `number` field.
   *
   * A whole number. Between 1 and 100000.
   *
   * @deprecated
   */
  readonly maxLength?: Given<NumberSetting['maxLength']> | undefined;
  /**
   * The smallest value that the form accepts.
   */
  readonly min?: Given<NumberSetting['min']> | undefined;
  /**
   * The largest value that the form accepts.
   */
  readonly max?: Given<NumberSetting['max']> | undefined;
  /**
   * The distance between two values of the stepper.
   *
   * Above 0.
   */
  readonly step?: Given<NumberSetting['step']> | undefined;
}

/**
 * The properties of `BooleanSetting` except `type`, which the function sets.
 */
export interface BooleanSettingInput {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  readonly key: Given<BooleanSetting['key']>;
  /**
   * The name of the field in the form.
   */
  readonly label: Given<BooleanSetting['label']>;
  /**
   * Help shown below the field.
   */
  readonly description?: Given<BooleanSetting['description']> | undefined;
  /**
   * The state until the user flips the switch.
   */
  readonly default?: Given<BooleanSetting['default']> | undefined;
  /**
   * Whether the form requires a value before the card can run.
   */
  readonly required?: Given<BooleanSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<BooleanSetting['scope']> | undefined;
  /**
   * Has no effect on a `boolean` field.
   *
   * @deprecated
   */
  readonly placeholder?: Given<BooleanSetting['placeholder']> | undefined;
  /**
   * Has no effect on a `boolean` field.
   *
   * A whole number. Between 1 and 100000.
   *
   * @deprecated
   */
  readonly maxLength?: Given<BooleanSetting['maxLength']> | undefined;
  /**
   * Has no effect on a `boolean` field.
   *
   * @deprecated
   */
  readonly min?: Given<BooleanSetting['min']> | undefined;
  /**
   * Has no effect on a `boolean` field.
   *
   * @deprecated
   */
  readonly max?: Given<BooleanSetting['max']> | undefined;
  /**
   * Has no effect on a `boolean` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  readonly step?: Given<BooleanSetting['step']> | undefined;
}

/**
 * The properties of `SelectSetting` except `type`, which the function sets.
 */
export interface SelectSettingInput {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  readonly key: Given<SelectSetting['key']>;
  /**
   * The name of the field in the form.
   */
  readonly label: Given<SelectSetting['label']>;
  /**
   * Help shown below the field.
   */
  readonly description?: Given<SelectSetting['description']> | undefined;
  /**
   * The `value` of the option that is selected until the user selects another one.
   */
  readonly default?: Given<SelectSetting['default']> | undefined;
  /**
   * The options, in the order in which the form shows them.
   *
   * 1 to 50 items.
   */
  readonly options: Given<SelectSetting['options']>;
  /**
   * Whether the form requires a value before the card can run.
   */
  readonly required?: Given<SelectSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<SelectSetting['scope']> | undefined;
  /**
   * Shown in the field while it is empty.
   */
  readonly placeholder?: Given<SelectSetting['placeholder']> | undefined;
  /**
   * Has no effect on a `select` field.
   *
   * A whole number. Between 1 and 100000.
   *
   * @deprecated
   */
  readonly maxLength?: Given<SelectSetting['maxLength']> | undefined;
  /**
   * Has no effect on a `select` field.
   *
   * @deprecated
   */
  readonly min?: Given<SelectSetting['min']> | undefined;
  /**
   * Has no effect on a `select` field.
   *
   * @deprecated
   */
  readonly max?: Given<SelectSetting['max']> | undefined;
  /**
   * Has no effect on a `select` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  readonly step?: Given<SelectSetting['step']> | undefined;
}

/**
 * The properties of `SecretSetting` except `type`, which the function sets.
 */
export interface SecretSettingInput {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  readonly key: Given<SecretSetting['key']>;
  /**
   * The name of the field in the form.
   */
  readonly label: Given<SecretSetting['label']>;
  /**
   * Help shown below the field.
   */
  readonly description?: Given<SecretSetting['description']> | undefined;
  /**
   * Whether the form requires a value before the card can run.
   */
  readonly required?: Given<SecretSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<SecretSetting['scope']> | undefined;
  /**
   * Shown in the field while it is empty.
   */
  readonly placeholder?: Given<SecretSetting['placeholder']> | undefined;
  /**
   * The longest value that the form accepts, in UTF-16 units.
   *
   * A whole number. Between 1 and 100000.
   */
  readonly maxLength?: Given<SecretSetting['maxLength']> | undefined;
  /**
   * Has no effect on a `secret` field.
   *
   * @deprecated
   */
  readonly min?: Given<SecretSetting['min']> | undefined;
  /**
   * Has no effect on a `secret` field.
   *
   * @deprecated
   */
  readonly max?: Given<SecretSetting['max']> | undefined;
  /**
   * Has no effect on a `secret` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  readonly step?: Given<SecretSetting['step']> | undefined;
}

/**
 * The properties of `ColorSetting` except `type`, which the function sets.
 */
export interface ColorSettingInput {
  /**
   * The name under which the card reads the value. Unique among all fields.
   *
   * Must be a letter followed by at most 63 letters, digits, `_` or `-`.
   */
  readonly key: Given<ColorSetting['key']>;
  /**
   * The name of the field in the form.
   */
  readonly label: Given<ColorSetting['label']>;
  /**
   * Help shown below the field.
   */
  readonly description?: Given<ColorSetting['description']> | undefined;
  /**
   * The color until the user picks another.
   *
   * Must be `#` and six hexadecimal digits.
   */
  readonly default?: Given<ColorSetting['default']> | undefined;
  /**
   * Whether the form requires a value before the card can run.
   */
  readonly required?: Given<ColorSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<ColorSetting['scope']> | undefined;
  /**
   * Has no effect on a `color` field.
   *
   * @deprecated
   */
  readonly placeholder?: Given<ColorSetting['placeholder']> | undefined;
  /**
   * Has no effect on a `color` field.
   *
   * A whole number. Between 1 and 100000.
   *
   * @deprecated
   */
  readonly maxLength?: Given<ColorSetting['maxLength']> | undefined;
  /**
   * Has no effect on a `color` field.
   *
   * @deprecated
   */
  readonly min?: Given<ColorSetting['min']> | undefined;
  /**
   * Has no effect on a `color` field.
   *
   * @deprecated
   */
  readonly max?: Given<ColorSetting['max']> | undefined;
  /**
   * Has no effect on a `color` field.
   *
   * Above 0.
   *
   * @deprecated
   */
  readonly step?: Given<ColorSetting['step']> | undefined;
}

/**
 * One field of the form that the app shows for the card; `type` decides which properties it can have.
 *
 * One function for each value of `type`.
 */
export const setting = {
  /**
   * A field for a single line of text.
   *
   * A single line of text.
   *
   * `type` is `string`.
   */
  string(input: StringSettingInput): StringSetting {
    return part<StringSetting>(input, { fixed: { type: 'string' } });
  },
  /**
   * A field for multi-line text.
   *
   * Multi-line text.
   *
   * `type` is `text`.
   */
  text(input: TextSettingInput): TextSetting {
    return part<TextSetting>(input, { fixed: { type: 'text' } });
  },
  /**
   * A field for a number, with optional bounds and an optional step.
   *
   * A number.
   *
   * `type` is `number`.
   */
  number(input: NumberSettingInput): NumberSetting {
    return part<NumberSetting>(input, { fixed: { type: 'number' } });
  },
  /**
   * A switch that is on or off.
   *
   * A switch.
   *
   * `type` is `boolean`.
   */
  boolean(input: BooleanSettingInput): BooleanSetting {
    return part<BooleanSetting>(input, { fixed: { type: 'boolean' } });
  },
  /**
   * A field with a list of options. No other type of field has `options`.
   *
   * One of the listed options.
   *
   * `type` is `select`.
   */
  select(input: SelectSettingInput): SelectSetting {
    return part<SelectSetting>(input, { fixed: { type: 'select' } });
  },
  /**
   * A field for a token or password. It has no `default`: the card only learns whether a value is set, and uses it through a placeholder in request headers.
   *
   * A string that is stored encrypted and never given to the card.
   *
   * `type` is `secret`.
   */
  secret(input: SecretSettingInput): SecretSetting {
    return part<SecretSetting>(input, { fixed: { type: 'secret' } });
  },
  /**
   * A field for an opaque color.
   *
   * A color.
   *
   * `type` is `color`.
   */
  color(input: ColorSettingInput): ColorSetting {
    return part<ColorSetting>(input, { fixed: { type: 'color' } });
  },
} as const;

/**
 * Where values or requests enter the card.
 */
export function input(value: Given<InputPort>): InputPort {
  return part<InputPort>(value);
}

/**
 * Where values leave the card.
 */
export function output(value: Given<OutputPort>): OutputPort {
  return part<OutputPort>(value);
}

/**
 * The properties of `Author`.
 */
export interface AuthorInput {
  /**
   * A person or an organization, in one language.
   *
   * 1 to 100 characters.
   */
  readonly name: Given<Author['name']>;
  /**
   * Where to find out more about the author.
   *
   * At most 500 characters. Must be an address that begins with `https://` and has no white space.
   */
  readonly url?: Given<Author['url']> | undefined;
}

/**
 * Who made the card.
 */
export function author(input: AuthorInput): Author {
  return part<Author>(input);
}

/**
 * The properties of `CardSize`.
 */
export interface CardSizeInput {
  /**
   * The size of a new card.
   *
   * @default {"w":420,"h":320}
   */
  readonly defaultSize?: Given<CardSize['defaultSize']> | undefined;
  /**
   * The smallest size that the user or the card can request.
   *
   * @default {"w":200,"h":120}
   */
  readonly minSize?: Given<CardSize['minSize']> | undefined;
  /**
   * The largest size that the user or the card can request.
   *
   * @default {"w":2400,"h":1800}
   */
  readonly maxSize?: Given<CardSize['maxSize']> | undefined;
}

/**
 * The default, minimum and maximum size of the card: `minSize` ≤ `defaultSize` ≤ `maxSize` on each axis.
 */
export function cardSize(input?: CardSizeInput): CardSize {
  return part<CardSize>(input ?? {});
}

/**
 * The properties of `Ports`.
 */
export interface PortsInput {
  /**
   * The ports where arrows can end.
   *
   * At most 16 items.
   */
  readonly inputs?: Given<Ports['inputs']> | undefined;
  /**
   * The ports where arrows can begin.
   *
   * At most 16 items.
   */
  readonly outputs?: Given<Ports['outputs']> | undefined;
}

/**
 * Typed connections to other cards.
 */
export function ports(input?: PortsInput): Ports {
  return part<Ports>(input ?? {});
}

/**
 * The properties of `Tool`.
 */
export interface ToolInput {
  /**
   * The tool's name within the card. Agents see it with the card's name in front. Unique among the tools of the card.
   *
   * Must be a lower-case letter followed by at most 39 lower-case letters, digits or `_`.
   */
  readonly name: Given<Tool['name']>;
  /**
   * The name shown to people, in one language.
   *
   * 1 to 80 characters.
   */
  readonly title?: Given<Tool['title']> | undefined;
  /**
   * What the tool does and when to call it, in one language. Agents read it to choose a tool.
   *
   * 1 to 2,000 characters.
   */
  readonly description: Given<Tool['description']>;
  /**
   * The schema of the arguments. Its `type` is `object`, and the property `card` is reserved for the app.
   */
  readonly inputSchema: Given<Tool['inputSchema']>;
  /**
   * Whether a call changes nothing.
   */
  readonly readOnly?: Given<Tool['readOnly']> | undefined;
  /**
   * How long the app waits for the result, in milliseconds.
   *
   * A whole number. Between 1000 and 120000.
   *
   * @default 30000
   */
  readonly timeoutMs?: Given<Tool['timeoutMs']> | undefined;
}

/**
 * A tool that agents connected to the card can call.
 */
export function tool(input: ToolInput): Tool {
  return part<Tool>(input);
}

/**
 * The properties of `Translations80`.
 */
export interface Translations80Input {
  /**
   * English. Shown when the user's language is missing.
   *
   * 1 to 80 characters.
   */
  readonly en: Given<Translations80['en']>;
  /**
   * Russian.
   *
   * 1 to 80 characters.
   */
  readonly ru?: Given<Translations80['ru']> | undefined;
  /**
   * Chinese.
   *
   * 1 to 80 characters.
   */
  readonly zh?: Given<Translations80['zh']> | undefined;
}

/**
 * One string for each language. English is required.
 */
export function translations80(input: Translations80Input): Translations80 {
  return part<Translations80>(input);
}

/**
 * The properties of `Translations300`.
 */
export interface Translations300Input {
  /**
   * English. Shown when the user's language is missing.
   *
   * 1 to 300 characters.
   */
  readonly en: Given<Translations300['en']>;
  /**
   * Russian.
   *
   * 1 to 300 characters.
   */
  readonly ru?: Given<Translations300['ru']> | undefined;
  /**
   * Chinese.
   *
   * 1 to 300 characters.
   */
  readonly zh?: Given<Translations300['zh']> | undefined;
}

/**
 * One string for each language. English is required.
 */
export function translations300(input: Translations300Input): Translations300 {
  return part<Translations300>(input);
}

/**
 * The properties of `Size`.
 */
export interface SizeInput {
  /**
   * Width in canvas units.
   *
   * A whole number. Between 200 and 2400.
   */
  readonly w: Given<Size['w']>;
  /**
   * Height in canvas units.
   *
   * A whole number. Between 120 and 1800.
   */
  readonly h: Given<Size['h']>;
}

/**
 * Width and height in canvas units, which are CSS pixels at 100 % zoom.
 */
export function size(input: SizeInput): Size {
  return part<Size>(input);
}

/**
 * The properties of `SafeSchema`.
 */
export interface SafeSchemaInput {
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
 * A JSON Schema in the safe subset: no `pattern`, no references to other documents, at most 500 schema objects and 16 levels.
 */
export function safeSchema(input?: SafeSchemaInput): SafeSchema {
  return part<SafeSchema>(input ?? {});
}

/**
 * The properties of `SelectOption`.
 */
export interface SelectOptionInput {
  /**
   * The value that the card reads when this option is selected.
   *
   * At most 200 characters.
   */
  readonly value: Given<SelectOption['value']>;
  /**
   * The name that users see.
   */
  readonly label: Given<SelectOption['label']>;
}

/**
 * One option of a select field.
 */
export function selectOption(input: SelectOptionInput): SelectOption {
  return part<SelectOption>(input);
}

/**
 * The properties of `BuiltinInput`.
 */
export interface BuiltinInputInput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<BuiltinInput['id']>;
  /**
   * The name shown at the port. Must not be blank.
   */
  readonly label: Given<BuiltinInput['label']>;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  readonly description?: Given<BuiltinInput['description']> | undefined;
  /**
   * The type of the values that the port carries.
   */
  readonly type: Given<BuiltinInput['type']>;
  /**
   * A schema that values must match in addition to the built-in type.
   */
  readonly schema?: Given<BuiltinInput['schema']> | undefined;
  /**
   * Values flow in one direction. Leaving `mode` out means the same.
   */
  readonly mode?: Given<BuiltinInput['mode']> | undefined;
  /**
   * Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.
   */
  readonly default?: Given<BuiltinInput['default']> | undefined;
}

/**
 * A port that receives values of a type that every card knows.
 */
export function builtinInput(input: BuiltinInputInput): BuiltinInput {
  return part<BuiltinInput>(input);
}

/**
 * The properties of `CustomInput`.
 */
export interface CustomInputInput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<CustomInput['id']>;
  /**
   * The name shown at the port. Must not be blank.
   */
  readonly label: Given<CustomInput['label']>;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  readonly description?: Given<CustomInput['description']> | undefined;
  /**
   * The type of the values that the port carries.
   */
  readonly type: Given<CustomInput['type']>;
  /**
   * The schema of the custom type's values; `{}` allows every value.
   */
  readonly schema: Given<CustomInput['schema']>;
  /**
   * Values flow in one direction. Leaving `mode` out means the same.
   */
  readonly mode?: Given<CustomInput['mode']> | undefined;
  /**
   * Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.
   */
  readonly default?: Given<CustomInput['default']> | undefined;
}

/**
 * A port that receives values of a custom type. Its `schema` is required.
 */
export function customInput(input: CustomInputInput): CustomInput {
  return part<CustomInput>(input);
}

/**
 * The properties of `BuiltinRequest`.
 */
export interface BuiltinRequestInput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<BuiltinRequest['id']>;
  /**
   * The name shown at the port. Must not be blank.
   */
  readonly label: Given<BuiltinRequest['label']>;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  readonly description?: Given<BuiltinRequest['description']> | undefined;
  /**
   * The type of the values that the port carries.
   */
  readonly type: Given<BuiltinRequest['type']>;
  /**
   * A schema that values must match in addition to the built-in type.
   */
  readonly schema?: Given<BuiltinRequest['schema']> | undefined;
  /**
   * Each value is a request that the card answers with a response.
   *
   * Filled in when omitted.
   */
  readonly mode?: Given<BuiltinRequest['mode']> | undefined;
  /**
   * What the card responds with.
   */
  readonly response: Given<BuiltinRequest['response']>;
  /**
   * Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.
   */
  readonly default?: Given<BuiltinRequest['default']> | undefined;
}

/**
 * A port that receives requests of a built-in type and responds to them.
 */
export function builtinRequest(input: BuiltinRequestInput): BuiltinRequest {
  return part<BuiltinRequest>(input, { filled: { mode: 'request' } });
}

/**
 * The properties of `CustomRequest`.
 */
export interface CustomRequestInput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<CustomRequest['id']>;
  /**
   * The name shown at the port. Must not be blank.
   */
  readonly label: Given<CustomRequest['label']>;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  readonly description?: Given<CustomRequest['description']> | undefined;
  /**
   * The type of the values that the port carries.
   */
  readonly type: Given<CustomRequest['type']>;
  /**
   * The schema of the custom type's values; `{}` allows every value.
   */
  readonly schema: Given<CustomRequest['schema']>;
  /**
   * Each value is a request that the card answers with a response.
   *
   * Filled in when omitted.
   */
  readonly mode?: Given<CustomRequest['mode']> | undefined;
  /**
   * What the card responds with.
   */
  readonly response: Given<CustomRequest['response']>;
  /**
   * Whether an arrow drawn to the card as a whole ends at this port. Allowed for at most one input.
   */
  readonly default?: Given<CustomRequest['default']> | undefined;
}

/**
 * A port that receives requests of a custom type and responds to them.
 */
export function customRequest(input: CustomRequestInput): CustomRequest {
  return part<CustomRequest>(input, { filled: { mode: 'request' } });
}

/**
 * The properties of `BuiltinOutput`.
 */
export interface BuiltinOutputInput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<BuiltinOutput['id']>;
  /**
   * The name shown at the port. Must not be blank.
   */
  readonly label: Given<BuiltinOutput['label']>;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  readonly description?: Given<BuiltinOutput['description']> | undefined;
  /**
   * The type of the values that the port carries.
   */
  readonly type: Given<BuiltinOutput['type']>;
  /**
   * A schema that values must match in addition to the built-in type.
   */
  readonly schema?: Given<BuiltinOutput['schema']> | undefined;
  /**
   * Whether the port keeps its last value and sends it to arrows that are drawn later.
   */
  readonly retain?: Given<BuiltinOutput['retain']> | undefined;
}

/**
 * A port that sends values of a type that every card knows.
 */
export function builtinOutput(input: BuiltinOutputInput): BuiltinOutput {
  return part<BuiltinOutput>(input);
}

/**
 * The properties of `CustomOutput`.
 */
export interface CustomOutputInput {
  /**
   * The name that the card and its arrows use for the port. Unique among the ports of the same direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<CustomOutput['id']>;
  /**
   * The name shown at the port. Must not be blank.
   */
  readonly label: Given<CustomOutput['label']>;
  /**
   * What the port carries, for users and agents. Must not be blank.
   */
  readonly description?: Given<CustomOutput['description']> | undefined;
  /**
   * The type of the values that the port carries.
   */
  readonly type: Given<CustomOutput['type']>;
  /**
   * The schema of the custom type's values; `{}` allows every value.
   */
  readonly schema: Given<CustomOutput['schema']>;
  /**
   * Whether the port keeps its last value and sends it to arrows that are drawn later.
   */
  readonly retain?: Given<CustomOutput['retain']> | undefined;
}

/**
 * A port that sends values of a custom type. Its `schema` is required.
 */
export function customOutput(input: CustomOutputInput): CustomOutput {
  return part<CustomOutput>(input);
}

/**
 * The properties of `PortResponse`.
 */
export interface PortResponseInput {
  /**
   * The type of the response.
   */
  readonly type: Given<PortResponse['type']>;
  /**
   * A schema that the response must match in addition to its type.
   */
  readonly schema?: Given<PortResponse['schema']> | undefined;
}

/**
 * What a request port responds with.
 */
export function portResponse(input: PortResponseInput): PortResponse {
  return part<PortResponse>(input);
}

/**
 * The properties of `Translations500`.
 */
export interface Translations500Input {
  /**
   * English. Shown when the user's language is missing.
   *
   * 1 to 500 characters.
   */
  readonly en: Given<Translations500['en']>;
  /**
   * Russian.
   *
   * 1 to 500 characters.
   */
  readonly ru?: Given<Translations500['ru']> | undefined;
  /**
   * Chinese.
   *
   * 1 to 500 characters.
   */
  readonly zh?: Given<Translations500['zh']> | undefined;
}

/**
 * One string for each language. English is required.
 */
export function translations500(input: Translations500Input): Translations500 {
  return part<Translations500>(input);
}
