import { readOptions } from '../../core/calls/read-options.js';
import { PROFILES } from '../../core/calls/validate-options.js';
import type { Issue, Profile, Report } from '../../core/issue.js';
import { own } from '../../core/json/own.js';
import { LIMITS } from '../../core/limits.js';
import { quoteValue } from '../../core/words/describe.js';
import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import { CONTENT_FOLDERS } from '../../schemas/drwn/tables/tree.js';
import { finishReport } from '../runtime/report.js';
import { IntegrityError } from './integrity/integrity-error.js';
import { integrityIssue } from './integrity/integrity-issue.js';
import { listFiles } from './integrity/list-files.js';
import { CardTree } from './tree/card-tree.js';
import { contentIssues } from './tree/content-issues.js';
import { memoryIssues } from './tree/memory-issues.js';
import { packageIssues } from './tree/package-issues.js';
import { policyIssues } from './tree/policy-issues.js';
import { readManifest } from './tree/read-manifest.js';
import { serverIssues } from './tree/server-issues.js';
import { treeIssue } from './tree/tree-issue.js';

export interface TreeOptions {
  readonly profile?: Profile | undefined;
  /** The name that the card must have. Default: `@scope/name` if the parent folder's name starts with `@`, else any name. */
  readonly name?: string | undefined;
}

/**
 * Checks a card's source folder as drwn's doctor does: the manifest, the files that skills, hooks, persona, beliefs and
 * memory require, undeclared folders, `package.json` and `mcp-servers/`. Issues name their `file`; `path` points into
 * `card.json`. The doctor passes exactly when there is no issue of any severity, so advice is left out. The only error
 * that the doctor does not report is a dangling link, with which the card has no hash.
 * Links out of the folder are not followed, and no code is run.
 *
 * @throws {UsageError} `unreadable-folder` when the folder cannot be read, `bad-option` for wrong options.
 */
export async function checkCardTree(directory: string, options: TreeOptions = {}): Promise<Report> {
  const read = readOptions<TreeOptions>(options, { profile: PROFILES, name: 'string' });
  const tree = CardTree.open(directory);
  const issues: Issue[] = [];
  for await (const issue of treeIssues(tree, read)) {
    issues.push(issue);
    // One more than a report lists, so that the report says that there are more.
    if (issues.length > LIMITS.issues && issues.some(({ severity }) => severity === 'error')) break;
  }
  const unreadable = await unreadableFile(tree);
  if (unreadable !== undefined && issues.every(({ file }) => file !== unreadable.file)) issues.push(unreadable);
  return finishReport(cardRuntime, issues);
}

async function* treeIssues(tree: CardTree, options: TreeOptions): AsyncGenerator<Issue> {
  const { manifest, issues } = readManifest(tree, options.profile);
  yield* issues.filter(({ basis }) => basis !== 'advice');
  if (manifest !== undefined) {
    yield* nameIssues(manifest, options.name ?? tree.scopedName);
    for (const kind of CONTENT_FOLDERS) {
      yield* contentIssues(tree, manifest, kind);
      if (kind.folder === 'hooks') yield* policyIssues(tree, manifest);
    }
    yield* memoryIssues(tree, manifest);
  }
  yield* packageIssues(tree, manifest);
  yield* serverIssues(tree, manifest);
}

function* nameIssues(manifest: unknown, expected: string | undefined): Generator<Issue> {
  const name = own(manifest, 'name');
  if (expected === undefined || name === expected) return;
  yield treeIssue({
    code: 'file/card-name',
    file: 'card.json',
    path: '/name',
    message: `The card is named ${quoteValue(name)}, but its folder is for ${quoteValue(expected)}.`,
    hint: 'Rename the card, or move its folder.',
  });
}

/** The first file that prevents the card from having a hash: a dangling link, or an unreadable folder. */
async function unreadableFile(tree: CardTree): Promise<Issue | undefined> {
  try {
    await listFiles(tree.root);
    return undefined;
  } catch (error) {
    if (error instanceof IntegrityError) return integrityIssue(error);
    throw error;
  }
}
