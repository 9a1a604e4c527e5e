/**
 * The wanted lines of a text, by number, in one pass. LF, CRLF and CR end a line, as they do in positions.
 *
 * @param wanted 1-based line numbers.
 */
export function lineSlices(text: string, wanted: ReadonlySet<number>): Map<number, string> {
  const lines = new Map<number, string>();
  let last = 0;
  for (const line of wanted) last = Math.max(last, line);
  let number = 1;
  let start = 0;
  for (let index = 0; index <= text.length && number <= last; index += 1) {
    const unit = index === text.length ? 0x0a : text.charCodeAt(index);
    if (unit !== 0x0a && unit !== 0x0d) continue;
    if (wanted.has(number)) lines.set(number, text.slice(start, index));
    if (unit === 0x0d && text.charCodeAt(index + 1) === 0x0a) index += 1;
    start = index + 1;
    number += 1;
  }
  return lines;
}
