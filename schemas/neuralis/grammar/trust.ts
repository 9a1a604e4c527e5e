import type { Trust } from '../../../core/issue.js';
import { trustLevels } from '../tables/surfaces.js';

/** Whether a package of trust `trust` may do what takes at least `least`; nobody may do what takes `never`. */
export function trustReaches(trust: Trust, least: Trust | 'never'): boolean {
  return least !== 'never' && trustLevels.indexOf(trust) >= trustLevels.indexOf(least);
}

/** What trust depends on, whatever the types. */
export interface TrustClaim {
  readonly access?: unknown;
}

/** The trust a package is judged by: the one given, else the one that it asks for; the lowest for any other word. */
export function effectiveTrust({ access }: TrustClaim, given: Trust | undefined): Trust {
  const claimed: unknown = typeof access === 'object' && access !== null ? Reflect.get(access, 'trust') : undefined;
  const word = given ?? claimed;
  return trustLevels.find((level) => level === word) ?? trustLevels[0];
}
