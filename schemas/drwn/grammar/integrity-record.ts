/** One file of a card's tree, as it is hashed. The properties are serialized in this order. */
export interface IntegrityRecord {
  /** Path relative to the card's root, with `/`. */
  readonly p: string;
  /** `x` when any of the three executable bits is set. */
  readonly m: 'x' | '-';
  /** SHA-256 of the file's bytes, 64 lowercase hex digits. */
  readonly h: string;
}

const INTEGRITY = /^sha256-[0-9a-f]{64}$/;

/** Whether a value is an integrity hash as drwn computes it: `sha256-` followed by 64 lowercase hex digits. */
export function isIntegrity(text: unknown): text is string {
  return typeof text === 'string' && INTEGRITY.test(text);
}
