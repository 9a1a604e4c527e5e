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
 * The members of `CardManifest`.
 */
export interface CardInput {
  /**
   * Where the editor finds the schema of this file; the app ignores it.
   *
   * At most 500 characters.
   */
  readonly $schema?: Given<CardManifest['$schema']> | undefined;
  /**
   * The version of this file format.
   *
   * Filled in where it is left out.
   */
  readonly manifestVersion?: Given<CardManifest['manifestVersion']> | undefined;
  /**
   * The card’s id: the namespace of its port types and, with `_` for `-`, the beginning of its tools’ names. Some names are the app’s own.
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
   * The version of the protocol that card and app speak.
   *
   * Filled in where it is left out.
   */
  readonly protocol?: Given<CardManifest['protocol']> | undefined;
  /**
   * What the card is good for, in a sentence or two.
   */
  readonly description?: Given<CardManifest['description']> | undefined;
  /**
   * Who made the card.
   */
  readonly author?: Given<CardManifest['author']> | undefined;
  /**
   * The licence, best as an SPDX identifier.
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
   * Search terms; none twice, though `A` and `a` are two.
   *
   * At most 20 items. No item twice.
   *
   * Each item: One search term. 1 to 40 characters.
   */
  readonly keywords?: Given<CardManifest['keywords']> | undefined;
  /**
   * A picture, `.png` or `.webp`, by its path from the manifest.
   *
   * 1 to 240 characters.
   */
  readonly icon?: Given<CardManifest['icon']> | undefined;
  /**
   * The oldest version of the app that the card runs in.
   */
  readonly minAppVersion?: Given<CardManifest['minAppVersion']> | undefined;
  /**
   * The page that the card opens, `.html` or `.htm`, by its path from the manifest.
   *
   * 1 to 240 characters.
   *
   * @default "index.html"
   */
  readonly entry?: Given<CardManifest['entry']> | undefined;
  /**
   * How large the card is and can become.
   */
  readonly card?: Given<CardManifest['card']> | undefined;
  /**
   * What the card asks for at install. Entries with the same id are merged; the merged one is optional only if all of them are.
   *
   * At most 32 items.
   */
  readonly permissions?: Given<CardManifest['permissions']> | undefined;
  /**
   * The fields of the settings form, in the order in which the app draws them.
   *
   * At most 40 items.
   */
  readonly settings?: Given<CardManifest['settings']> | undefined;
  /**
   * Typed connections to other cards.
   */
  readonly ports?: Given<CardManifest['ports']> | undefined;
  /**
   * What connected agents can call.
   *
   * At most 32 items.
   */
  readonly tools?: Given<CardManifest['tools']> | undefined;
}

/**
 * Makes a document of the format `neurosquad/card` (NeuroSquad card manifest): checks it, and returns plain frozen JSON in the schema's order.
 *
 * Fills in `manifestVersion`, `protocol`.
 *
 * @throws {ManifestError} with every issue, when the document is not valid.
 */
export function card(input: CardInput): CardManifest {
  return buildDocument<CardManifest>(cardRuntime, input, { manifestVersion: 1, protocol: 1 });
}

/**
 * Collects what `card` takes, member by member. Each method returns a new builder.
 */
export interface CardBuilder<Known extends string = never> {
  /**
   * Where the editor finds the schema of this file; the app ignores it.
   *
   * At most 500 characters.
   */
  $schema(value: CardInput['$schema']): CardBuilder<Known | '$schema'>;
  /**
   * The card’s id: the namespace of its port types and, with `_` for `-`, the beginning of its tools’ names. Some names are the app’s own.
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
   * What the card is good for, in a sentence or two.
   */
  description(value: CardInput['description']): CardBuilder<Known | 'description'>;
  /**
   * Who made the card.
   */
  author(value: CardInput['author']): CardBuilder<Known | 'author'>;
  /**
   * The licence, best as an SPDX identifier.
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
   * Search terms; none twice, though `A` and `a` are two.
   *
   * At most 20 items. No item twice.
   *
   * Each item: One search term. 1 to 40 characters.
   */
  keywords(value: CardInput['keywords']): CardBuilder<Known | 'keywords'>;
  /**
   * A picture, `.png` or `.webp`, by its path from the manifest.
   *
   * 1 to 240 characters.
   */
  icon(value: CardInput['icon']): CardBuilder<Known | 'icon'>;
  /**
   * The oldest version of the app that the card runs in.
   */
  minAppVersion(value: CardInput['minAppVersion']): CardBuilder<Known | 'minAppVersion'>;
  /**
   * The page that the card opens, `.html` or `.htm`, by its path from the manifest.
   *
   * 1 to 240 characters.
   *
   * @default "index.html"
   */
  entry(value: CardInput['entry']): CardBuilder<Known | 'entry'>;
  /**
   * How large the card is and can become.
   */
  card(value: CardInput['card']): CardBuilder<Known | 'card'>;
  /**
   * What the card asks for at install. Entries with the same id are merged; the merged one is optional only if all of them are.
   *
   * At most 32 items.
   */
  permissions(value: CardInput['permissions']): CardBuilder<Known | 'permissions'>;
  /**
   * The fields of the settings form, in the order in which the app draws them.
   *
   * At most 40 items.
   */
  settings(value: CardInput['settings']): CardBuilder<Known | 'settings'>;
  /**
   * Typed connections to other cards.
   */
  ports(value: CardInput['ports']): CardBuilder<Known | 'ports'>;
  /**
   * What connected agents can call.
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
   * Makes the document as `card` does; compiles once every required member is set.
   */
  build(this: Complete<Exclude<'name' | 'displayName' | 'version', Known>>): CardManifest;
}

/**
 * Begins a document that `card` makes in the end.
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
 * The format `neurosquad/card` as a Standard Schema, for tools that take a validator of any maker; judges structure and rules.
 */
export const cardSchema: StandardSchemaV1<CardManifest> = /* @__PURE__ */ standardSchemaOf<CardManifest>(cardRuntime);

/**
 * The members of `NetworkPermission` but `id`, which the function sets.
 */
export interface NetworkPermissionInput {
  /**
   * The hosts that the card may reach. All `network` entries together may name as many as one alone.
   *
   * 1 to 32 items.
   *
   * Each item: A host name in lower case, maybe with a port other than 443; `*.example.com` stands for every subdomain of example.com. 1 to 260 characters.
   */
  readonly hosts: Given<NetworkPermission['hosts']>;
  /**
   * Why the card needs it, for the person who installs the card. Shown in the install dialog.
   */
  readonly reason?: Given<NetworkPermission['reason']> | undefined;
  /**
   * Whether the card also works without it. A permission that is not optional is granted at install or the card is not installed.
   */
  readonly optional?: Given<NetworkPermission['optional']> | undefined;
}

/**
 * The members of `PlainPermission` but `id`, which the function sets.
 */
export interface PlainPermissionInput {
  /**
   * Why the card needs it, for the person who installs the card. Shown in the install dialog.
   */
  readonly reason?: Given<PlainPermission['reason']> | undefined;
  /**
   * Whether the card also works without it. A permission that is not optional is granted at install or the card is not installed.
   */
  readonly optional?: Given<PlainPermission['optional']> | undefined;
}

/**
 * Something the card asks for at install: the bare id, or an object that adds details.
 *
 * One function for each `id`.
 */
export const permission = {
  /**
   * Leave to send requests to the listed hosts, and to no other.
   *
   * Requests to hosts on the internet.
   *
   * `id` is `network`.
   */
  network(input: NetworkPermissionInput): NetworkPermission {
    return part<NetworkPermission>(input, { fixed: { id: 'network' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `agents.read`.
   */
  agentsRead(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'agents.read' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `agents.output`.
   */
  agentsOutput(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'agents.output' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `agents.prompt`.
   */
  agentsPrompt(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'agents.prompt' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `terminals.write`.
   */
  terminalsWrite(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'terminals.write' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `cards.connected`.
   */
  cardsConnected(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'cards.connected' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `network.local`.
   */
  networkLocal(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'network.local' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `fs.read`.
   */
  fsRead(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'fs.read' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `fs.write`.
   */
  fsWrite(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'fs.write' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `clipboard.write`.
   */
  clipboardWrite(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'clipboard.write' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `canvas.spawn`.
   */
  canvasSpawn(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'canvas.spawn' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `background`.
   */
  background(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'background' } });
  },
  /**
   * A permission with a reason for the user, or one the card can do without.
   *
   * `id` is `usage.read`.
   */
  usageRead(input?: PlainPermissionInput): PlainPermission {
    return part<PlainPermission>(input ?? {}, { fixed: { id: 'usage.read' } });
  },
} as const;

/**
 * The members of `StringSetting` but `type`, which the function sets.
 */
export interface StringSettingInput {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * The value until the user sets another.
   */
  readonly default?: Given<StringSetting['default']> | undefined;
  /**
   * Whether the form asks for a value before the card can run.
   */
  readonly required?: Given<StringSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<StringSetting['scope']> | undefined;
  /**
   * Shown in the field while it is empty.
   */
  readonly placeholder?: Given<StringSetting['placeholder']> | undefined;
  /**
   * The longest value the form takes, in UTF-16 units.
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
 * The members of `TextSetting` but `type`, which the function sets.
 */
export interface TextSettingInput {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * The value until the user sets another.
   */
  readonly default?: Given<TextSetting['default']> | undefined;
  /**
   * Whether the form asks for a value before the card can run.
   */
  readonly required?: Given<TextSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<TextSetting['scope']> | undefined;
  /**
   * Shown in the field while it is empty.
   */
  readonly placeholder?: Given<TextSetting['placeholder']> | undefined;
  /**
   * The longest value the form takes, in UTF-16 units.
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
 * The members of `NumberSetting` but `type`, which the function sets.
 */
export interface NumberSettingInput {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * The value until the user sets another; between `min` and `max` where they are given.
   */
  readonly default?: Given<NumberSetting['default']> | undefined;
  /**
   * Whether the form asks for a value before the card can run.
   */
  readonly required?: Given<NumberSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
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
   * The smallest value the form takes.
   */
  readonly min?: Given<NumberSetting['min']> | undefined;
  /**
   * The largest value the form takes.
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
 * The members of `BooleanSetting` but `type`, which the function sets.
 */
export interface BooleanSettingInput {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * Whether the form asks for a value before the card can run.
   */
  readonly required?: Given<BooleanSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
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
 * The members of `SelectSetting` but `type`, which the function sets.
 */
export interface SelectSettingInput {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * The `value` of the option that is chosen until the user chooses another.
   */
  readonly default?: Given<SelectSetting['default']> | undefined;
  /**
   * The choices, in the order in which the form shows them.
   *
   * 1 to 50 items.
   */
  readonly options: Given<SelectSetting['options']>;
  /**
   * Whether the form asks for a value before the card can run.
   */
  readonly required?: Given<SelectSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
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
 * The members of `SecretSetting` but `type`, which the function sets.
 */
export interface SecretSettingInput {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * Whether the form asks for a value before the card can run.
   */
  readonly required?: Given<SecretSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
   */
  readonly scope?: Given<SecretSetting['scope']> | undefined;
  /**
   * Shown in the field while it is empty.
   */
  readonly placeholder?: Given<SecretSetting['placeholder']> | undefined;
  /**
   * The longest value the form takes, in UTF-16 units.
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
 * The members of `ColorSetting` but `type`, which the function sets.
 */
export interface ColorSettingInput {
  /**
   * The name under which the card reads the value. No two fields share one.
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
   * The colour until the user picks another.
   *
   * Must be `#` and six hexadecimal digits.
   */
  readonly default?: Given<ColorSetting['default']> | undefined;
  /**
   * Whether the form asks for a value before the card can run.
   */
  readonly required?: Given<ColorSetting['required']> | undefined;
  /**
   * Whether each card on the canvas has a value of its own (`instance`) or all cards of the package share one (`package`).
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
 * One field of the form that the app draws for the card; `type` decides which keys it takes.
 *
 * One function for each `type`.
 */
export const setting = {
  /**
   * A field for one line of text.
   *
   * One line of text.
   *
   * `type` is `string`.
   */
  string(input: StringSettingInput): StringSetting {
    return part<StringSetting>(input, { fixed: { type: 'string' } });
  },
  /**
   * A field for text of several lines.
   *
   * Text of several lines.
   *
   * `type` is `text`.
   */
  text(input: TextSettingInput): TextSetting {
    return part<TextSetting>(input, { fixed: { type: 'text' } });
  },
  /**
   * A field for a number, with bounds and step if wanted.
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
   * A field that offers a list of options; only it has any.
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
   * A text that is stored encrypted and never handed to the card.
   *
   * `type` is `secret`.
   */
  secret(input: SecretSettingInput): SecretSetting {
    return part<SecretSetting>(input, { fixed: { type: 'secret' } });
  },
  /**
   * A field for an opaque colour.
   *
   * A colour.
   *
   * `type` is `color`.
   */
  color(input: ColorSettingInput): ColorSetting {
    return part<ColorSetting>(input, { fixed: { type: 'color' } });
  },
} as const;

/**
 * Where values or questions enter the card.
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
 * The members of `Author`.
 */
export interface AuthorInput {
  /**
   * A person or an organization; one language only.
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
 * The members of `CardSize`.
 */
export interface CardSizeInput {
  /**
   * The size of a new card.
   *
   * @default {"w":420,"h":320}
   */
  readonly defaultSize?: Given<CardSize['defaultSize']> | undefined;
  /**
   * The smallest size the user or the card can ask for.
   *
   * @default {"w":200,"h":120}
   */
  readonly minSize?: Given<CardSize['minSize']> | undefined;
  /**
   * The largest size the user or the card can ask for.
   *
   * @default {"w":2400,"h":1800}
   */
  readonly maxSize?: Given<CardSize['maxSize']> | undefined;
}

/**
 * How large the card is and can become: `minSize` ≤ `defaultSize` ≤ `maxSize` on each axis.
 */
export function cardSize(input?: CardSizeInput): CardSize {
  return part<CardSize>(input ?? {});
}

/**
 * The members of `Ports`.
 */
export interface PortsInput {
  /**
   * Where arrows can end.
   *
   * At most 16 items.
   */
  readonly inputs?: Given<Ports['inputs']> | undefined;
  /**
   * Where arrows can begin.
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
 * The members of `Tool`.
 */
export interface ToolInput {
  /**
   * The tool’s name within the card; agents see it behind the card’s name, so no two tools share one.
   *
   * Must be a lower-case letter followed by at most 39 lower-case letters, digits or `_`.
   */
  readonly name: Given<Tool['name']>;
  /**
   * The name for people; one language only.
   *
   * 1 to 80 characters.
   */
  readonly title?: Given<Tool['title']> | undefined;
  /**
   * What the tool does and when to call it, for the agent that has to choose; one language only.
   *
   * 1 to 2000 characters.
   */
  readonly description: Given<Tool['description']>;
  /**
   * The arguments: a schema whose `type` is `object`. A property `card` is the app’s own.
   */
  readonly inputSchema: Given<Tool['inputSchema']>;
  /**
   * Whether a call leaves everything as it was.
   */
  readonly readOnly?: Given<Tool['readOnly']> | undefined;
  /**
   * How long the app waits for the answer, in milliseconds.
   *
   * A whole number. Between 1000 and 120000.
   *
   * @default 30000
   */
  readonly timeoutMs?: Given<Tool['timeoutMs']> | undefined;
}

/**
 * Something that agents connected to the card can call.
 */
export function tool(input: ToolInput): Tool {
  return part<Tool>(input);
}

/**
 * The members of `Translations80`.
 */
export interface Translations80Input {
  /**
   * English; shown wherever the reader’s language is missing.
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
 * One text for each language; English is required.
 */
export function translations80(input: Translations80Input): Translations80 {
  return part<Translations80>(input);
}

/**
 * The members of `Translations300`.
 */
export interface Translations300Input {
  /**
   * English; shown wherever the reader’s language is missing.
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
 * One text for each language; English is required.
 */
export function translations300(input: Translations300Input): Translations300 {
  return part<Translations300>(input);
}

/**
 * The members of `Size`.
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
 * Width and height in canvas units: CSS pixels at a zoom of 100 %.
 */
export function size(input: SizeInput): Size {
  return part<Size>(input);
}

/**
 * The members of `SafeSchema`.
 */
export interface SafeSchemaInput {
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
 * A JSON Schema in the safe subset: no `pattern`, no references out of it, at most 500 schema objects and 16 levels.
 */
export function safeSchema(input?: SafeSchemaInput): SafeSchema {
  return part<SafeSchema>(input ?? {});
}

/**
 * The members of `SelectOption`.
 */
export interface SelectOptionInput {
  /**
   * What the card reads when this option is chosen.
   *
   * At most 200 characters.
   */
  readonly value: Given<SelectOption['value']>;
  /**
   * What the user sees.
   */
  readonly label: Given<SelectOption['label']>;
}

/**
 * One choice of a select field.
 */
export function selectOption(input: SelectOptionInput): SelectOption {
  return part<SelectOption>(input);
}

/**
 * The members of `BuiltinInput`.
 */
export interface BuiltinInputInput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<BuiltinInput['id']>;
  /**
   * The name shown at the port; not blank.
   */
  readonly label: Given<BuiltinInput['label']>;
  /**
   * What travels here, for users and agents; not blank.
   */
  readonly description?: Given<BuiltinInput['description']> | undefined;
  /**
   * What travels over the arrow.
   */
  readonly type: Given<BuiltinInput['type']>;
  /**
   * What a value must look like beyond what the built-in type demands.
   */
  readonly schema?: Given<BuiltinInput['schema']> | undefined;
  /**
   * Values flow in one way; this is so without `mode` too.
   */
  readonly mode?: Given<BuiltinInput['mode']> | undefined;
  /**
   * Whether an arrow drawn to the card as a whole ends here; at most one input.
   */
  readonly default?: Given<BuiltinInput['default']> | undefined;
}

/**
 * A port that takes values of a type every card knows.
 */
export function builtinInput(input: BuiltinInputInput): BuiltinInput {
  return part<BuiltinInput>(input);
}

/**
 * The members of `CustomInput`.
 */
export interface CustomInputInput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<CustomInput['id']>;
  /**
   * The name shown at the port; not blank.
   */
  readonly label: Given<CustomInput['label']>;
  /**
   * What travels here, for users and agents; not blank.
   */
  readonly description?: Given<CustomInput['description']> | undefined;
  /**
   * What travels over the arrow.
   */
  readonly type: Given<CustomInput['type']>;
  /**
   * What a value of the custom type looks like; `{}` admits every value.
   */
  readonly schema: Given<CustomInput['schema']>;
  /**
   * Values flow in one way; this is so without `mode` too.
   */
  readonly mode?: Given<CustomInput['mode']> | undefined;
  /**
   * Whether an arrow drawn to the card as a whole ends here; at most one input.
   */
  readonly default?: Given<CustomInput['default']> | undefined;
}

/**
 * A port that takes values of a custom type, with their schema.
 */
export function customInput(input: CustomInputInput): CustomInput {
  return part<CustomInput>(input);
}

/**
 * The members of `BuiltinRequest`.
 */
export interface BuiltinRequestInput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<BuiltinRequest['id']>;
  /**
   * The name shown at the port; not blank.
   */
  readonly label: Given<BuiltinRequest['label']>;
  /**
   * What travels here, for users and agents; not blank.
   */
  readonly description?: Given<BuiltinRequest['description']> | undefined;
  /**
   * What travels over the arrow.
   */
  readonly type: Given<BuiltinRequest['type']>;
  /**
   * What a value must look like beyond what the built-in type demands.
   */
  readonly schema?: Given<BuiltinRequest['schema']> | undefined;
  /**
   * Each value is a question that the card answers.
   *
   * Filled in where it is left out.
   */
  readonly mode?: Given<BuiltinRequest['mode']> | undefined;
  /**
   * What the card answers with.
   */
  readonly response: Given<BuiltinRequest['response']>;
  /**
   * Whether an arrow drawn to the card as a whole ends here; at most one input.
   */
  readonly default?: Given<BuiltinRequest['default']> | undefined;
}

/**
 * A port that takes a question of a built-in type and answers.
 */
export function builtinRequest(input: BuiltinRequestInput): BuiltinRequest {
  return part<BuiltinRequest>(input, { filled: { mode: 'request' } });
}

/**
 * The members of `CustomRequest`.
 */
export interface CustomRequestInput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<CustomRequest['id']>;
  /**
   * The name shown at the port; not blank.
   */
  readonly label: Given<CustomRequest['label']>;
  /**
   * What travels here, for users and agents; not blank.
   */
  readonly description?: Given<CustomRequest['description']> | undefined;
  /**
   * What travels over the arrow.
   */
  readonly type: Given<CustomRequest['type']>;
  /**
   * What a value of the custom type looks like; `{}` admits every value.
   */
  readonly schema: Given<CustomRequest['schema']>;
  /**
   * Each value is a question that the card answers.
   *
   * Filled in where it is left out.
   */
  readonly mode?: Given<CustomRequest['mode']> | undefined;
  /**
   * What the card answers with.
   */
  readonly response: Given<CustomRequest['response']>;
  /**
   * Whether an arrow drawn to the card as a whole ends here; at most one input.
   */
  readonly default?: Given<CustomRequest['default']> | undefined;
}

/**
 * A port that takes a question of a custom type and answers.
 */
export function customRequest(input: CustomRequestInput): CustomRequest {
  return part<CustomRequest>(input, { filled: { mode: 'request' } });
}

/**
 * The members of `BuiltinOutput`.
 */
export interface BuiltinOutputInput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<BuiltinOutput['id']>;
  /**
   * The name shown at the port; not blank.
   */
  readonly label: Given<BuiltinOutput['label']>;
  /**
   * What travels here, for users and agents; not blank.
   */
  readonly description?: Given<BuiltinOutput['description']> | undefined;
  /**
   * What travels over the arrow.
   */
  readonly type: Given<BuiltinOutput['type']>;
  /**
   * What a value must look like beyond what the built-in type demands.
   */
  readonly schema?: Given<BuiltinOutput['schema']> | undefined;
  /**
   * Whether the last value is kept and handed to arrows that are drawn later.
   */
  readonly retain?: Given<BuiltinOutput['retain']> | undefined;
}

/**
 * A port that sends values of a type every card knows.
 */
export function builtinOutput(input: BuiltinOutputInput): BuiltinOutput {
  return part<BuiltinOutput>(input);
}

/**
 * The members of `CustomOutput`.
 */
export interface CustomOutputInput {
  /**
   * The name by which the card and its arrows know the port; unique among the ports of its direction.
   *
   * Must be a lower-case letter followed by at most 31 lower-case letters, digits or dashes.
   */
  readonly id: Given<CustomOutput['id']>;
  /**
   * The name shown at the port; not blank.
   */
  readonly label: Given<CustomOutput['label']>;
  /**
   * What travels here, for users and agents; not blank.
   */
  readonly description?: Given<CustomOutput['description']> | undefined;
  /**
   * What travels over the arrow.
   */
  readonly type: Given<CustomOutput['type']>;
  /**
   * What a value of the custom type looks like; `{}` admits every value.
   */
  readonly schema: Given<CustomOutput['schema']>;
  /**
   * Whether the last value is kept and handed to arrows that are drawn later.
   */
  readonly retain?: Given<CustomOutput['retain']> | undefined;
}

/**
 * A port that sends values of a custom type, with their schema.
 */
export function customOutput(input: CustomOutputInput): CustomOutput {
  return part<CustomOutput>(input);
}

/**
 * The members of `PortResponse`.
 */
export interface PortResponseInput {
  /**
   * The type of the answer.
   */
  readonly type: Given<PortResponse['type']>;
  /**
   * What the answer must look like beyond its type.
   */
  readonly schema?: Given<PortResponse['schema']> | undefined;
}

/**
 * What a request port answers with.
 */
export function portResponse(input: PortResponseInput): PortResponse {
  return part<PortResponse>(input);
}

/**
 * The members of `Translations500`.
 */
export interface Translations500Input {
  /**
   * English; shown wherever the reader’s language is missing.
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
 * One text for each language; English is required.
 */
export function translations500(input: Translations500Input): Translations500 {
  return part<Translations500>(input);
}
