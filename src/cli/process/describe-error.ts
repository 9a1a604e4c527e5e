import { printable, printableBlock } from './printable.js';

/** Anything thrown, as one line `error: message [code]`; the hint of a usage error follows below it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `error: ${oneLine(String(error))} [unexpected]\n`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';
  const hint = 'hint' in error && typeof error.hint === 'string' ? `${printableBlock(error.hint)}\n` : '';
  return `error: ${oneLine(error.message)} [${printable(code)}]\n${hint}`;
}

function oneLine(text: string): string {
  return printable(text.trim().replace(/\s*\n\s*/g, ' '));
}
