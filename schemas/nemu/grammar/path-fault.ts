import type { ConstraintFault } from '../../../core/format.js';
import { PATH } from '../tables/patterns.js';
import { shown } from './plain-letters.js';

const relative = new RegExp(PATH.pattern);

/** What keeps a text from being a path inside the blueprint; nothing when it is one. */
export function pathFault(text: string): ConstraintFault | undefined {
  if (relative.test(text)) return undefined;
  return { message: pathProblem(text), fix: nearestPath(text) };
}

function pathProblem(text: string): string {
  if (text === '') return 'may not be empty';
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text)) return 'may not be a web address';
  if (/^[A-Za-z]:/.test(text)) return `may not begin with the drive \`${text.slice(0, 2)}\``;
  if (text.includes('\\')) return 'may not hold `\\`';
  if (text.startsWith('/')) return 'may not start with `/`';
  if (text.startsWith('./')) return 'may not start with `./`';
  const segments = text.split('/');
  if (segments.includes('..')) return 'may not hold `..`';
  if (segments.includes('.')) return 'may not hold `.` as a segment';
  if (text.includes('//')) return 'may not hold `//`';
  if (/\s/.test(text)) return 'may hold no white space';
  return `may not hold ${shown(/[^A-Za-z0-9._/-]/u.exec(text)?.[0] ?? text)}`;
}

/** A path with a drive or host names a place on one machine, so nothing inside the blueprint is nearest to it. */
function nearestPath(text: string): string | undefined {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(text) || text.startsWith('\\\\') || text.startsWith('//')) return undefined;
  const kept: string[] = [];
  for (const segment of text.trim().replaceAll('\\', '/').split('/')) {
    if (segment === '..') {
      if (kept.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') kept.push(segment);
  }
  const path = kept.join('/');
  return relative.test(path) ? path : undefined;
}
