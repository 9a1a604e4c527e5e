import type { CodeEntry } from '../code.js';

/** What is raised about a file, or the files beside a manifest: whether they are there, can be read, and are those that are meant. */
export const FILE_CODES: readonly (readonly [string, CodeEntry])[] = [
  [
    'file/missing',
    {
      summary: 'A file or folder that must be there is missing.',
      rationale: 'A manifest names what its package contains; whoever uses it looks for the file.',
      fix: 'Add the file, or take out what names it.',
    },
  ],
  [
    'file/not-a-file',
    {
      summary: 'Something other than a file stands where a file must be.',
      rationale: 'A folder, pipe or device has no text to read.',
      fix: 'Put a regular file in its place.',
    },
  ],
  [
    'file/unreadable',
    {
      summary: 'The file could not be read.',
      rationale: 'Nothing can be said about a document that cannot be opened.',
      fix: 'Check that the path names a regular file and that you may read it.',
    },
  ],
  [
    'file/outside-root',
    {
      summary: 'A link leads out of the folder that is checked.',
      rationale: 'What lies outside does not travel with the package, and may be none of its business.',
      fix: 'Put the file itself into the folder.',
    },
  ],
];
