import type { Option } from '../command/define-command.js';

/** The option that says whose verdict is wanted. */
export const PROFILE_OPTION = {
  value: 'profile',
  choices: ['contract', 'platform'],
  default: 'contract',
  summary: 'whose verdict: the specification or the released validator',
} as const satisfies Option;
