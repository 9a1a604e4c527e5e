import { codeSpan } from '../../print/markdown/code-span.js';
import type { PageUse } from './page-section.js';

/** Sections that are named; a definition that more of them use is a common one, and the rest is counted. */
const MOST = 5;

/** Says where a definition is used, with links; nothing for one that is not. */
export function usedIn(uses: readonly PageUse[]): string[] {
  if (uses.length === 0) return [];
  const places = uses.slice(0, MOST).map(({ section, paths }) => {
    const title = section.definition === '' ? 'the document' : section.title;
    const ways = paths.filter((path) => path !== '').map((path) => codeSpan(path));
    return `[${title}](#${section.anchor})${ways.length === 0 ? '' : ` (${ways.join(', ')})`}`;
  });
  const rest = uses.length - places.length;
  return [`Used in ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`];
}
