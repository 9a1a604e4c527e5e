import type { Report, ValidateOptions } from '../../core/issue.js';
import { blueprintRuntime } from '../../generated/nemu/blueprint.runtime.js';
import { validate } from '../runtime/validate.js';

/**
 * Validates a blueprint manifest: its structure, then every rule.
 *
 * @param value any value; bad data becomes issues and never throws.
 * @returns `valid` is the verdict of the published schema alone; advice is always a warning.
 * @see Nemu "Blueprint format", and the schema `https://nemu.ae/schemas/manifest-v2.json`.
 */
export function validateBlueprint(value: unknown, options: ValidateOptions = {}): Report {
  return validate(blueprintRuntime, value, options);
}
