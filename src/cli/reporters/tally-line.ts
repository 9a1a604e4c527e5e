import { count } from '../../../core/words/list.js';
import type { Tally } from './reporter.js';

/** `3 files, 2 errors, 1 warning`. */
export function tallyLine({ files, errors, warnings }: Tally): string {
  return `${count(files, 'file')}, ${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}
