import { trustLevels } from '../../../schemas/neuralis/tables/surfaces.js';
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

/** The option that says what a host grants. */
export const TRUST_OPTION = {
  value: 'level',
  choices: trustLevels,
  summary: 'how far the host trusts a package',
} as const satisfies Option;
