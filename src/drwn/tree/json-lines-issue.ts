import type { Issue } from '../../../core/issue.js';
import { quote } from '../../../core/words/quote.js';
import type { CardTree } from './card-tree.js';
import { treeIssue } from './tree-issue.js';

/** The issue about the first line of a file that is neither blank nor exactly one JSON value. */
export function jsonLinesIssue(tree: CardTree, file: string): Issue | undefined {
  const read = tree.readText(file);
  if (!read.ok) return read.issue;
  let number = 0;
  for (const line of read.text.split('\n')) {
    number += 1;
    // Trimmed as drwn does it, so a byte order mark or a no-break space at either end is ignored.
    const value = line.trim();
    if (value === '' || isJson(value)) continue;
    return treeIssue({
      code: 'json/syntax',
      file,
      line: number,
      message: `Line ${number} of ${quote(file)} is not a JSON value.`,
      hint: 'Write one JSON value on each line.',
    });
  }
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
