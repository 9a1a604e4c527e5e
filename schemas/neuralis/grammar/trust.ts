import type { Trust } from '../../../core/issue.js';
import { trustLevels } from '../tables/surfaces.js';

/** Whether a package of level `trust` may do what requires at least `least`. No package may do what requires `never`. */
export function trustReaches(trust: Trust, least: Trust | 'never'): boolean {
  return least !== 'never' && trustLevels.indexOf(trust) >= trustLevels.indexOf(least);
}

/** What trust depends on, of any type. */
export interface TrustClaim {
  readonly access?: unknown;
}

/** The trust level that a package is validated with: the given one, else the one it asks for. An unknown level counts as the lowest. */
export function effectiveTrust({ access }: TrustClaim, given: Trust | undefined): Trust {
  const claimed: unknown = typeof access === 'object' && access !== null ? Reflect.get(access, 'trust') : undefined;
  const asked = given ?? claimed;
  return trustLevels.find((level) => level === asked) ?? trustLevels[0];
}
