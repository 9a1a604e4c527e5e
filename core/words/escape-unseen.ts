import { printableBlock } from './printable.js';

/**
 * Writes characters that nobody sees, or that change how text is displayed, as `\uXXXX`; tabs and line feeds stay. In
 * JSON and in code that is the same value.
 */
export function escapeUnseen(text: string): string {
  return text.includes('\t') ? text.split('\t').map(printableBlock).join('\t') : printableBlock(text);
}
