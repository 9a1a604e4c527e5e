import { basename, dirname, join } from 'node:path';
import type { Issue } from '../../../core/issue.js';
import { quote } from '../../../core/words/quote.js';
import { type FileFault, faultIssue } from '../../../files/file-fault.js';
import { type Kind, Root } from '../../../files/root.js';
import { sizeOf } from '../../../files/size-of.js';
import { walk } from '../../../files/walk.js';
import { TREE_TEXT_BYTES } from '../../../schemas/drwn/tables/tree.js';

export type TextRead = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly issue: Issue };

/** A card's folder on disk. Paths are relative to it, with `/`, and never lead out of it. */
export class CardTree {
  private constructor(private readonly folder: Root) {}

  /** @throws {UsageError} `unreadable-folder` when there is no such folder. */
  static open(directory: string): CardTree {
    return new CardTree(Root.open(directory));
  }

  /** The absolute path, with links resolved. */
  get root(): string {
    return this.folder.path;
  }

  /** The card name that the folder's path implies, when the parent folder's name starts with `@`: drwn keeps sources in `<scope>/<name>`. */
  get scopedName(): string | undefined {
    const scope = basename(dirname(this.root));
    return scope.startsWith('@') ? `${scope}/${basename(this.root)}` : undefined;
  }

  kindOf(path: string): Kind {
    return this.folder.kindOf(path);
  }

  /** The names of the subfolders of a folder, including links, without hidden ones. */
  foldersIn(path: string): readonly string[] {
    return this.folder
      .entriesOf(path)
      .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
      .map(({ name }) => name);
  }

  /** The names of the files in a folder, without links. */
  filesIn(path: string): readonly string[] {
    return this.folder
      .entriesOf(path)
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  }

  /** Whether the files in a folder and its subfolders have more than this many bytes in total, not counting links. */
  isLargerThan(path: string, bytes: number): boolean {
    if (this.kindOf(path) !== 'folder') return false;
    const folder = join(this.root, path);
    let total = 0;
    for (const found of walk(folder)) {
      if (found.entry.isFile()) total += sizeOf(join(folder, found.path));
      if (total > bytes) return true;
    }
    return false;
  }

  /** Reads a file as UTF-8. */
  readText(path: string): TextRead {
    const read = this.folder.readText(path, { most: TREE_TEXT_BYTES });
    if (read.ok) return read;
    return { ok: false, issue: { ...faultIssue(inCard(read.fault, path), 'platform'), file: path } };
  }
}

/** Rewords a fault for a card when it is about the tree, not about the text. */
function inCard(fault: FileFault, path: string): FileFault {
  switch (fault.code) {
    case 'file/missing':
      return { ...fault, message: `${quote(path)} is missing.`, hint: 'Add the file.' };
    case 'file/outside-root':
      return {
        ...fault,
        message: `${quote(path)} is a link to a file outside the card.`,
        hint: 'Replace the link with the file itself.',
      };
    case 'file/not-a-file':
      return { ...fault, message: `${quote(path)} is not a file.`, hint: 'Replace it with a file.' };
    default:
      return fault;
  }
}
