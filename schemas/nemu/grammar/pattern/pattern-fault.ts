import { compileError, regexError } from '../../../../core/string-formats/regex-error.js';
import { workLimits } from '../../tables/limits.js';

/** How an expression departs from ECMA-262: `loose` compiles only without the `u` flag. */
export interface PatternFault {
  readonly kind: 'loose' | 'broken';
  /** The reason that the engine gives, if any. */
  readonly reason: string | undefined;
}

/** Why an expression does not compile with the `u` flag, as JSON Schema requires; nothing when it does, or is too long to be read. */
export function patternFault(source: string): PatternFault | undefined {
  if (source.length > workLimits.patternLength) return undefined;
  const strict = regexError(source);
  if (strict === undefined) return undefined;
  return { kind: compileError(source, '') === undefined ? 'loose' : 'broken', reason: reasonOf(strict) };
}

/** Engines repeat the expression before the reason: `Invalid regular expression: /(/u: Unterminated group`. */
function reasonOf(message: string): string | undefined {
  return /: ([A-Z][A-Za-z ]{3,60})$/.exec(message)?.[1]?.toLowerCase();
}

/** Whether an expression has a `^` or `$` outside a character class. */
export function hasAnchor(source: string): boolean {
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (!inClass && (character === '^' || character === '$')) return true;
  }
  return false;
}
