import type { ConstraintFault } from '../../../core/format.js';
import { PROPERTY_NAME } from '../tables/patterns.js';
import { plainLetters, shown } from './plain-letters.js';

const propertyName = new RegExp(PROPERTY_NAME.pattern);

/** Why a string is not a valid input name; nothing when it is one. */
export function propertyNameFault(text: string): ConstraintFault | undefined {
  if (propertyName.test(text)) return undefined;
  return { message: describeFault(text), fix: nearestPropertyName(text) };
}

function describeFault(text: string): string {
  if (text === '') return 'must not be empty';
  if (/\s/.test(text)) return 'must not contain whitespace';
  const foreign = /[^A-Za-z0-9_]/u.exec(text)?.[0];
  return foreign === undefined ? 'must not start with a digit' : `must not contain ${shown(foreign)}`;
}

function nearestPropertyName(text: string): string | undefined {
  const joined = plainLetters(text)
    .trim()
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^(?=\d)/, '_');
  return /[A-Za-z0-9]/.test(joined) && propertyName.test(joined) ? joined : undefined;
}
