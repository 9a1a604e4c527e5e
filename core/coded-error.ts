import { describeBriefly } from './words/describe.js';

/** What Letterpress throws: an error with a code, which is public and never renamed. */
export abstract class CodedError extends Error {
  abstract readonly code: string;

  constructor(message: string, options?: ErrorOptions) {
    // `Error` throws an error of its own for a message that is not text.
    super(typeof message === 'string' ? message : describeBriefly(message), options);
  }
}
