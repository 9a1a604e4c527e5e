/** One file of a card's tree, as the integrity hash sees it; the keys stand in this order in the text that is hashed. */
export interface IntegrityRecord {
  /** Path from the card's root, with `/`. */
  readonly p: string;
  /** `x` when any of the three executable bits is set. */
  readonly m: 'x' | '-';
  /** SHA-256 of the file's bytes, 64 lower-case hex digits. */
  readonly h: string;
}

const INTEGRITY = /^sha256-[0-9a-f]{64}$/;

/** Whether text is an integrity as drwn computes it: `sha256-` and 64 lower-case hex digits. */
export function isIntegrity(text: unknown): text is string {
  return typeof text === 'string' && INTEGRITY.test(text);
}
