import type { Issue } from '../../../core/issue.js';
import { isObject, own } from '../../../core/json/own.js';
import { quote } from '../../../core/words/quote.js';
import type { CardTree } from './card-tree.js';
import { readJsonFile } from './read-json-file.js';
import { treeIssue } from './tree-issue.js';

const FILE = 'package.json';

/** A `package.json` beside the manifest that is no object, or that gives another name or version. */
export function* packageIssues(tree: CardTree, manifest: unknown): Generator<Issue> {
  if (tree.kindOf(FILE) === 'missing') return;
  const read = readJsonFile(tree, FILE);
  if (!read.ok) {
    yield* read.issues;
    return;
  }
  if (!isObject(read.value)) {
    yield treeIssue({
      code: 'file/not-an-object',
      file: FILE,
      message: `${quote(FILE)} holds no object.`,
      hint: 'Write an object, or remove the file.',
    });
    return;
  }
  for (const member of ['name', 'version']) {
    const here = own(read.value, member);
    const card = own(manifest, member);
    if (typeof here !== 'string' || typeof card !== 'string' || here === card) continue;
    yield treeIssue({
      code: 'file/package-mismatch',
      file: FILE,
      message: `${quote(FILE)} gives the ${member} ${quote(here)}, and the card's is ${quote(card)}.`,
      hint: 'Write the same in both files.',
    });
  }
}
