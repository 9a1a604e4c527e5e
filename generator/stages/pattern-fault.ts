import { compileError } from '../../core/string-formats/regex-error.js';

interface PatternFault {
  readonly message: string;
  readonly hint?: string;
}

/** A pattern as the validator compiles it; `undefined` when it does not compile. */
export function compiledPattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** Says why a pattern does not compile with the `u` flag, and how to write it so that it does. */
export function patternFault(pattern: string): PatternFault | undefined {
  const reason = reasonWith(pattern, 'u');
  if (reason === undefined) return undefined;
  if (reasonWith(pattern, '') !== undefined) return { message: `the pattern does not compile: ${reason}.` };
  const fixed = withoutLooseSyntax(pattern);
  return {
    message: `the pattern compiles without the \`u\` flag only, and JSON Schema patterns are read with it: ${reason}.`,
    hint:
      reasonWith(fixed, 'u') === undefined
        ? `Write \`${fixed}\`.`
        : 'Escape `{`, `}` and `]` that are meant as such, and no other character that needs no escape.',
  };
}

function reasonWith(pattern: string, flags: string): string | undefined {
  const message = compileError(pattern, flags);
  // The engine repeats the pattern before the reason.
  return message?.slice(message.lastIndexOf(': ') + 2);
}

/** Characters that the `u` flag allows after a backslash. */
const ESCAPABLE = /[\^$\\.*+?()[\]{}|/\dA-Za-z]/;
/** Letters whose escape means something else than the letter. */
const ESCAPE_LETTERS = 'bBcdDfknpPrsStuvwWx';
const QUANTIFIER = /^\{\d+(?:,\d*)?\}/;

/** The same pattern with the escapes that the `u` flag requires, and without those that it forbids. */
function withoutLooseSyntax(pattern: string): string {
  let fixed = '';
  let isInClass = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern.charAt(index);
    if (character === '\\') {
      index += 1;
      const escaped = pattern.charAt(index);
      fixed += keepsEscape(escaped, isInClass) ? `\\${escaped}` : escaped;
      continue;
    }
    const quantifier = isInClass ? undefined : QUANTIFIER.exec(pattern.slice(index))?.[0];
    if (quantifier !== undefined) {
      fixed += quantifier;
      index += quantifier.length - 1;
      continue;
    }
    const isLoose = !isInClass && '{}]'.includes(character);
    fixed += isLoose ? `\\${character}` : character;
    if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
  }
  return fixed;
}

function keepsEscape(character: string, isInClass: boolean): boolean {
  if (character === '-') return isInClass;
  if (/[A-Za-z]/.test(character)) return ESCAPE_LETTERS.includes(character);
  return ESCAPABLE.test(character);
}
