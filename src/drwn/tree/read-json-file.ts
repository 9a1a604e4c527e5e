import type { Issue } from '../../../core/issue.js';
import { readDocument } from '../../runtime/document.js';
import type { CardTree } from './card-tree.js';
import { treeIssue } from './tree-issue.js';

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Reads a JSON file of a tree, within the limits of every document. */
export function readJsonFile(tree: CardTree, file: string): JsonRead {
  const read = tree.readText(file);
  if (!read.ok) return { ok: false, issues: [read.issue] };
  const { value, complete, faults } = readDocument(read.text);
  if (complete && faults.length === 0) return { ok: true, value };
  return {
    ok: false,
    issues: faults
      .slice(0, 1)
      .map(({ code, message, hint = 'Fix the file.', start }) =>
        treeIssue({ code, file, line: read.text.slice(0, start).split('\n').length, message, hint }),
      ),
  };
}
