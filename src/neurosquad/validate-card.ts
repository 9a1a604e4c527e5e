import { cardRuntime } from '../../generated/neurosquad/card.runtime.js';
import { type Report, type ValidateOptions, validate } from '../runtime/index.js';

/**
 * Judges the manifest of a NeuroSquad card by structure and rules.
 *
 * @param value the manifest as read from JSON; anything else becomes issues too.
 * @returns every issue in document order; for a valid manifest `normalized` is the manifest as the app reads it.
 */
export function validateCard(value: unknown, options: ValidateOptions = {}): Report {
  return validate(cardRuntime, value, options);
}
