import type { CodeEntry } from '../code.js';

/** Codes for files: a document's own, and those that a manifest names. */
export const FILE_CODES: readonly (readonly [string, CodeEntry])[] = [
  [
    'file/missing',
    {
      summary: 'A required file or folder is missing.',
      rationale: 'A manifest lists what its package contains, and its readers expect to find each file.',
      fix: 'Add the file, or remove the reference to it.',
    },
  ],
  [
    'file/not-a-file',
    {
      summary: 'The path must be a regular file.',
      rationale: 'A folder, pipe or device has no content to read.',
      fix: 'Replace it with a regular file.',
    },
  ],
  [
    'file/unreadable',
    {
      summary: 'The file could not be read.',
      rationale: 'A document that cannot be opened cannot be checked.',
      fix: 'Check that the path is a regular file and that you have permission to read it.',
    },
  ],
  [
    'file/outside-root',
    {
      summary: 'A link leads to a file outside the folder that is checked.',
      rationale: 'A file outside the folder is not shipped with the package and may be private.',
      fix: 'Copy the file into the folder.',
    },
  ],
];
