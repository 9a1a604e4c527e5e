import type { Trust } from '../../kit/issue.js';
import { trustLevels } from '../tables.js';

/** Whether a package of trust `trust` may do what takes at least `least`; nobody may do what takes `never`. */
export function trustReaches(trust: Trust, least: Trust | 'never'): boolean {
  return least !== 'never' && trustLevels.indexOf(trust) >= trustLevels.indexOf(least);
}
