import type { Options } from 'prettier';

/** How generated code is formatted, independently of the machine. */
const STYLE: Options = {
  parser: 'typescript',
  filepath: 'artifact.d.ts',
  printWidth: 120,
  tabWidth: 2,
  useTabs: false,
  semi: true,
  singleQuote: true,
  quoteProps: 'as-needed',
  trailingComma: 'all',
  bracketSpacing: true,
  arrowParens: 'always',
  endOfLine: 'lf',
};

/** Formats TypeScript. Line separators inside strings become escapes. */
export async function formatTypeScript(text: string): Promise<string> {
  const { format } = await import('prettier');
  const formatted = await format(text, STYLE);
  return formatted.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
