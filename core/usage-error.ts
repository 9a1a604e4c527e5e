import { CodedError } from './coded-error.js';

/** What can be wrong with a call. Codes are stable: new ones may come, none is renamed. */
export type UsageErrorCode =
  | 'bad-config'
  | 'bad-name'
  | 'bad-option'
  | 'bad-source'
  | 'code-needed'
  | 'file-exists'
  | 'format-needed'
  | 'no-config'
  | 'no-document'
  | 'no-example'
  | 'no-format-for-name'
  | 'no-name'
  | 'no-source'
  | 'no-such-file'
  | 'no-such-folder'
  | 'not-a-file'
  | 'not-a-folder'
  | 'nothing-to-watch'
  | 'other-format'
  | 'out-needed'
  | 'same-output'
  | 'unknown-code'
  | 'unknown-format'
  | 'unknown-order'
  | 'unreadable-folder';

/** The call is wrong, not the data. */
export class UsageError extends CodedError {
  override readonly name = 'UsageError';

  /**
   * @param code which of the known mistakes it is.
   * @param message what is wrong, with the value; one sentence.
   * @param hint what to do about it; one or more lines.
   */
  constructor(
    readonly code: UsageErrorCode,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}
