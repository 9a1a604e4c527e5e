import { jsonCharacterLength, jsonStringLength } from '../../../core/json/lengths.js';
import { isHighSurrogate } from '../../../core/words/surrogates.js';
import { TRUNCATION_MARKER } from '../../../schemas/neuralis/tables/surfaces.js';

const MARKER_BYTES = jsonStringLength(TRUNCATION_MARKER);

/** Shortens a string to `units` UTF-16 units, including the marker. Never splits a surrogate pair. */
export function cutToUnits(text: string, units: number): string {
  if (text.length <= units) return text;
  let end = units - TRUNCATION_MARKER.length;
  if (isHighSurrogate(text.charCodeAt(end - 1))) end--;
  return text.slice(0, end) + TRUNCATION_MARKER;
}

/** Shortens a string to `bytes` UTF-8 bytes of JSON text, including the marker and the quotes. */
export function cutToBytes(text: string, bytes: number): string {
  let left = bytes - MARKER_BYTES;
  let end = 0;
  for (const character of text) {
    left -= jsonCharacterLength(character);
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end) + TRUNCATION_MARKER;
}
