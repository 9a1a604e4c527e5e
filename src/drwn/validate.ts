import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import { lockRuntime } from '../../generated/drwn/lock.runtime.js';
import { type Report, type ValidateOptions, validate } from '../runtime/index.js';

/** Judges the value of a `card.json`; whatever it is, the answer is a report. */
export function validateCardManifest(value: unknown, options: ValidateOptions = {}): Report {
  return validate(cardRuntime, value, options);
}

/**
 * Judges the value of a `card.lock`; whatever it is, the answer is a report.
 * On a valid lockfile `normalized` is the lockfile as drwn rebuilds it on reading, in its order of keys.
 */
export function validateLockfile(value: unknown, options: ValidateOptions = {}): Report {
  return validate(lockRuntime, value, options);
}
