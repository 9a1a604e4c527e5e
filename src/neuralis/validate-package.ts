import type { Report, ValidateOptions } from '../../core/issue.js';
import { packageRuntime } from '../../generated/neuralis/package.runtime.js';
import { validate } from '../runtime/validate.js';

/**
 * Validates the manifest of a package: the content of a `package.json` with a `neuralis` property, or of a
 * `neuralis.package.json`. Paths are pointers into the file.
 *
 * @param value any value; bad data becomes issues and never throws.
 * @param options `trust` is what the host grants; without it `access.trust` counts.
 * @see Neuralis "App surfaces".
 */
export function validatePackage(value: unknown, options: ValidateOptions = {}): Report {
  return validate(packageRuntime, value, options);
}
