import type { Issue } from '../../../core/issue.js';
import { quote } from '../../../core/words/quote.js';
import { isFolderName } from '../../../schemas/drwn/grammar/is-folder-name.js';
import type { CONTENT_FOLDERS } from '../../../schemas/drwn/tables/tree.js';
import type { CardTree } from './card-tree.js';
import { declaredNames } from './declared-names.js';
import { treeIssue } from './tree-issue.js';

type ContentFolder = (typeof CONTENT_FOLDERS)[number];

/** Entries that are there and not declared, declared and not there, or there without the file that each must have. */
export function* contentIssues(tree: CardTree, manifest: unknown, kind: ContentFolder): Generator<Issue> {
  const { folder, member, noun, file } = kind;
  const declared = declaredNames(manifest, member);
  const present = tree.foldersIn(folder);
  yield* orphanIssues(
    folder,
    `${member.join('.')}.include`,
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

/** Folders that nothing declares. */
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
      message: `The ${noun} ${quote(name)} is in the card, and \`${list}\` does not name it.`,
      hint: `Add it to \`${list}\`, or remove the folder.`,
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
      message: folderFault(folder, noun, name),
      hint: `Add the folder below \`${folder}/\`, or take the name out of the manifest.`,
    });
  }
}

function folderFault(folder: string, noun: string, name: string): string {
  if (name === '') return `The name of a ${noun} is empty.`;
  return isFolderName(name)
    ? `The ${noun} ${quote(name)} has no folder.`
    : `${quote(name)} is no folder in \`${folder}/\`.`;
}

/** The issue of a file that an entry must have. */
export function fileIssue(tree: CardTree, file: string, noun: string, path = ''): Issue | undefined {
  switch (tree.kindOf(file)) {
    case 'file':
      return undefined;
    case 'outside':
      return treeIssue({
        code: 'file/outside-root',
        file,
        path,
        message: `${quote(file)} lies outside the card, by way of a link.`,
        hint: 'Put the file itself into the card.',
      });
    case 'missing':
      return treeIssue({
        code: 'file/missing',
        file,
        path,
        message: `The ${noun} has no ${quote(file)}.`,
        hint: 'Add the file.',
      });
    default:
      return treeIssue({
        code: 'file/not-a-file',
        file,
        path,
        message: `${quote(file)} is no file.`,
        hint: 'Put a file in its place.',
      });
  }
}
