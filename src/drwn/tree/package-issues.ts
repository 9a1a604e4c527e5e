import type { Issue } from '../../../core/issue.js';
import { isObject, own } from '../../../core/json/own.js';
import { quote } from '../../../core/words/quote.js';
import type { CardTree } from './card-tree.js';
import { readJsonFile } from './read-json-file.js';
import { treeIssue } from './tree-issue.js';

const FILE = 'package.json';

/** Issues about a `package.json` next to the manifest that is not an object, or has a different name or version. */
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
      message: `${quote(FILE)} does not contain an object.`,
      hint: 'Write an object, or delete the file.',
    });
    return;
  }
  for (const property of ['name', 'version']) {
    const here = own(read.value, property);
    const card = own(manifest, property);
    if (typeof here !== 'string' || typeof card !== 'string' || here === card) continue;
    yield treeIssue({
      code: 'file/package-mismatch',
      file: FILE,
      message: `The ${property} in ${quote(FILE)} is ${quote(here)}, but the card's is ${quote(card)}.`,
      hint: `Use the same ${property} in both files.`,
    });
  }
}
