import { cardRuntime } from '../../generated/neurosquad/card.runtime.js';
import { type Report, type ValidateOptions, validate } from '../runtime/index.js';

/**
 * Validates the manifest of a NeuroSquad card against its schema and rules.
 *
 * @param value the manifest as parsed from JSON; any other value yields issues.
 * @returns every issue in document order; for a valid manifest `normalized` is the manifest as the app reads it.
 * @see NeuroSquad "Manifest reference".
 */
export function validateCard(value: unknown, options: ValidateOptions = {}): Report {
  return validate(cardRuntime, value, options);
}
