import { reading } from '../../../core/calls/reading.js';
import { requireObject } from '../../../core/calls/require-object.js';

/**
 * The properties of a factory's input, each read once.
 *
 * @throws {UsageError} `bad-option` for anything but an object, and for an object that cannot be read.
 */
export function propertiesOf<Input extends object>(input: Input): Input {
  requireObject('input', input);
  return reading('input', () => ({ ...input }));
}
