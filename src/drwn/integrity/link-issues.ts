import { quote } from '../../../schemas/drwn/grammar/quote.js';
import type { Issue } from '../../../schemas/kit/issue.js';

/** Warnings for links to files outside the tree: their bytes count, and travel with no copy of the tree. */
export function linkIssues(outside: readonly string[]): Issue[] {
  return [...outside].sort().map((path) => ({
    code: 'file/link-outside',
    severity: 'warning',
    path: '',
    message: `The link ${quote(path)} leads to a file outside the card, whose bytes count for the hash.`,
    hint: 'Put the file itself into the card.',
    basis: 'advice',
    file: path,
  }));
}
