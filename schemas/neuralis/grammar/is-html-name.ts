import { htmlExtensions } from '../tables.js';

/** Whether a file name or path ends like an HTML document, whatever the case; `?` and `#` are part of the name. */
export function isHtmlName(name: string): boolean {
  const lower = name.toLowerCase();
  return htmlExtensions.some((extension) => lower.endsWith(extension));
}
