import type { TextKind } from '../grammar/text-characters.js';

export interface TextField {
  /** Where it is: a pointer in which `*` matches every item of an array. */
  readonly at: string;
  readonly kind: TextKind;
}

/** The texts of a manifest whose characters are restricted, localized or not. SDK 1.3.0. */
export const TEXT_FIELDS: readonly TextField[] = [
  { at: '/displayName', kind: 'single-line' },
  { at: '/description', kind: 'multi-line' },
  { at: '/author/name', kind: 'single-line' },
  { at: '/license', kind: 'single-line' },
  { at: '/keywords/*', kind: 'single-line' },
  { at: '/permissions/*/reason', kind: 'multi-line' },
  { at: '/settings/*/label', kind: 'single-line' },
  { at: '/settings/*/description', kind: 'multi-line' },
  { at: '/settings/*/placeholder', kind: 'single-line' },
  { at: '/settings/*/options/*/label', kind: 'single-line' },
  { at: '/ports/inputs/*/label', kind: 'single-line' },
  { at: '/ports/inputs/*/description', kind: 'multi-line' },
  { at: '/ports/outputs/*/label', kind: 'single-line' },
  { at: '/ports/outputs/*/description', kind: 'multi-line' },
  { at: '/tools/*/title', kind: 'single-line' },
  { at: '/tools/*/description', kind: 'multi-line' },
];

/** The languages that a localized text may have, the required one first. */
export const LANGUAGES = ['en', 'ru', 'zh'] as const;
