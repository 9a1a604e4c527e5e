import { workLimits } from '../../tables/limits.js';

/** A regular expression in the part of ECMA-262 that can be matched in linear time. */
export type PatternNode =
  /** One code point, which passes the test. */
  | { readonly kind: 'character'; readonly test: RegExp }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly min: number; readonly max: number };

const GROUP_DEPTH = 50;
const GROUP = /\((?:\?:|\?<[A-Za-z_$][\w$]*>)?(?!\?)/y;
const QUANTIFIER = /(?:([*+?])|\{(\d{1,6})(,?)(\d{0,6})\})\??/y;
/** A class, an escape of one character, or a character that stands for itself. `\b`, `\B` and back references are not included. */
const CHARACTER =
  /\[(?:[^\]\\]|\\[\s\S])*\]|\\(?:u\{[0-9A-Fa-f]+\}|[pP]\{[^}]*\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|[^1-9kbBpPuxc])|[^\\^$()[|*+?{}\]]/uy;

/**
 * Reads a regular expression that compiles with the `u` flag.
 *
 * @returns nothing when it uses what linear matching cannot do (look-around, back references, `\b`), nests more than 50 groups, or is longer than `workLimits.patternLength`.
 */
export function parsePattern(source: string): PatternNode | undefined {
  return source.length > workLimits.patternLength ? undefined : new PatternParser(source).parse();
}

class PatternParser {
  private at = 0;
  /** The open groups, each with the alternatives read so far. */
  private readonly open: PatternNode[][][] = [[[]]];

  constructor(private readonly source: string) {}

  parse(): PatternNode | undefined {
    while (this.at < this.source.length) if (!this.step()) return undefined;
    return this.open.length === 1 ? choice(this.open[0] ?? []) : undefined;
  }

  /** Reads one character, anchor, `|` or bracket; false for what linear matching cannot do. */
  private step(): boolean {
    const character = this.source.charAt(this.at);
    switch (character) {
      case '(':
        this.open.push([[]]);
        return this.take(GROUP) !== null && this.open.length <= GROUP_DEPTH;
      case ')':
        this.at += 1;
        return this.add(choice(this.open.pop() ?? []), this.take(QUANTIFIER));
      case '|':
        this.at += 1;
        this.open.at(-1)?.push([]);
        return true;
      case '^':
      case '$':
        this.at += 1;
        return this.add({ kind: character === '^' ? 'start' : 'end' });
      default: {
        const [token] = this.take(CHARACTER) ?? [];
        if (token === undefined) return false;
        const test = new RegExp(`^${token}$`, 'u');
        return this.add({ kind: 'character', test }, this.take(QUANTIFIER));
      }
    }
  }

  private add(node: PatternNode, quantifier: RegExpExecArray | null = null): boolean {
    const sequence = this.open.at(-1)?.at(-1);
    sequence?.push(quantified(node, quantifier));
    return sequence !== undefined;
  }

  private take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = this.at;
    const found = token.exec(this.source);
    if (found !== null) this.at = token.lastIndex;
    return found;
  }
}

function choice(options: readonly PatternNode[][]): PatternNode {
  const [first, ...others] = options.map((parts): PatternNode => ({ kind: 'sequence', parts }));
  if (first === undefined) return { kind: 'sequence', parts: [] };
  return others.length === 0 ? first : { kind: 'choice', parts: [first, ...others] };
}

function quantified(body: PatternNode, quantifier: RegExpExecArray | null): PatternNode {
  if (quantifier === null) return body;
  const [, symbol, min, comma, max] = quantifier;
  if (symbol !== undefined) {
    return { kind: 'repeat', body, min: symbol === '+' ? 1 : 0, max: symbol === '?' ? 1 : Number.POSITIVE_INFINITY };
  }
  const least = Number(min);
  if (comma === '') return { kind: 'repeat', body, min: least, max: least };
  return { kind: 'repeat', body, min: least, max: max === '' ? Number.POSITIVE_INFINITY : Number(max) };
}
