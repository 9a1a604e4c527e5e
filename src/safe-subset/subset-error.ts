/** A schema that cannot be built because a part of it is no JSON. */
export class SubsetError extends Error {
  override readonly name = 'SubsetError';

  constructor(
    readonly code: 'not-json' | 'too-deep',
    message: string,
  ) {
    super(message);
  }
}
