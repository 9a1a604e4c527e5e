/** How far an expression is from ECMA-262: `loose` compiles without the `u` flag only. */
export interface PatternFault {
  readonly kind: 'loose' | 'broken';
  /** What the engine objects to, where it says so. */
  readonly reason: string | undefined;
}

/** Why an expression does not compile as JSON Schema asks for it (with the `u` flag); nothing when it does. */
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

/** Whether an expression asks for the start or the end of the text anywhere outside a character class. */
export function hasAnchor(source: string): boolean {
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    else if (!inClass && (sign === '^' || sign === '$')) return true;
  }
  return false;
}
