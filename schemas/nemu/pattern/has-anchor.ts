/** Whether an expression asks for the start or the end of the text anywhere outside a character class. */
export function hasAnchor(source: string): boolean {
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    else if (!inClass && (sign === '^' || sign === '$')) return true;
  }
  return false;
}
