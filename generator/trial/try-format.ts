import type { Format } from '../../core/format.js';
import type { FormatModel } from '../model.js';
import type { Refuse } from '../refusals.js';
import { checkSchemaKey } from './check-schema-key.js';
import { checkValues } from './check-values.js';
import { compileValidator } from './compile-validator.js';
import { runExamples } from './run-examples.js';
import { runtimeOf } from './runtime-of.js';

/** Documents of each JSON type, so that every validator is called before it is written. */
const PROBES: readonly unknown[] = [null, true, 0, '', [], [{}], {}, { '': null }];

/**
 * Runs what was printed for a format before it is written: calls its validator, and refuses values and examples that
 * are not what the schema, a rule or the page says they are.
 *
 * @param validator the text of the printed validator.
 * @throws whatever the validator throws, and what a rule or a fixer of the format throws.
 */
export function tryFormat(format: Format, model: FormatModel, validator: string, refuse: Refuse): void {
  const isValid = compileValidator(validator);
  for (const probe of PROBES) isValid(probe);
  const runtime = runtimeOf(model, format.behavior, isValid);
  checkValues(model, runtime, refuse);
  checkSchemaKey(model, runtime, refuse);
  runExamples(format, runtime, refuse);
}
