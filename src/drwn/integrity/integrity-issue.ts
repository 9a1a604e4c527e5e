import type { Issue } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';
import { quote } from '../../../core/words/quote.js';
import type { IntegrityError } from './integrity-error.js';

/** The reason why a tree has no hash, as an issue about the file that the error names. */
export function integrityIssue({ code, path, message, hint }: IntegrityError): Issue {
  const place = path === '' ? {} : { file: path };
  return makeIssue({ code: code === 'tie' ? 'file/tie' : 'file/unreadable', message, hint }, place);
}

/** Warnings about links to files outside the tree: their contents are hashed, but a copy of the tree does not include them. */
export function linkIssues(outside: readonly string[]): Issue[] {
  return [...outside].sort().map((path) =>
    makeIssue(
      {
        code: 'file/link-outside',
        severity: 'warning',
        message: `${quote(path)} is a link to a file outside the card, and that file is part of the hash.`,
        hint: 'Replace the link with the file itself.',
        basis: 'advice',
      },
      { file: path },
    ),
  );
}
