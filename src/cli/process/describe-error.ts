import { LIMITS } from '../../../core/limits.js';
import { count } from '../../../core/words/list.js';
import { printable, printableBlock } from '../../../core/words/printable.js';
import type { ModelErrorDetails } from '../../../generator/model.js';

/**
 * Anything thrown, as one line `error: message [code]`; the hint of a usage error follows below it. An error with
 * refusals has a line for each: `file:line code format definition pointer: message`, with its hint below.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `error: ${oneLine(String(error))} [unexpected]\n`;
  const refusals = 'refusals' in error && Array.isArray(error.refusals) ? (error.refusals as ModelErrorDetails[]) : [];
  if (refusals.length > 0) return describeRefusals(refusals);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';
  const hint = 'hint' in error && typeof error.hint === 'string' ? `${printableBlock(error.hint)}\n` : '';
  return `error: ${oneLine(error.message)} [${printable(code)}]\n${hint}`;
}

function describeRefusals(refusals: readonly ModelErrorDetails[]): string {
  const lines = refusals
    .slice(0, LIMITS.refusals)
    .flatMap(({ code, format, definition, pointer, message, hint, place }) => {
      const line = place?.line === undefined ? '' : `:${place.line}`;
      const where = [place && `${place.file}${line}`, code, format, definition, pointer].filter(Boolean).join(' ');
      return [`${where}: ${message}`, ...(hint === undefined ? [] : [`  ${hint}`])].map(oneLineIndented);
    });
  const more = refusals.length - LIMITS.refusals;
  if (more > 0) lines.push(`and ${more} more`);
  const formats = new Set(refusals.map(({ format }) => format)).size;
  const total = `${count(refusals.length, 'problem')} in ${count(formats, 'format')}`;
  return `${lines.join('\n')}\nerror: nothing was generated: ${total} [${printable(refusals[0]?.code ?? '')}]\n`;
}

function oneLineIndented(text: string): string {
  return `${text.startsWith('  ') ? '  ' : ''}${oneLine(text)}`;
}

function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return printable(lines.filter((line) => line !== '').join(' '));
}
