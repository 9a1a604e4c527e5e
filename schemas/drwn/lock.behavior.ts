import type { Behavior } from '../../core/format.js';
import { cardBehavior } from './card.behavior.js';
import type { Lockfile } from './lock.schema.js';
import { lockRules } from './rules/lock/index.js';
import { normalizeLock } from './walk/normalize-lock.js';

/** How a lockfile is validated beyond its schema. */
export const lockBehavior: Behavior<Lockfile> = {
  rules: lockRules,
  codes: cardBehavior.codes,
  fixers: cardBehavior.fixers,
  normalize: normalizeLock,
};
