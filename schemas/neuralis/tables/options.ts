import type { FormatOptions } from '../../../core/format.js';
import { trustLevels } from './surfaces.js';

/** What a host says of a package, and no package of itself. */
export const packageOptions = {
  trust: { value: 'level', choices: trustLevels, summary: 'how far the host trusts a package' },
} as const satisfies FormatOptions;
