/** The call is wrong, not the data. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  /**
   * @param code kebab-case, stable.
   * @param message what is wrong, with the value; one sentence.
   * @param hint what to do about it; one or more lines.
   */
  constructor(
    readonly code: string,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}
