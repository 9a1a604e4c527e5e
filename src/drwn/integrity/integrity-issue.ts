import type { Issue } from '../../../schemas/kit/issue.js';
import type { IntegrityError } from './integrity-error.js';

/** Why a tree has no hash, as an issue about the file that is named. */
export function integrityIssue({ code, path, message, hint }: IntegrityError): Issue {
  return {
    code: code === 'tie' ? 'file/tie' : 'file/unreadable',
    severity: 'error',
    path: '',
    message,
    hint,
    basis: 'contract',
    ...(path === '' ? {} : { file: path }),
  };
}
