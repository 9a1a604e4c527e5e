import { isHighSurrogate, isLowSurrogate, isSurrogate } from '../words/surrogates.js';

/** The number of code points; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (!isHighSurrogate(text.charCodeAt(index)) || !isLowSurrogate(text.charCodeAt(index + 1))) continue;
    length -= 1;
    index += 1;
  }
  return length;
}

/**
 * The number of code points as one platform counts them: a high surrogate and the next unit count as one, whatever that
 * unit is. Differs from `codePoints` only with lone surrogates.
 */
export function platformCodePoints(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (isHighSurrogate(text.charCodeAt(index))) index += 1;
    length += 1;
  }
  return length;
}

/** The length in UTF-8 bytes; a lone surrogate counts as the three bytes of U+FFFD. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else {
      bytes += 2;
      if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(index + 1))) index += 1;
    }
  }
  return bytes;
}

const SHORT_ESCAPES = new Set(['"', '\\', '\b', '\t', '\n', '\f', '\r']);

/** The UTF-8 bytes of one character inside a JSON string, as `JSON.stringify` writes it. */
export function jsonCharacterLength(character: string): number {
  if (SHORT_ESCAPES.has(character)) return 2;
  const code = character.codePointAt(0) ?? 0;
  // Control characters and lone surrogates are written as `\uXXXX`.
  if (code < 0x20 || isSurrogate(code)) return 6;
  return utf8Length(character);
}

/** The UTF-8 bytes of a string as JSON text, quotes included. */
export function jsonStringLength(text: string): number {
  let bytes = 2;
  for (const character of text) bytes += jsonCharacterLength(character);
  return bytes;
}
