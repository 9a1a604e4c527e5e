/**
 * Tells texts apart that are too long for a name: 16 hexadecimal digits, the same on every machine. No security rests
 * on it.
 *
 * @see FNV-1a, 32 bits, over UTF-16 units; forwards and backwards.
 */
export function textHash(text: string): string {
  let forwards = 0x811c9dc5;
  let backwards = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(index), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return [forwards, backwards].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
