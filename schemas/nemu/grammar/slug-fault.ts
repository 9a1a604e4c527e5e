import type { ConstraintFault } from '../../../core/format.js';
import { SLUG } from '../tables/patterns.js';
import { plainLetters, shown } from './plain-letters.js';

const slug = new RegExp(SLUG.pattern);

/** Why a string is not a slug; nothing when it is one. */
export function slugFault(text: string): ConstraintFault | undefined {
  if (slug.test(text)) return undefined;
  return { message: describeFault(text), fix: nearestSlug(text) };
}

function describeFault(text: string): string {
  if (text === '') return 'must not be empty';
  if (/[A-Z]/.test(text)) return 'must be lower case';
  if (/\s/.test(text)) return 'must not contain whitespace';
  const foreign = /[^a-z0-9_-]/u.exec(text);
  if (foreign !== null) return `must not contain ${shown(foreign[0])}`;
  if (/^[-_]/.test(text)) return `must not start with \`${text.charAt(0)}\``;
  if (/[-_]$/.test(text)) return `must not end with \`${text.charAt(text.length - 1)}\``;
  return 'must have a single `-` or `_` between two words';
}

function nearestSlug(text: string): string | undefined {
  const joined = plainLetters(text)
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/[-_]{2,}/g, (run) => (run.includes('-') ? '-' : '_'))
    .replace(/^[-_]|[-_]$/g, '');
  return slug.test(joined) ? joined : undefined;
}
