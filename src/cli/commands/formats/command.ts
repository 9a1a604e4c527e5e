import { printable, printableJson } from '../../../../core/words/printable.js';
import type { FormatInfo } from '../../../runtime/format.js';
import { defineCommand } from '../../command/define-command.js';
import { EXIT_CODE } from '../../process/exit-code.js';

/** `letterpress formats`. */
export const formats = defineCommand({
  summary: 'list the known formats with their file names',
  operands: [],
  options: { json: { summary: 'print everything known about each format as JSON' } },
  async run({ stdout }, _operands, { json }) {
    const { formats: known } = (await import('../../formats/engine.js')).engine;
    stdout.write(json ? `${printableJson(known, 2)}\n` : table(known));
    return EXIT_CODE.fine;
  },
});

/** One line for each format, in columns of even width. */
function table(known: readonly FormatInfo[]): string {
  const rows = known.map(({ id, title, fileNames }) => [id, title, fileNames.join(', ')].map(printable));
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}
