/** Properties that every field can have, but only some types use. */
export const FORM_PROPERTIES = ['placeholder', 'maxLength', 'min', 'max', 'step'] as const;

export type FormProperty = (typeof FORM_PROPERTIES)[number];

export interface SettingTypeRow {
  readonly type: string;
  /** What the field holds. */
  readonly holds: string;
  /** The type of its `default`; a secret has none. */
  readonly default: 'string' | 'number' | 'boolean' | 'none';
  /** The properties of the form that it uses. */
  readonly uses: readonly FormProperty[];
  /** Whether `options` is required; otherwise it is not allowed. */
  readonly options: boolean;
}

/** The types of field that a settings form can have. SDK 1.3.0. */
export const SETTING_TYPES = [
  {
    type: 'string',
    holds: 'a single line of text',
    default: 'string',
    uses: ['placeholder', 'maxLength'],
    options: false,
  },
  {
    type: 'text',
    holds: 'multi-line text',
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
    holds: 'a string that the card itself never sees',
    default: 'none',
    uses: ['placeholder', 'maxLength'],
    options: false,
  },
  { type: 'color', holds: 'a color', default: 'string', uses: [], options: false },
] as const satisfies readonly SettingTypeRow[];

export type SettingType = (typeof SETTING_TYPES)[number]['type'];

const USES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  SETTING_TYPES.map((row) => [row.type, new Set<string>(row.uses)]),
);

/** Whether a field of this type uses a property of the form; an unknown type uses none. */
export function usesFormProperty(type: string, key: FormProperty): boolean {
  return USES.get(type)?.has(key) ?? false;
}
