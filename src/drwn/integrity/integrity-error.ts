/** A tree that has no integrity hash. */
export class IntegrityError extends Error {
  override readonly name = 'IntegrityError';

  /**
   * @param code the system's code where the system gave one (`ENOENT`, `ELOOP`, `EACCES`, …), else `tie`, `changed`,
   *   `bad-name` or `not-a-folder`.
   * @param path from the card's root, with `/`; empty for the root.
   */
  constructor(
    readonly code: string,
    readonly path: string,
    message: string,
    readonly hint: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
