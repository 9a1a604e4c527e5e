import type { Behavior } from '../kit/define-format.js';
import { cardBehavior } from './card.behavior.js';
import { normalizeLock } from './grammar/normalize-lock.js';
import type { Lockfile } from './lock.schema.js';
import { lockRules } from './rules/lock/index.js';

/** What judging a lockfile takes besides its schema. */
export const lockBehavior: Behavior<Lockfile> = {
  rules: lockRules,
  mends: cardBehavior.mends,
  normalize: normalizeLock,
};
