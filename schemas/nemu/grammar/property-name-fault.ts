import type { ConstraintFault } from '../../../core/format.js';
import { PROPERTY_NAME } from '../tables/patterns.js';
import { plainLetters, shown } from './plain-letters.js';

const propertyName = new RegExp(PROPERTY_NAME.pattern);

/** What keeps a text from naming an input; nothing when it can. */
export function propertyNameFault(text: string): ConstraintFault | undefined {
  if (propertyName.test(text)) return undefined;
  return { message: propertyNameProblem(text), fix: nearestPropertyName(text) };
}

function propertyNameProblem(text: string): string {
  if (text === '') return 'may not be empty';
  if (/\s/.test(text)) return 'may hold no white space';
  const foreign = /[^A-Za-z0-9_]/u.exec(text)?.[0];
  return foreign === undefined ? 'may not begin with a digit' : `may not hold ${shown(foreign)}`;
}

function nearestPropertyName(text: string): string | undefined {
  const joined = plainLetters(text)
    .trim()
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^(?=\d)/, '_');
  return /[A-Za-z0-9]/.test(joined) && propertyName.test(joined) ? joined : undefined;
}
