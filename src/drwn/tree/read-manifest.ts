import type { Issue, Profile } from '../../../core/issue.js';
import { cardRuntime } from '../../../generated/drwn/card.runtime.js';
import { readDocument } from '../../runtime/document.js';
import { reportOn, validateDocument } from '../../runtime/validate-text.js';
import type { CardTree } from './card-tree.js';

const FILE = 'card.json';

export interface ReadManifest {
  /** The manifest, if it is valid. */
  readonly manifest: unknown;
  readonly issues: readonly Issue[];
}

/** Reads and validates the manifest of a tree. */
export function readManifest(tree: CardTree, profile: Profile | undefined): ReadManifest {
  const read = tree.readText(FILE);
  if (!read.ok) return { manifest: undefined, issues: [read.issue] };
  const document = readDocument(read.text, cardRuntime.behavior.limits);
  const report = reportOn(cardRuntime, document, validateDocument(cardRuntime, document, { profile }));
  return {
    manifest: report.valid ? document.value : undefined,
    issues: report.issues.map((issue) => ({ ...issue, file: FILE })),
  };
}
