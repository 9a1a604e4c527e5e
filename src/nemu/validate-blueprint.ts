import type { Report, ValidateOptions } from '../../core/issue.js';
import { blueprintRuntime } from '../../generated/nemu/blueprint.runtime.js';
import { validate } from '../runtime/validate.js';

/**
 * Judges a blueprint manifest: its structure, then every advice we have on it.
 *
 * @param value anything; bad data becomes issues and never throws.
 * @returns `valid` is the verdict of the published schema alone; advice is always a warning.
 */
export function validateBlueprint(value: unknown, options: ValidateOptions = {}): Report {
  return validate(blueprintRuntime, value, options);
}
