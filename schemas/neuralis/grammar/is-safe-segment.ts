const SAFE = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/**
 * Whether a surface's identity can name its folder: letters, digits, `_` and `-`,
 * after the first character also `.`, and never `..`.
 */
export function isSafeSegment(identity: string): boolean {
  return SAFE.test(identity) && !identity.includes('..');
}
