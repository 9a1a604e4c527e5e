import process from 'node:process';

/**
 * Prints rows in columns: the first to the left, numbers to the right.
 *
 * @param {string} title
 * @param {readonly Readonly<Record<string, string>>[]} rows with the same keys, which become the head.
 */
export function printTable(title, rows) {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, ...rows.map((row) => head.map((key) => row[key] ?? ''))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const print = (line) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ');
  process.stdout.write(`\n${title}\n${lines.map((line) => `  ${print(line).trimEnd()}\n`).join('')}`);
}
