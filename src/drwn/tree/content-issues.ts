import type { Issue } from '../../../core/issue.js';
import { quote } from '../../../core/words/quote.js';
import { isFolderName } from '../../../schemas/drwn/grammar/is-folder-name.js';
import type { CONTENT_FOLDERS } from '../../../schemas/drwn/tables/tree.js';
import type { CardTree } from './card-tree.js';
import { declaredNames } from './declared-names.js';
import { treeIssue } from './tree-issue.js';

type ContentFolder = (typeof CONTENT_FOLDERS)[number];

/** Entries that exist but are not declared, are declared but do not exist, or lack their required file. */
export function* contentIssues(tree: CardTree, manifest: unknown, kind: ContentFolder): Generator<Issue> {
  const { folder, property, noun, file } = kind;
  const declared = declaredNames(manifest, property);
  const present = tree.foldersIn(folder);
  yield* orphanIssues(
    folder,
    `${property.join('.')}.include`,
    noun,
    declared.map(({ name }) => name),
    present,
  );
  yield* missingFolderIssues(folder, noun, declared, present);
  for (const name of present) {
    const place = declared.find((entry) => entry.name === name);
    // A skill without its file is wrong whether or not it is declared.
    if (place === undefined && folder !== 'skills') continue;
    const issue = fileIssue(tree, `${folder}/${name}/${file}`, noun, place?.path);
    if (issue !== undefined) yield issue;
  }
}

/** Folders that the manifest does not declare. */
export function* orphanIssues(
  folder: string,
  list: string,
  noun: string,
  declared: readonly string[],
  present: readonly string[],
): Generator<Issue> {
  for (const name of present) {
    if (declared.includes(name)) continue;
    yield treeIssue({
      code: 'file/orphaned',
      file: `${folder}/${name}`,
      message: `The ${noun} ${quote(name)} is in the card, but \`${list}\` does not list it.`,
      hint: `Add it to \`${list}\`, or delete the folder.`,
    });
  }
}

/** Declared entries without a folder. */
export function* missingFolderIssues(
  folder: string,
  noun: string,
  declared: readonly { readonly name: string; readonly path: string }[],
  present: readonly string[],
): Generator<Issue> {
  for (const { name, path } of declared) {
    if (present.includes(name)) continue;
    yield treeIssue({
      code: 'file/missing',
      file: `${folder}/${name}`,
      path,
      message: folderMessage(folder, noun, name),
      hint: `Add the folder to \`${folder}/\`, or remove the name from the manifest.`,
    });
  }
}

function folderMessage(folder: string, noun: string, name: string): string {
  if (name === '') return `The name of a ${noun} is empty.`;
  return isFolderName(name)
    ? `The folder of the ${noun} ${quote(name)} is missing.`
    : `${quote(name)} is not a folder in \`${folder}/\`.`;
}

/** The issue about a required file of an entry, if there is one. */
export function fileIssue(tree: CardTree, file: string, noun: string, path = ''): Issue | undefined {
  switch (tree.kindOf(file)) {
    case 'file':
      return undefined;
    case 'outside':
      return treeIssue({
        code: 'file/outside-root',
        file,
        path,
        message: `${quote(file)} is a link to a file outside the card.`,
        hint: 'Replace the link with the file itself.',
      });
    case 'missing':
      return treeIssue({
        code: 'file/missing',
        file,
        path,
        message: `The ${noun} is missing its file ${quote(file)}.`,
        hint: 'Add the file.',
      });
    default:
      return treeIssue({
        code: 'file/not-a-file',
        file,
        path,
        message: `${quote(file)} is not a file.`,
        hint: 'Replace it with a file.',
      });
  }
}
