import type { FormatOptions } from '../../../core/format.js';
import { trustLevels } from './surfaces.js';

/** What only the host can say about a package. */
export const packageOptions = {
  trust: { value: 'level', choices: trustLevels, summary: 'how far the host trusts a package' },
} as const satisfies FormatOptions;
