import { lineRanges } from '../../../../../core/json/line-ranges.js';

/** A part of a source, as offsets in UTF-16 units; `end` is not part of it. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

const CLOSING = new Set([')', ']', '}']);
const OPENING = new Set(['(', '[', '{']);

/**
 * The text of a TypeScript or JSON module, in which properties are found by their name. It is read as text: comments
 * count for nothing, and what it does not understand leads to no place and never to a wrong one.
 */
export class SourceText {
  /** The text without its comments, at the same offsets. */
  private readonly code: string;
  /** The same, without what is inside string literals. */
  private readonly brackets: string;
  private readonly lineAt: (offset: number) => { readonly line: number };

  constructor(text: string) {
    const blank = (part: string): string => part.replace(/[^\n\r]/g, ' ');
    // Strings first, so that what looks like a comment in one is none.
    const tokens =
      /"(?:[^"\\\n\r]|\\.)*"?|'(?:[^'\\\n\r]|\\.)*'?|`(?:[^`\\]|\\[\s\S])*`?|\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)/g;
    this.code = text.replace(tokens, (token) => (token.startsWith('/') ? blank(token) : token));
    this.brackets = text.replace(tokens, blank);
    const rangeOf = lineRanges(text);
    this.lineAt = (offset) => rangeOf({ start: offset, end: offset });
  }

  get whole(): Extent {
    return { start: 0, end: this.code.length };
  }

  /** The line of an offset, counted from 1. */
  line(offset: number): number {
    return this.lineAt(offset).line;
  }

  /** The offsets at which a property of this name begins, with or without quotes; only the outermost ones. */
  properties(name: string, { start, end }: Extent): number[] {
    const quoted = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const pattern = new RegExp(String.raw`(?<![\w$.'"\x60-])(['"\x60]?)${quoted}\1\s*:`, 'g');
    let depth = 0;
    let outermost = Number.POSITIVE_INFINITY;
    let found: number[] = [];
    let from = start;
    for (const { index } of this.code.slice(start, end).matchAll(pattern)) {
      const offset = start + index;
      for (; from < offset; from += 1) depth += change(this.brackets.charAt(from));
      if (depth < outermost) found = [];
      outermost = Math.min(outermost, depth);
      if (depth === outermost) found.push(offset);
    }
    return found;
  }

  /** The offsets at which a schema gets this name by `$id`. */
  ids(name: string): number[] {
    return Array.from(this.code.matchAll(/(?<![\w$.-])['"]?\$id['"]?\s*:\s*(['"`])(.*?)\1/g))
      .filter(([, , value]) => value === name)
      .map(({ index }) => index);
  }

  /** The value of the property that begins at an offset. */
  valueOf(offset: number): Extent {
    const start = this.brackets.indexOf(':', offset) + 1;
    let depth = 0;
    for (let index = start; index < this.brackets.length; index += 1) {
      const character = this.brackets.charAt(index);
      depth += change(character);
      if (depth < 0 || (depth === 0 && (character === ',' || character === ';'))) return { start, end: index };
    }
    return { start, end: this.brackets.length };
  }

  /** The call or object around an offset, two brackets out: all of `closed({ … }, { $id })` from its `$id`. */
  around(offset: number): Extent {
    let depth = 0;
    let start = offset;
    for (let left = 2; start > 0 && left > 0; ) {
      start -= 1;
      const character = this.brackets.charAt(start);
      if (CLOSING.has(character)) depth += 1;
      else if (OPENING.has(character) && depth > 0) depth -= 1;
      else if (OPENING.has(character)) {
        left -= 1;
        // Plain JSON Schema: its own braces are not inside a call.
        if (left === 1 && !'(,'.includes(this.brackets.slice(0, start).trimEnd().slice(-1))) break;
      }
    }
    return { start, end: this.closing(start) };
  }

  private closing(open: number): number {
    let depth = 0;
    for (let index = open; index < this.brackets.length; index += 1) {
      depth += change(this.brackets.charAt(index));
      if (depth === 0) return index;
    }
    return this.brackets.length;
  }
}

/** How a character changes the depth of the brackets. */
function change(character: string): number {
  return OPENING.has(character) ? 1 : CLOSING.has(character) ? -1 : 0;
}
