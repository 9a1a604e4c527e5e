import type { ts } from 'ts-morph';
import { type RoundedNumber, roundedNumber } from '../../../core/json/rounded-number.js';
import { printable } from '../../../core/words/printable.js';
import { readText } from '../../../files/read-text.js';
import type { Io } from './io.js';
import { displayPath } from './paths.js';

/** Texts without so many digits in a row, or a large negative exponent, hold no number that is rounded. */
const MAY_ROUND = /[\d._]{16}|e-[23]\d\d/i;
/** A decimal number as JSON writes it; TypeScript also has hexadecimal numbers and others. */
const DECIMAL = /^(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Prints a line for each number in the given TypeScript modules that is read as another one. @param modules absolute paths. */
export async function warnOfRounded(io: Io, modules: readonly string[]): Promise<void> {
  for (const path of modules) {
    const read = readText(path);
    if (!read.ok || !MAY_ROUND.test(read.text)) continue;
    for (const { line, column, message, hint, code } of await roundedIn(read.text))
      io.stderr.write(
        `${printable(displayPath(io.cwd, path))}:${line}:${column}: warning: ${message} ${hint} [${code}]\n`,
      );
  }
}

/** A number with the place where it begins, counted from 1. */
type PlacedNumber = RoundedNumber & { readonly line: number; readonly column: number };

async function roundedIn(text: string): Promise<PlacedNumber[]> {
  const { ts: compiler } = await import('ts-morph');
  const source = compiler.createSourceFile('source.ts', text, compiler.ScriptTarget.Latest);
  const found: PlacedNumber[] = [];
  const stack: ts.Node[] = [source];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (compiler.isNumericLiteral(node)) {
      const written = node.getText(source).replaceAll('_', '');
      const value = Number(written);
      const rounded = DECIMAL.test(written) && Number.isFinite(value) ? roundedNumber(written, value) : undefined;
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (rounded !== undefined) found.push({ ...rounded, line: line + 1, column: character + 1 });
    }
    const parts: ts.Node[] = [];
    compiler.forEachChild(node, (part) => {
      parts.push(part);
    });
    for (const part of parts.reverse()) stack.push(part);
  }
  return found;
}
