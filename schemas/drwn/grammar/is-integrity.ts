const INTEGRITY = /^sha256-[0-9a-f]{64}$/;

/** Whether text is an integrity as drwn computes it: `sha256-` and 64 lower-case hex digits. */
export function isIntegrity(text: unknown): text is string {
  return typeof text === 'string' && INTEGRITY.test(text);
}
