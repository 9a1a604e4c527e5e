import type { Option } from '../command/define-command.js';
import { REPORTER_NAMES } from '../reporters/index.js';

/** The option that says how reports are printed. */
export const REPORTER_OPTION = {
  value: 'name',
  choices: REPORTER_NAMES,
  default: 'pretty',
  summary: 'how to print what is found',
} as const satisfies Option;
