import type { Profile } from '../../../../core/issue.js';
import { printable, printableJson } from '../../../../core/words/printable.js';
import { parseCardRef, type RefResult } from '../../../../schemas/drwn/grammar/parse-card-ref.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { type Palette, paletteFor } from '../../process/palette.js';

export interface RefOptions {
  readonly profile: Profile;
  readonly json?: boolean | undefined;
}

/**
 * Prints the parts of each card ref, or why it is rejected, in the order given.
 * As JSON: an array of `{ text, ok: true, ref }` and `{ text, ok: false, issue }`.
 *
 * @returns 1 when a ref is rejected.
 */
export async function printRefs(io: Io, texts: readonly string[], { profile, json }: RefOptions): Promise<ExitCode> {
  const results = texts.map((text) => ({ text, ...parseCardRef(text, { profile }) }));
  if (json) {
    io.stdout.write(`${printableJson(results, 2)}\n`);
  } else {
    const palette = await paletteFor(io.stdout, io.env);
    io.stdout.write(results.map((result) => block(result, palette)).join('\n'));
  }
  return results.every(({ ok }) => ok) ? EXIT_CODE.fine : EXIT_CODE.wrong;
}

function block(result: RefResult & { readonly text: string }, palette: Palette): string {
  return [
    palette.bold(shown(result.text)),
    ...(result.ok ? partLines(result.ref, palette) : rejection(result, palette)),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** One line per part; `original` is already printed above them. */
function partLines({ original: _original, ...parts }: (RefResult & { ok: true })['ref'], palette: Palette): string[] {
  const entries = Object.entries(parts);
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `  ${palette.dim(name.padEnd(width))}  ${shown(value)}`);
}

function rejection({ issue }: RefResult & { ok: false }, palette: Palette): string[] {
  const { code, message, hint } = issue;
  const lines = [`  ${palette.red('error')} ${palette.cyan(code)} ${printable(message)}`];
  if (hint !== undefined) lines.push(`  ${palette.bold('hint:')} ${printable(hint)}`);
  return lines;
}

function shown(text: string): string {
  return text === '' ? '""' : printable(text);
}
