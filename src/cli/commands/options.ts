import { PROFILES } from '../../../core/calls/validate-options.js';
import type { FormatOptions } from '../../../core/format.js';
import type { FormatInfo } from '../../runtime/format.js';
import type { Option } from '../command/define-command.js';
import { REPORTER_NAMES } from '../reporters/index.js';

/** The option that selects whose verdict to report. */
export const PROFILE_OPTION = {
  value: 'profile',
  choices: PROFILES,
  default: 'contract',
  summary: 'whose verdict to report: the specification or the released validator',
} as const satisfies Option;

/** The option that selects how reports are printed. */
export const REPORTER_OPTION = {
  value: 'name',
  choices: REPORTER_NAMES,
  default: 'pretty',
  summary: 'how to print the issues',
} as const satisfies Option;

/** The options of all formats; of two with the same name, the last one is used. */
export function formatOptions(formats: readonly FormatInfo[]): FormatOptions {
  return Object.fromEntries(formats.flatMap(({ options = {} }) => Object.entries(options)));
}
