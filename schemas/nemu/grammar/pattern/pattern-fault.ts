/** How an expression departs from ECMA-262: `loose` compiles only without the `u` flag. */
export interface PatternFault {
  readonly kind: 'loose' | 'broken';
  /** The reason that the engine gives, if any. */
  readonly reason: string | undefined;
}

/** Why an expression does not compile with the `u` flag, as JSON Schema requires; nothing when it does. */
export function patternFault(source: string): PatternFault | undefined {
  const strict = compileError(source, 'u');
  if (strict === undefined) return undefined;
  return { kind: compileError(source, '') === undefined ? 'loose' : 'broken', reason: reasonOf(strict) };
}

function compileError(source: string, flags: string): string | undefined {
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
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
