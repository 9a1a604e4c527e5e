/** Keys that every field may have and only some types make use of. */
export const FORM_KEYS = ['placeholder', 'maxLength', 'min', 'max', 'step'] as const;

export type FormKey = (typeof FORM_KEYS)[number];

export interface SettingTypeRow {
  readonly type: string;
  /** What the form draws, and what the card reads. */
  readonly holds: string;
  /** The kind of `default` it takes; none for a secret. */
  readonly default: 'string' | 'number' | 'boolean' | 'none';
  /** Which of the keys that depend on the type it makes use of. */
  readonly uses: readonly FormKey[];
  /** Whether it lists `options`; it must, and no other type may. */
  readonly options: boolean;
}

/** The kinds of field a settings form can have. SDK 1.3.0. */
export const SETTING_TYPES = [
  {
    type: 'string',
    holds: 'one line of text',
    default: 'string',
    uses: ['placeholder', 'maxLength'],
    options: false,
  },
  {
    type: 'text',
    holds: 'text of several lines',
    default: 'string',
    uses: ['placeholder', 'maxLength'],
    options: false,
  },
  {
    type: 'number',
    holds: 'a number',
    default: 'number',
    uses: ['placeholder', 'min', 'max', 'step'],
    options: false,
  },
  { type: 'boolean', holds: 'a switch', default: 'boolean', uses: [], options: false },
  { type: 'select', holds: 'one of the listed options', default: 'string', uses: ['placeholder'], options: true },
  {
    type: 'secret',
    holds: 'a text that the card itself never sees',
    default: 'none',
    uses: ['placeholder', 'maxLength'],
    options: false,
  },
  { type: 'color', holds: 'a colour', default: 'string', uses: [], options: false },
] as const satisfies readonly SettingTypeRow[];

export type SettingType = (typeof SETTING_TYPES)[number]['type'];

const USES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  SETTING_TYPES.map((row) => [row.type, new Set<string>(row.uses)]),
);

/** Whether a field of this type makes use of `key`; a type nobody knows uses nothing. */
export function usesFormKey(type: string, key: FormKey): boolean {
  return USES.get(type)?.has(key) ?? false;
}
