import type { Dirent } from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { Issue } from '../../../core/issue.js';
import { UsageError } from '../../../core/usage-error.js';
import { quoteValue } from '../../../core/words/describe.js';
import { quote } from '../../../core/words/quote.js';
import { TREE_TEXT_BYTES } from '../../../schemas/drwn/tables/tables.js';
import { treeIssue } from './tree-issue.js';

export type TextRead = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly issue: Issue };

/** What is at a path of a tree: `outside` is a link that leads out of it, which nobody follows. */
export type Kind = 'file' | 'folder' | 'other' | 'missing' | 'outside';

/** A card's folder on a disk. Paths are relative to it, with `/`, and never lead out of it. */
export class CardTree {
  private constructor(readonly root: string) {}

  /** @throws {UsageError} `unreadable-folder` when there is no such folder. */
  static async open(directory: string): Promise<CardTree> {
    try {
      const root = await realpath(directory);
      await readdir(root);
      return new CardTree(root);
    } catch (error) {
      throw new UsageError(
        'unreadable-folder',
        `The folder ${quoteValue(directory)} cannot be read: ${reason(error)}.`,
      );
    }
  }

  /** The name that the place of the folder says, where it lies in one that begins with `@`: drwn keeps sources in `<scope>/<name>`. */
  get scopedName(): string | undefined {
    const scope = basename(dirname(this.root));
    return scope.startsWith('@') ? `${scope}/${basename(this.root)}` : undefined;
  }

  async kindOf(path: string): Promise<Kind> {
    try {
      const full = await realpath(join(this.root, path));
      if (full !== this.root && !full.startsWith(this.root.endsWith(sep) ? this.root : this.root + sep))
        return 'outside';
      const stats = await stat(full);
      return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
    } catch {
      return 'missing';
    }
  }

  /** The entries of a folder in code-unit order of their names; none where there is no such folder, or it lies outside. */
  async entriesOf(path: string): Promise<readonly Dirent[]> {
    if ((await this.kindOf(path)) !== 'folder') return [];
    try {
      const entries = await readdir(join(this.root, path), { withFileTypes: true });
      return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    } catch {
      return [];
    }
  }

  /** The names of the folders in a folder, links among them, without hidden ones. */
  async foldersIn(path: string): Promise<readonly string[]> {
    const entries = await this.entriesOf(path);
    return entries
      .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
      .map(({ name }) => name);
  }

  /** The names of the files in a folder; links do not count. */
  async filesIn(path: string): Promise<readonly string[]> {
    return (await this.entriesOf(path)).filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  /** Whether the files below a folder have more bytes than that together; links do not count. */
  async isLargerThan(path: string, bytes: number): Promise<boolean> {
    let total = 0;
    const folders = [path];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const entry of await this.entriesOf(folder)) {
        const at = `${folder}/${entry.name}`;
        if (entry.isDirectory()) folders.push(at);
        if (!entry.isFile()) continue;
        total += await lstat(join(this.root, at)).then(
          ({ size }) => size,
          () => 0,
        );
        if (total > bytes) return true;
      }
    }
    return false;
  }

  /** Reads a file as UTF-8. */
  async readText(path: string): Promise<TextRead> {
    const refuse = (code: string, message: string, hint: string): TextRead => ({
      ok: false,
      issue: treeIssue({ code, file: path, message, hint }),
    });
    const kind = await this.kindOf(path);
    if (kind === 'missing') return refuse('file/missing', `${quote(path)} is missing.`, 'Add the file.');
    if (kind === 'outside') {
      return refuse(
        'file/outside-root',
        `${quote(path)} is a link that leads out of the card.`,
        'Put the file itself into the card.',
      );
    }
    if (kind !== 'file') return refuse('file/not-a-file', `${quote(path)} is no file.`, 'Put a file in its place.');
    try {
      const handle = await open(join(this.root, path), 'r');
      try {
        const { size } = await handle.stat();
        if (size > TREE_TEXT_BYTES) {
          return refuse(
            'file/too-large',
            `${quote(path)} has ${size} bytes; at most ${TREE_TEXT_BYTES} are read.`,
            'Make the file smaller.',
          );
        }
        return {
          ok: true,
          text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await handle.readFile()),
        };
      } finally {
        await handle.close();
      }
    } catch (error) {
      return error instanceof TypeError
        ? refuse('file/not-utf-8', `${quote(path)} is not UTF-8.`, 'Save the file as UTF-8.')
        : refuse(
            'file/unreadable',
            `${quote(path)} cannot be read: ${reason(error)}.`,
            'Give yourself permission to read it.',
          );
    }
  }
}

function reason(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : String(error);
}
