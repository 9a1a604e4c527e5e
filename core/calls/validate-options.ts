import type { Profile, Trust, ValidateOptions } from '../issue.js';
import { readOptions } from './read-options.js';

/** The profiles under which a document can be validated; the first is the default. */
export const PROFILES = ['contract', 'platform'] as const satisfies readonly Profile[];

/** Trust levels, lowest first. A level may do everything that the levels before it may do. */
export const TRUST_LEVELS = ['untrusted', 'trusted', 'first-party'] as const satisfies readonly Trust[];

/**
 * Reads the options of a call that validates.
 *
 * @throws {UsageError} `bad-option` for a wrong value.
 */
export function validateOptions(given: unknown): ValidateOptions {
  return readOptions<ValidateOptions>(given, { profile: PROFILES, trust: TRUST_LEVELS });
}
