import type { ConstraintFault } from '../../../core/format.js';
import { SLUG } from '../tables/patterns.js';
import { plainLetters, shown } from './plain-letters.js';

const slug = new RegExp(SLUG.pattern);

/** What keeps a text from being a slug; nothing when it is one. */
export function slugFault(text: string): ConstraintFault | undefined {
  if (slug.test(text)) return undefined;
  return { message: slugProblem(text), fix: nearestSlug(text) };
}

function slugProblem(text: string): string {
  if (text === '') return 'may not be empty';
  if (/[A-Z]/.test(text)) return 'must be lower case';
  if (/\s/.test(text)) return 'may hold no white space';
  const foreign = /[^a-z0-9_-]/u.exec(text);
  if (foreign !== null) return `may not hold ${shown(foreign[0])}`;
  if (/^[-_]/.test(text)) return `may not begin with \`${text.charAt(0)}\``;
  if (/[-_]$/.test(text)) return `may not end with \`${text.charAt(text.length - 1)}\``;
  return 'may hold only a single `-` or `_` between two words';
}

function nearestSlug(text: string): string | undefined {
  const joined = plainLetters(text)
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/[-_]{2,}/g, (run) => (run.includes('-') ? '-' : '_'))
    .replace(/^[-_]|[-_]$/g, '');
  return slug.test(joined) ? joined : undefined;
}
