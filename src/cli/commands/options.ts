import type { FormatOptions } from '../../../core/format.js';
import type { FormatInfo } from '../../runtime/format.js';
import type { Option } from '../command/define-command.js';
import { REPORTER_NAMES } from '../reporters/index.js';

/** The option that says whose verdict is wanted. */
export const PROFILE_OPTION = {
  value: 'profile',
  choices: ['contract', 'platform'],
  default: 'contract',
  summary: 'whose verdict: the specification or the released validator',
} as const satisfies Option;

/** The option that says how reports are printed. */
export const REPORTER_OPTION = {
  value: 'name',
  choices: REPORTER_NAMES,
  default: 'pretty',
  summary: 'how to print what is found',
} as const satisfies Option;

/** The options of all formats; of two with one name the last counts. */
export function formatOptions(formats: readonly FormatInfo[]): FormatOptions {
  return Object.fromEntries(formats.flatMap(({ options = {} }) => Object.entries(options)));
}
