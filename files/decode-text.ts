import { isUtf8 } from 'node:buffer';
import { lineRanges } from '../core/json/line-ranges.js';
import type { FileFault } from './file-fault.js';

/** A file's text, or why it could not be read. */
export type TextRead = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: FileFault };

/** Decodes UTF-8 and keeps a byte order mark. Invalid UTF-8 is a fault at the first invalid byte. */
export function decodeText(bytes: Buffer): TextRead {
  return isUtf8(bytes) ? { ok: true, text: bytes.toString('utf8') } : { ok: false, fault: notUtf8(bytes) };
}

function notUtf8(bytes: Buffer): FileFault {
  const at = firstFault(bytes);
  const before = bytes.toString('utf8', 0, at);
  const place = lineRanges(before)({ start: before.length, end: before.length });
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const value = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return {
    code: 'json/not-utf8',
    message: isUtf16
      ? 'The file begins with a UTF-16 byte order mark, but JSON must be UTF-8.'
      : `The byte \`0x${value}\` at offset ${at} is not valid UTF-8.`,
    hint: 'Save the file as UTF-8 without a byte order mark.',
    ...place,
    endColumn: place.column + 1,
  };
}

/** The offset of the first invalid byte: from there on, decoding and encoding again gives other bytes. */
function firstFault(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'));
  let at = 0;
  while (at < bytes.length && bytes[at] === again[at]) at += 1;
  // An incomplete character may share its first bytes with U+FFFD, which replaces it: go back to where it begins.
  while (at > 0 && ((again[at] ?? 0) & 0xc0) === 0x80) at -= 1;
  return at;
}
