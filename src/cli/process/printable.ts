/**
 * Characters but a line feed that a terminal obeys or hides instead of showing: controls, line separators, formats,
 * lone surrogates. No literal, as to read past one with such classes takes time, even where it is never used.
 */
const UNSHOWN = String.raw`(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]`;
/** Nearly every text; none of them needs the Unicode classes, which are slow to build. */
const PLAIN = /^[\n\x20-\x7e]*$/;

/** One line of foreign text made safe for a terminal: what would not be shown becomes `\uXXXX`. */
export function printable(text: string): string {
  return printableBlock(text).replaceAll('\n', escapeUnits);
}

/** As `printable`, with line feeds kept. */
export function printableBlock(text: string): string {
  return PLAIN.test(text) ? text : text.replace(new RegExp(UNSHOWN, 'gu'), escapeUnits);
}

/**
 * JSON text that is safe to print anywhere: equal as data, with what a terminal would obey or hide
 * written as escapes.
 *
 * @param indent spaces per level; 0 gives a single line.
 */
export function printableJson(value: unknown, indent: number): string {
  // Beyond the layout, none of these characters can stand outside a string of JSON text.
  return printableBlock(JSON.stringify(value, null, indent));
}

function escapeUnits(character: string): string {
  let escaped = '';
  for (let index = 0; index < character.length; index += 1) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}
