import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import { judge, type Report, type ValidateOptions } from '../runtime/index.js';

/** Judges the value of a `card.json`; whatever it is, the answer is a report. */
export function validateCardManifest(value: unknown, options: ValidateOptions = {}): Report {
  return judge(cardRuntime, value, options);
}
