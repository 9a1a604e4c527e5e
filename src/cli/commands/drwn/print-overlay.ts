import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { printableJson } from '../../../../core/words/printable.js';
import { mergeOverlay, type OverlayManifest, type ProjectConfig } from '../../../../schemas/drwn/walk/merge-overlay.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { paletteFor } from '../../process/palette.js';
import { namedPath } from '../../process/paths.js';
import { describeFile } from '../../reporters/describe-file.js';
import { readJsonObject } from './read-json-object.js';

/** Where drwn keeps a project's configuration, relative to the project's root. */
const PROJECT_FILE = '.agents/drwn/config.json';
const CARD_FILE = 'card.json';

/**
 * Prints a project's configuration with cards merged into it, as drwn would write it for these cards in this order.
 * The cards are not validated: `validate` does that.
 *
 * @param project a file, or a folder that contains `.agents/drwn/config.json`.
 * @param cards files, or folders that contain a `card.json`.
 * @returns 1 when one of the files does not contain a JSON object; then nothing is merged.
 * @throws {UsageError} `no-such-file`, `not-a-file`.
 */
export async function printOverlay(io: Io, project: string, cards: readonly string[]): Promise<ExitCode> {
  const files = [await fileOf(io, project, PROJECT_FILE)];
  for (const card of cards) files.push(await fileOf(io, card, CARD_FILE));
  const objects: object[] = [];
  for (const file of files) {
    const read = await readJsonObject(io, file);
    if (read.ok) objects.push(read.value);
    else io.stderr.write(describeFile(read.report, await paletteFor(io.stderr, io.env)));
  }
  if (objects.length < files.length) return EXIT_CODE.wrong;
  // The values of the properties do not matter: like drwn, the merge accepts any JSON there.
  const [config, ...manifests] = objects as [ProjectConfig, ...OverlayManifest[]];
  io.stdout.write(`${printableJson(mergeOverlay(config, manifests), 2)}\n`);
  return EXIT_CODE.fine;
}

/** @param inFolder the file to use when `named` is a folder. */
async function fileOf(io: Io, named: string, inFolder: string): Promise<string> {
  const isFolder = named !== '-' && (await isFolderAt(resolve(io.cwd, named)));
  return namedPath(io, isFolder ? join(named, inFolder) : named, 'file');
}

async function isFolderAt(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isDirectory() ?? false;
}
