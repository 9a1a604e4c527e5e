import type { Issue } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';
import { quote } from '../../../core/words/quote.js';
import type { IntegrityError } from './integrity-error.js';

/** Why a tree has no hash, as an issue about the file that is named. */
export function integrityIssue({ code, path, message, hint }: IntegrityError): Issue {
  const place = path === '' ? {} : { file: path };
  return makeIssue({ code: code === 'tie' ? 'file/tie' : 'file/unreadable', message, hint }, place);
}

/** Warnings for links to files outside the tree: their bytes count, and travel with no copy of the tree. */
export function linkIssues(outside: readonly string[]): Issue[] {
  return [...outside].sort().map((path) =>
    makeIssue(
      {
        code: 'file/link-outside',
        severity: 'warning',
        message: `The link ${quote(path)} leads to a file outside the card, whose bytes count for the hash.`,
        hint: 'Put the file itself into the card.',
        basis: 'advice',
      },
      { file: path },
    ),
  );
}
