import { reading } from '../../../core/calls/reading.js';
import { CodedError } from '../../../core/coded-error.js';
import type { Issue, Report } from '../../../core/issue.js';
import { count } from '../../../core/words/list.js';

/** The input of a builder is not a valid document. The message lists every issue. */
export class ManifestError extends CodedError {
  override readonly name = 'ManifestError';
  readonly code = 'invalid-document';

  constructor(readonly report: Report) {
    super(reading('report', () => messageOf(report)));
  }
}

function messageOf({ format, issues }: Report): string {
  const errors = issues.filter((issue) => issue.severity === 'error').length;
  return [`The ${format} document has ${count(errors, 'error')}.`, ...issues.map(line)].join('\n');
}

function line({ severity, path, message, hint }: Issue): string {
  const place = path === '' ? 'the document' : path;
  return `- ${severity === 'warning' ? 'warning, ' : ''}${place}: ${[message, hint].filter(Boolean).join(' ')}`;
}
