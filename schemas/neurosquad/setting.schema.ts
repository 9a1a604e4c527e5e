import { type SchemaOptions, type Static, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { CARD_LIMITS } from './tables/limits.js';
import { type FormProperty, type SettingType, usesFormProperty } from './tables/setting-types.js';
import { LocalizedText80, LocalizedText300 } from './text.schema.js';

/** Describes a property of the form; one that fields of this type can have but do not use is deprecated. */
function describeUse(type: SettingType, key: FormProperty, description: string): SchemaOptions {
  return usesFormProperty(type, key)
    ? { description }
    : { description: `Has no effect on a \`${type}\` field.`, deprecated: true };
}

/** The hint for `options` on a field that cannot have any. */
const NO_OPTIONS = { options: 'Remove it, or make the field a `select`.' };

/** The properties that come before those of the type, in the order of the form. */
function opening<const T extends SettingType>(type: T, description: string) {
  return {
    key: Type.String({
      pattern: `^[a-zA-Z][a-zA-Z0-9_-]{0,${CARD_LIMITS.settingKeyChars - 1}}$`,
      description: 'The name under which the card reads the value. Unique among all fields.',
      ...annotate({
        constraint: `a letter followed by at most ${CARD_LIMITS.settingKeyChars - 1} letters, digits, \`_\` or \`-\``,
        fix: 'settingKey',
      }),
    }),
    type: Type.Literal(type, { description }),
    label: shared(LocalizedText80, { description: 'The name of the field in the form.' }),
    description: Type.Optional(shared(LocalizedText300, { description: 'Help shown below the field.' })),
  };
}

/** The properties that come after those of the type. */
function closing(type: SettingType) {
  return {
    required: Type.Optional(
      Type.Boolean({ description: 'Whether the form requires a value before the card can run.' }),
    ),
    scope: Type.Optional(
      literals(['instance', 'package'], {
        description:
          'Whether each card on the canvas has its own value (`instance`) or all cards of the package share one (`package`).',
      }),
    ),
    placeholder: Type.Optional(
      shared(LocalizedText80, describeUse(type, 'placeholder', 'Shown in the field while it is empty.')),
    ),
    maxLength: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100_000,
        ...describeUse(type, 'maxLength', 'The longest value that the form accepts, in UTF-16 units.'),
      }),
    ),
    min: Type.Optional(Type.Number(describeUse(type, 'min', 'The smallest value that the form accepts.'))),
    max: Type.Optional(Type.Number(describeUse(type, 'max', 'The largest value that the form accepts.'))),
    step: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        ...describeUse(type, 'step', 'The distance between two values of the stepper.'),
      }),
    ),
  };
}

export const StringSetting = closed(
  {
    ...opening('string', 'A single line of text.'),
    default: Type.Optional(Type.String({ description: 'The value until the user sets another one.' })),
    ...closing('string'),
  },
  {
    $id: 'StringSetting',
    title: 'String field',
    description: 'A field for a single line of text.',
    ...annotate({ hints: NO_OPTIONS }),
  },
);

export const TextSetting = closed(
  {
    ...opening('text', 'Multi-line text.'),
    default: Type.Optional(Type.String({ description: 'The value until the user sets another one.' })),
    ...closing('text'),
  },
  {
    $id: 'TextSetting',
    title: 'Text field',
    description: 'A field for multi-line text.',
    ...annotate({ hints: NO_OPTIONS }),
  },
);

export const NumberSetting = closed(
  {
    ...opening('number', 'A number.'),
    default: Type.Optional(
      Type.Number({
        description: 'The value until the user sets another one. Must be between `min` and `max` if they are given.',
      }),
    ),
    ...closing('number'),
  },
  {
    $id: 'NumberSetting',
    title: 'Number field',
    description: 'A field for a number, with optional bounds and an optional step.',
    ...annotate({ hints: NO_OPTIONS }),
  },
);

export const BooleanSetting = closed(
  {
    ...opening('boolean', 'A switch.'),
    default: Type.Optional(Type.Boolean({ description: 'The state until the user flips the switch.' })),
    ...closing('boolean'),
  },
  {
    $id: 'BooleanSetting',
    title: 'Switch',
    description: 'A switch that is on or off.',
    ...annotate({ hints: NO_OPTIONS }),
  },
);

export const SelectOption = closed(
  {
    value: Type.String({ maxLength: 200, description: 'The value that the card reads when this option is selected.' }),
    label: shared(LocalizedText80, { description: 'The name that users see.' }),
  },
  { $id: 'SelectOption', title: 'Option', description: 'One option of a select field.' },
);

export const SelectSetting = closed(
  {
    ...opening('select', 'One of the listed options.'),
    default: Type.Optional(
      Type.String({ description: 'The `value` of the option that is selected until the user selects another one.' }),
    ),
    options: Type.Array(shared(SelectOption), {
      minItems: 1,
      maxItems: 50,
      description: 'The options, in the order in which the form shows them.',
    }),
    ...closing('select'),
  },
  {
    $id: 'SelectSetting',
    title: 'Select field',
    description: 'A field with a list of options. No other type of field has `options`.',
    ...annotate({ hints: { options: 'Add it: `"options": [{ "value": "a", "label": "A" }]`.' } }),
  },
);

export const SecretSetting = closed(
  {
    ...opening('secret', 'A string that is stored encrypted and never given to the card.'),
    ...closing('secret'),
  },
  {
    $id: 'SecretSetting',
    title: 'Secret field',
    description:
      'A field for a token or password. It has no `default`: the card only learns whether a value is set, and uses it through a placeholder in request headers.',
    ...annotate({
      hints: { ...NO_OPTIONS, default: 'Remove it; a default would put the secret in the manifest.' },
    }),
  },
);

export const ColorSetting = closed(
  {
    ...opening('color', 'A color.'),
    default: Type.Optional(
      Type.String({
        pattern: '^#[0-9a-fA-F]{6}$',
        description: 'The color until the user picks another.',
        examples: ['#22c55e'],
        ...annotate({ constraint: '`#` and six hexadecimal digits', fix: 'color' }),
      }),
    ),
    ...closing('color'),
  },
  {
    $id: 'ColorSetting',
    title: 'Color field',
    description: 'A field for an opaque color.',
    ...annotate({ hints: NO_OPTIONS }),
  },
);

export const Setting = Type.Union(
  [
    shared(StringSetting),
    shared(TextSetting),
    shared(NumberSetting),
    shared(BooleanSetting),
    shared(SelectSetting),
    shared(SecretSetting),
    shared(ColorSetting),
  ],
  {
    $id: 'Setting',
    title: 'Settings field',
    description: 'One field of the form that the app shows for the card; `type` decides which properties it can have.',
  },
);

export type Setting = Static<typeof Setting>;
