const SHORT_ESCAPES = new Set(['"', '\\', '\b', '\t', '\n', '\f', '\r']);

/** UTF-8 bytes that one character takes inside a string of JSON text. */
export function characterBytes(character: string): number {
  if (SHORT_ESCAPES.has(character)) return 2;
  const code = character.codePointAt(0) ?? 0;
  // Control characters and lone surrogates are written as `\uXXXX`.
  if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return 6;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** UTF-8 bytes of a string as JSON text, quotes included. */
export function stringBytes(text: string): number {
  let bytes = 2;
  for (const character of text) bytes += characterBytes(character);
  return bytes;
}
