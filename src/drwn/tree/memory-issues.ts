import type { Issue } from '../../../core/issue.js';
import { own } from '../../../core/json/own.js';
import { showCount } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import { MEMORY_FORMATS, MEMORY_LAYERS } from '../../../schemas/drwn/tables/card.js';
import { L6_ENTRY_BYTES, MEMORY_FILE } from '../../../schemas/drwn/tables/tree.js';
import type { CardTree } from './card-tree.js';
import { fileIssue, missingFolderIssues, orphanIssues } from './content-issues.js';
import { declaredNames } from './declared-names.js';
import { jsonLinesIssue } from './json-lines-issue.js';
import { treeIssue } from './tree-issue.js';

/** The issues about the folders in `memory/`, layer by layer. */
export function* memoryIssues(tree: CardTree, manifest: unknown): Generator<Issue> {
  for (const layer of MEMORY_LAYERS) {
    const folder = `memory/${layer}`;
    const declared = declaredNames(manifest, ['memory', layer]);
    const present = tree.foldersIn(folder);
    const noun = `${layer} memory`;
    yield* orphanIssues(
      folder,
      `memory.${layer}.include`,
      noun,
      declared.map(({ name }) => name),
      present,
    );
    yield* missingFolderIssues(folder, noun, declared, present);
    const format = own(manifest, 'memory', layer, 'format') ?? MEMORY_FORMATS[0];
    for (const name of present) {
      const place = declared.find((entry) => entry.name === name);
      if (place === undefined) continue;
      yield* memoryEntryIssues(tree, `${folder}/${name}`, format, place.path);
      if (layer === 'l6' && tree.isLargerThan(`${folder}/${name}`, L6_ENTRY_BYTES)) {
        yield treeIssue({
          code: 'file/large-entry',
          severity: 'warning',
          file: `${folder}/${name}`,
          path: place.path,
          message: `The ${noun} ${quote(name)} is larger than ${showCount(L6_ENTRY_BYTES)} bytes (${L6_ENTRY_BYTES / 1_048_576} MiB).`,
          hint: 'Keep only what the agent needs: every project that uses the card downloads all of it.',
        });
      }
    }
  }
}

/** The issues about one memory entry: a missing file that its format requires, and lines that are not JSON. */
export function* memoryEntryIssues(tree: CardTree, folder: string, format: unknown, path: string): Generator<Issue> {
  const files = tree.filesIn(folder);
  const jsonLines = files.filter((name) => name.endsWith('.jsonl'));
  if (format === 'md' && !files.includes(MEMORY_FILE)) {
    const issue = fileIssue(tree, `${folder}/${MEMORY_FILE}`, 'memory', path);
    if (issue !== undefined) yield issue;
  }
  if (format === 'jsonl' && jsonLines.length === 0) yield emptyEntry(folder, path, 'no `.jsonl` file');
  if (format === 'mixed' && files.length === 0) yield emptyEntry(folder, path, 'no files');
  for (const name of jsonLines) {
    const issue = jsonLinesIssue(tree, `${folder}/${name}`);
    if (issue !== undefined) yield { ...issue, path };
  }
}

function emptyEntry(folder: string, path: string, lack: string): Issue {
  return treeIssue({
    code: 'file/missing',
    file: folder,
    path,
    message: `The folder ${quote(folder)} has ${lack}.`,
    hint: 'Add a file directly in the folder.',
  });
}
