import type { Issue, Report } from '../../../core/issue.js';
import { count } from '../../../core/words/list.js';

/** The input of a builder is not a valid document. The message lists every issue. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly code = 'invalid-document';

  constructor(readonly report: Report) {
    const errors = report.issues.filter((issue) => issue.severity === 'error').length;
    super([`The ${report.format} document has ${count(errors, 'error')}.`, ...report.issues.map(line)].join('\n'));
  }
}

function line({ severity, path, message, hint }: Issue): string {
  const place = path === '' ? 'the document' : path;
  return `- ${severity === 'warning' ? 'warning, ' : ''}${place}: ${[message, hint].filter(Boolean).join(' ')}`;
}
