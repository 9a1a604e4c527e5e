import { trustLevels } from '../../../schemas/neuralis/tables.js';
import type { Option } from '../command/define-command.js';

/** The option that says what a host grants. */
export const TRUST_OPTION = {
  value: 'level',
  choices: trustLevels,
  summary: 'how far the host trusts a package',
} as const satisfies Option;
