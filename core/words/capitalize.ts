/** The text with its first character in upper case. */
export function capitalize(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** The text with its first character in lower case. */
export function uncapitalize(text: string): string {
  const [first = ''] = text;
  return first.toLowerCase() + text.slice(first.length);
}
