import { CodedError } from '../../core/coded-error.js';

/** Thrown when a schema cannot be built because a part of it is not JSON. */
export class SubsetError extends CodedError {
  override readonly name = 'SubsetError';

  constructor(
    readonly code: 'not-json' | 'too-deep',
    message: string,
  ) {
    super(message);
  }
}
