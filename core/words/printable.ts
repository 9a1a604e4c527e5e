/**
 * Characters other than a line feed that a terminal interprets or hides: controls, line separators, format characters,
 * lone surrogates. Not a literal, since even an unused literal with such classes takes time to parse.
 */
const UNSHOWN = String.raw`(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]`;
/** Matches nearly every text, so that the Unicode classes, which are slow to build, are rarely needed. */
const PLAIN = /^[\n\x20-\x7e]*$/;

/** One line of foreign text made safe for a terminal: characters that would not be shown become `\uXXXX`. */
export function printable(text: string): string {
  return printableBlock(text).replaceAll('\n', escapeUnits);
}

/** As `printable`, with line feeds kept. */
export function printableBlock(text: string): string {
  return PLAIN.test(text) ? text : text.replace(new RegExp(UNSHOWN, 'gu'), escapeUnits);
}

/**
 * JSON text that is safe to print anywhere: equal as data, with characters that a terminal
 * would interpret or hide written as escapes.
 *
 * @param indent spaces per level; 0 gives a single line.
 */
export function printableJson(value: unknown, indent: number): string {
  // Outside a string, printed JSON has none of these characters.
  return printableBlock(JSON.stringify(value, null, indent));
}

function escapeUnits(character: string): string {
  let escaped = '';
  for (let index = 0; index < character.length; index += 1) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}
