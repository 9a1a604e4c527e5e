import type { FileFault } from './file-fault.js';
import { hasCode } from './output-error.js';
import { reasonOf } from './reason-of.js';

/** The fault of a folder whose entries cannot be listed: an error about the folder as a whole. */
export function folderFault(path: string, error: unknown): FileFault {
  return isMisread(path, error)
    ? {
        code: 'file/unreadable',
        message: 'The folder cannot be read: its name is not valid UTF-8.',
        hint: 'Rename the folder.',
      }
    : {
        code: 'file/unreadable',
        message: `The folder cannot be read: ${reasonOf(error)}.`,
        hint: 'Check that you have permission to read it.',
      };
}

/**
 * Whether something exists but is not found because its name is not valid UTF-8: the replacement character stands for
 * bytes of the name, so the name as read belongs to nothing.
 *
 * @param error the system error of looking it up.
 */
export function isMisread(path: string, error: unknown): boolean {
  return hasCode(error, 'ENOENT') && path.includes('\ufffd');
}
