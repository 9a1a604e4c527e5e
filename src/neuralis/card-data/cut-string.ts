import { TRUNCATION_MARKER } from '../../../schemas/neuralis/tables/surfaces.js';
import { characterBytes, stringBytes } from './json-bytes.js';

const MARKER_BYTES = stringBytes(TRUNCATION_MARKER);

/** Shortens a text to `units` UTF-16 units, the marker included; never between the halves of a surrogate pair. */
export function cutToUnits(text: string, units: number): string {
  if (text.length <= units) return text;
  let end = units - TRUNCATION_MARKER.length;
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end) + TRUNCATION_MARKER;
}

/** Shortens a text to `bytes` UTF-8 bytes of JSON text, marker and quotes included. */
export function cutToBytes(text: string, bytes: number): string {
  let left = bytes - MARKER_BYTES;
  let end = 0;
  for (const character of text) {
    left -= characterBytes(character);
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end) + TRUNCATION_MARKER;
}
