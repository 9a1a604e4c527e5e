/// <reference path="./jsonc-scanner.d.ts" />
import { createScanner } from 'jsonc-parser/lib/esm/impl/scanner.js';
import { quote } from '../../../core/words/quote.js';

/**
 * jsonc-parser's token kinds; its own declaration is a `const enum`, which has no value at run time. A test compares
 * them with the package's own.
 */
export const Token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  trivia: 15,
  end: 17,
} as const;

const SCAN_ERRORS: readonly string[] = [
  '',
  'Unterminated comment.',
  'Unterminated string.',
  'Unexpected end of number.',
  'Expected four hexadecimal digits after `\\u`.',
  'Invalid escape sequence in a string.',
  'Unescaped control character in a string.',
];

/** A fault in the text. Offsets are UTF-16 units, `end` exclusive. */
export interface TextFault {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly start: number;
  readonly end: number;
}

/** Receives what a JSON text contains, in document order. Offsets are UTF-16 units, `end` exclusive. */
export interface JsonVisitor {
  /** @returns false to stop. */
  open(kind: 'object' | 'array', start: number): boolean;
  close(end: number): void;
  key(name: string, start: number, end: number): void;
  scalar(value: string | number | boolean | null, start: number, end: number): void;
  fault(fault: TextFault): void;
}

type Expectation = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma or ]' | 'comma or }' | 'end';

const WANTED: Readonly<Record<Expectation, string>> = {
  value: 'a value',
  'value or ]': 'a value or `]`',
  key: 'a property name in double quotes',
  'key or }': 'a property name in double quotes or `}`',
  colon: '`:`',
  'comma or ]': '`,` or `]`',
  'comma or }': '`,` or `}`',
  end: 'the end of the text',
};

/**
 * Scans JSON text (RFC 8259) without recursion. Comments and trailing commas are reported and skipped; any other fault
 * stops the scan.
 *
 * @returns whether the whole text was scanned.
 */
export function scanJson(text: string, visitor: JsonVisitor): boolean {
  const scanner = createScanner(text, false);
  const containers: ('object' | 'array')[] = [];
  let expected: Expectation = 'value';
  /** Offset of the comma just read, until something follows it. */
  let comma = -1;

  const afterValue = (): Expectation => {
    const container = containers[containers.length - 1];
    if (container === undefined) return 'end';
    return container === 'object' ? 'comma or }' : 'comma or ]';
  };
  const fail = (message: string, start: number, end: number): false => {
    visitor.fault({ code: 'json/syntax', message, start, end });
    return false;
  };

  for (;;) {
    const token: number = scanner.scan();
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    const scanError: number = scanner.getTokenError();
    if (token === Token.trivia || token === Token.lineBreak) continue;
    if (scanError !== 0) return fail(SCAN_ERRORS[scanError] ?? 'The text is not valid JSON.', start, end);
    if (token === Token.lineComment || token === Token.blockComment) {
      visitor.fault({
        code: 'json/comment',
        message: 'JSON does not allow comments.',
        hint: 'Remove the comment.',
        start,
        end,
      });
      continue;
    }
    if (token === Token.end) {
      if (expected === 'end') return true;
      return fail(`Expected ${WANTED[expected]}, found the end of the text.`, start, end);
    }
    const found = (): string => quote(text.slice(start, end));

    if (token === Token.closeBrace || token === Token.closeBracket) {
      const isObject = token === Token.closeBrace;
      const afterComma = expected === (isObject ? 'key' : 'value') && comma >= 0;
      const fits =
        expected === (isObject ? 'key or }' : 'value or ]') || expected === (isObject ? 'comma or }' : 'comma or ]');
      if (!fits && !afterComma) return fail(`Expected ${WANTED[expected]}, found ${found()}.`, start, end);
      if (afterComma) {
        visitor.fault({
          code: 'json/trailing-comma',
          message: `Trailing comma before \`${isObject ? '}' : ']'}\`.`,
          hint: 'Remove the comma.',
          start: comma,
          end: comma + 1,
        });
      }
      containers.pop();
      comma = -1;
      visitor.close(end);
      expected = afterValue();
      continue;
    }
    if (token === Token.comma && (expected === 'comma or }' || expected === 'comma or ]')) {
      comma = start;
      expected = expected === 'comma or }' ? 'key' : 'value';
      continue;
    }
    comma = -1;
    if (token === Token.colon && expected === 'colon') {
      expected = 'value';
      continue;
    }
    if (token === Token.string && (expected === 'key' || expected === 'key or }')) {
      visitor.key(scanner.getTokenValue(), start, end);
      expected = 'colon';
      continue;
    }
    if (expected !== 'value' && expected !== 'value or ]') {
      return fail(`Expected ${WANTED[expected]}, found ${found()}.`, start, end);
    }
    switch (token) {
      case Token.openBrace:
      case Token.openBracket: {
        const kind = token === Token.openBrace ? 'object' : 'array';
        if (!visitor.open(kind, start)) return false;
        containers.push(kind);
        expected = kind === 'object' ? 'key or }' : 'value or ]';
        continue;
      }
      case Token.string:
        visitor.scalar(scanner.getTokenValue(), start, end);
        break;
      case Token.number:
        visitor.scalar(Number(scanner.getTokenValue()), start, end);
        break;
      case Token.true:
      case Token.false:
        visitor.scalar(token === Token.true, start, end);
        break;
      case Token.null:
        visitor.scalar(null, start, end);
        break;
      default:
        return fail(`Expected ${WANTED[expected]}, found ${found()}.`, start, end);
    }
    expected = afterValue();
  }
}
