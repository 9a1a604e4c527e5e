import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';
import type { ReferenceKind } from './entry-reference.js';

export interface CssReference {
  readonly kind: ReferenceKind;
  readonly url: string;
  readonly from: string;
  /** UTF-16 offset in the style sheet. */
  readonly start: number;
  /** UTF-16 offset just after the last unit. */
  readonly end: number;
}

/** Functions whose string arguments are URLs. */
const URL_FUNCTIONS = new Set(['url', 'src', 'image', 'image-set', '-webkit-image-set']);
/** The at-rule whose string is the URL of an imported style sheet. */
const IMPORT = 'import';
/** At-rules whose URLs are only names and load nothing. */
const NAME_ONLY = new Set(['namespace', 'charset']);

/** Lists what a style sheet, or the value of a `style` attribute, loads by `url()` and `@import`. */
export function cssReferences(css: string): CssReference[] {
  const scanner = new CssScanner();
  for (const token of tokenize({ css })) scanner.take(token);
  return scanner.found;
}

class CssScanner {
  readonly found: CssReference[] = [];
  /** The at-rule whose prelude is being read. */
  private rule: string | undefined;
  /** For each open block, whether it belongs to `@font-face`. */
  private readonly blocks: boolean[] = [];
  /** How many of the open blocks do. */
  private fontBlocks = 0;
  /** Lower-case names of open functions; empty for a plain parenthesis. */
  private readonly functions: string[] = [];

  take(token: CSSToken): void {
    const [type, , start, end, data] = token;
    switch (type) {
      case TokenType.AtKeyword:
        this.rule = data.value.toLowerCase();
        break;
      case TokenType.OpenCurly:
        this.openBlock(this.rule === 'font-face');
        this.endPrelude();
        break;
      case TokenType.CloseCurly:
        if (this.blocks.pop() === true) this.fontBlocks -= 1;
        this.endPrelude();
        break;
      case TokenType.Semicolon:
        this.endPrelude();
        break;
      case TokenType.Function:
        this.functions.push(data.value.toLowerCase());
        break;
      case TokenType.OpenParen:
        this.functions.push('');
        break;
      case TokenType.CloseParen:
        this.functions.pop();
        break;
      case TokenType.URL:
        this.add(data.value, start, end);
        break;
      case TokenType.String:
        if (this.isUrlString()) this.add(data.value, start, end);
        break;
      default:
    }
  }

  private openBlock(isFont: boolean): void {
    this.blocks.push(isFont);
    if (isFont) this.fontBlocks += 1;
  }

  private endPrelude(): void {
    this.rule = undefined;
    this.functions.length = 0;
  }

  private isUrlString(): boolean {
    const enclosing = this.functions.at(-1);
    return enclosing === undefined ? this.rule === IMPORT : URL_FUNCTIONS.has(enclosing);
  }

  private add(url: string, start: number, last: number): void {
    if (this.rule !== undefined && NAME_ONLY.has(this.rule)) return;
    const [kind, from] = this.use();
    this.found.push({ kind, url, from, start, end: last + 1 });
  }

  private use(): [ReferenceKind, string] {
    if (this.rule === IMPORT) return ['style', '@import'];
    return this.fontBlocks > 0 ? ['font', '@font-face'] : ['image', 'url()'];
  }
}
