import type { Issue } from '../../../core/issue.js';
import { sameJson } from '../../../core/json/canonical.js';
import { hasOwn, own } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { quote } from '../../../core/words/quote.js';
import { serverFaults } from '../../../schemas/drwn/grammar/server-faults.js';
import type { CardTree } from './card-tree.js';
import { readJsonFile } from './read-json-file.js';
import { treeIssue } from './tree-issue.js';

const FOLDER = 'mcp-servers';
const EXTENSION = '.json';

/** Issues about definitions in `mcp-servers/` that cannot be used, or that differ from the manifest. */
export function* serverIssues(tree: CardTree, manifest: unknown): Generator<Issue> {
  for (const name of tree.filesIn(FOLDER)) {
    if (!name.endsWith(EXTENSION)) continue;
    const file = `${FOLDER}/${name}`;
    const id = name.slice(0, -EXTENSION.length);
    const read = readJsonFile(tree, file);
    if (!read.ok) {
      yield* read.issues;
      continue;
    }
    const [fault] = serverFaults(read.value);
    if (fault !== undefined) {
      yield treeIssue({
        code: 'file/server-definition',
        file,
        message: `${quote(file)}: ${fault.message}`,
        hint: fault.hint,
      });
      continue;
    }
    const servers = own(manifest, 'servers');
    // drwn compares only with an entry whose value is truthy.
    if (!hasOwn(servers, id) || !own(servers, id) || sameJson(own(servers, id), read.value)) continue;
    yield treeIssue({
      code: 'file/divergent',
      file,
      path: pointer('/servers', id),
      message: `${quote(file)} and \`servers\` in the manifest define ${quote(id)} differently.`,
      hint: 'Use the same definition in both places.',
    });
  }
}
