import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import { lockRuntime } from '../../generated/drwn/lock.runtime.js';
import { type Report, type ValidateOptions, validate } from '../runtime/index.js';

/** Validates the parsed value of a `card.json`. Always returns a report, whatever the value is. */
export function validateCardManifest(value: unknown, options: ValidateOptions = {}): Report {
  return validate(cardRuntime, value, options);
}

/**
 * Validates the parsed value of a `card.lock`. Always returns a report, whatever the value is.
 * For a valid lockfile, `normalized` is the lockfile as drwn rebuilds it when reading, with properties in drwn's order.
 */
export function validateLockfile(value: unknown, options: ValidateOptions = {}): Report {
  return validate(lockRuntime, value, options);
}
