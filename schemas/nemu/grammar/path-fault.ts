import type { ConstraintFault } from '../../../core/format.js';
import { PATH } from '../tables/patterns.js';
import { shown } from './plain-letters.js';

const relative = new RegExp(PATH.pattern);

/** Why a string is not a path inside the blueprint; nothing when it is one. */
export function pathFault(text: string): ConstraintFault | undefined {
  if (relative.test(text)) return undefined;
  return { message: describeFault(text), fix: nearestPath(text) };
}

function describeFault(text: string): string {
  if (text === '') return 'must not be empty';
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text)) return 'must not be a URL';
  if (/^[A-Za-z]:/.test(text)) return `must not start with the drive \`${text.slice(0, 2)}\``;
  if (text.includes('\\')) return 'must not contain `\\`';
  if (text.startsWith('/')) return 'must not start with `/`';
  if (text.startsWith('./')) return 'must not start with `./`';
  const segments = text.split('/');
  if (segments.includes('..')) return 'must not contain `..`';
  if (segments.includes('.')) return 'must not contain `.` as a segment';
  if (text.includes('//')) return 'must not contain `//`';
  if (/\s/.test(text)) return 'must not contain whitespace';
  return `must not contain ${shown(/[^A-Za-z0-9._/-]/u.exec(text)?.[0] ?? text)}`;
}

/** A path with a drive or a host is a place on one machine, so no path inside the blueprint is close to it. */
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
