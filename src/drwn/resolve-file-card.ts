import { readOptions } from '../../core/calls/read-options.js';
import { PROFILES } from '../../core/calls/validate-options.js';
import type { Issue, ProfileOption, Report } from '../../core/issue.js';
import { own } from '../../core/json/own.js';
import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import type { CardManifest } from '../../generated/drwn/card.types.js';
import { MEMORY_FORMATS, MEMORY_LAYERS } from '../../schemas/drwn/tables/card.js';
import { CONTENT_FOLDERS } from '../../schemas/drwn/tables/tree.js';
import { finishReport } from '../runtime/report.js';
import { computeIntegrity } from './compute-integrity.js';
import { IntegrityError } from './integrity/integrity-error.js';
import { integrityIssue } from './integrity/integrity-issue.js';
import { CardTree } from './tree/card-tree.js';
import { fileIssue, missingFolderIssues } from './tree/content-issues.js';
import { declaredNames } from './tree/declared-names.js';
import { memoryEntryIssues } from './tree/memory-issues.js';
import { readManifest } from './tree/read-manifest.js';

/** A card in a folder, as a lockfile entry of origin `file` records it. */
export interface FileCard {
  readonly name: string;
  readonly version: string;
  /** The absolute path of the folder, with links resolved. */
  readonly path: string;
  readonly integrity: string;
  readonly manifest: CardManifest;
}

/**
 * Resolves the card of a `file:` ref: reads the manifest, checks that the files of everything it declares exist, and
 * hashes the tree. Undeclared files are ignored here; `checkCardTree` reports them.
 *
 * @returns the card when the report is valid.
 * @throws {UsageError} `unreadable-folder` when the folder cannot be read, `bad-option` for wrong options.
 */
export async function resolveFileCard(
  directory: string,
  options: ProfileOption = {},
): Promise<{ readonly report: Report; readonly card?: FileCard }> {
  const { profile } = readOptions<ProfileOption>(options, { profile: PROFILES });
  const tree = CardTree.open(directory);
  const { manifest, issues: found } = readManifest(tree, profile);
  const issues: Issue[] = [...found];
  if (manifest !== undefined) for (const issue of declaredIssues(tree, manifest)) issues.push(issue);
  const verdict = finishReport(cardRuntime, issues);
  if (!verdict.valid) return { report: verdict };
  try {
    const { integrity, issues: links } = await computeIntegrity(tree.root);
    // The report is valid, so this is a card manifest.
    const card = manifest as CardManifest;
    return {
      report: finishReport(cardRuntime, [...issues, ...links]),
      card: { name: card.name, version: card.version, path: tree.root, integrity, manifest: card },
    };
  } catch (error) {
    if (!(error instanceof IntegrityError)) throw error;
    return { report: finishReport(cardRuntime, [...issues, integrityIssue(error)]) };
  }
}

function* declaredIssues(tree: CardTree, manifest: unknown): Generator<Issue> {
  for (const { folder, property, noun, file } of CONTENT_FOLDERS) {
    for (const { name, path } of declaredNames(manifest, property)) {
      const issue = fileIssue(tree, `${folder}/${name}/${file}`, noun, path);
      if (issue !== undefined) yield issue;
    }
  }
  for (const layer of MEMORY_LAYERS) {
    const format = own(manifest, 'memory', layer, 'format') ?? MEMORY_FORMATS[0];
    for (const declared of declaredNames(manifest, ['memory', layer])) {
      const folder = `memory/${layer}/${declared.name}`;
      const exists = tree.kindOf(folder) === 'folder';
      if (exists) yield* memoryEntryIssues(tree, folder, format, declared.path);
      else yield* missingFolderIssues(`memory/${layer}`, `${layer} memory`, [declared], []);
    }
  }
}
