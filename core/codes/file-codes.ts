import type { CodeEntry } from '../code.js';

/** What is raised about the files beside a manifest: whether they are there, can be read, and are those that are meant. */
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
    'file/not-utf-8',
    {
      summary: 'The file holds bytes that are not UTF-8.',
      rationale: 'Readers replace such bytes, each in its own way, and then read different texts.',
      fix: 'Save the file as UTF-8.',
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
