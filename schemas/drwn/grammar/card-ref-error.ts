/** Parts that no card ref stands for (`unwritable-ref`), or that a builder refuses (`bad-ref`). */
export class CardRefError extends Error {
  override readonly name = 'CardRefError';

  constructor(
    readonly code: 'unwritable-ref' | 'bad-ref',
    message: string,
  ) {
    super(message);
  }
}
