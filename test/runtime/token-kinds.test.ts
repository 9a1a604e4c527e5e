import { expect, it } from 'vitest';
import { Token } from '../../src/runtime/text/scan-json.js';

/** The name that jsonc-parser has for each kind of ours. */
const NAMES: Readonly<Record<keyof typeof Token, string>> = {
  openBrace: 'OpenBraceToken',
  closeBrace: 'CloseBraceToken',
  openBracket: 'OpenBracketToken',
  closeBracket: 'CloseBracketToken',
  comma: 'CommaToken',
  colon: 'ColonToken',
  null: 'NullKeyword',
  true: 'TrueKeyword',
  false: 'FalseKeyword',
  string: 'StringLiteral',
  number: 'NumericLiteral',
  lineComment: 'LineCommentTrivia',
  blockComment: 'BlockCommentTrivia',
  lineBreak: 'LineBreakTrivia',
  trivia: 'Trivia',
  end: 'EOF',
};

it('has the token numbers of the installed jsonc-parser', async () => {
  const jsonc: object = await import('jsonc-parser');
  // A `const enum` in its types, an object all the same at run time.
  const kinds: unknown = Reflect.get(jsonc, 'SyntaxKind');
  expect(kinds).toMatchObject(
    Object.fromEntries(Object.entries(NAMES).map(([ours, theirs]) => [theirs, Token[ours as keyof typeof Token]])),
  );
});
