import type { Behavior } from '../../core/format.js';
import { safeSubsetRuntime } from '../../generated/safe-subset/safe-subset.runtime.js';
import { reportProfile } from '../../schemas/safe-subset/profiles/report-profile.js';
import { withinSubset } from '../../schemas/safe-subset/rules/within-subset.js';
import type { RuntimeFormat } from '../runtime/format.js';

/**
 * The format that validates the text of a schema against the safe subset and a profile.
 *
 * @param profile one of the ids in `PROFILES`.
 */
export function toolFormat(profile: string): RuntimeFormat {
  const behavior: Behavior<unknown> = {
    rules: [{ ...withinSubset, check: (schema) => reportProfile(schema, profile).issues }],
  };
  return { ...safeSubsetRuntime, behavior };
}
