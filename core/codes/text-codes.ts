import type { CodeEntry } from '../code.js';

/** What is raised about a text or the report itself. */
export const TEXT_CODES: readonly (readonly [string, CodeEntry])[] = [
  [
    'json/syntax',
    {
      summary: 'The text breaks the grammar of JSON.',
      rationale: 'A reader that guessed what was meant could guess differently from the next one.',
      fix: 'Look at the line and column of the issue: a comma, quote or bracket is missing or too many.',
      example: {
        wrong: '{ "name": "radar" "version": "1.0.0" }',
        right: '{ "name": "radar", "version": "1.0.0" }',
      },
    },
  ],
  [
    'json/trailing-comma',
    {
      summary: 'A comma stands after the last item or member.',
      rationale: 'JSON takes commas between two values only, and many readers refuse the whole file.',
      fix: 'Remove the comma.',
      example: { wrong: '{ "tags": ["ci", "tests",] }', right: '{ "tags": ["ci", "tests"] }' },
    },
  ],
  [
    'json/comment',
    {
      summary: 'The text holds a comment.',
      rationale: 'JSON has no comments, and many readers refuse the whole file.',
      fix: 'Remove the comment; keep notes beside the file.',
      example: { wrong: '{ "retries": 3 /* enough */ }', right: '{ "retries": 3 }' },
    },
  ],
  [
    'json/duplicate-key',
    {
      summary: 'An object has the same key twice.',
      rationale: 'Some readers take the first value and some the last, so the document means two things.',
      fix: 'Keep the member that is meant and remove the other.',
      example: { wrong: '{ "name": "radar", "name": "sonar" }', right: '{ "name": "radar" }' },
    },
  ],
  [
    'json/bom',
    {
      summary: 'The text begins with a byte order mark.',
      rationale: 'It cannot be seen in an editor, and many JSON readers stop at it.',
      fix: 'Save the file as UTF-8 without a byte order mark.',
    },
  ],
  [
    'json/not-utf8',
    {
      summary: 'The file holds bytes that are no UTF-8.',
      rationale: 'JSON is exchanged as UTF-8, and a reader that guessed another encoding could guess wrongly.',
      fix: 'Save the file as UTF-8 without a byte order mark.',
    },
  ],
  [
    'json/too-deep',
    {
      summary: 'Objects and lists are nested more deeply than the reader follows.',
      rationale: 'Every level costs the reader memory, and a hostile file could exhaust it.',
      fix: 'Flatten the document until it has no more levels than the issue allows.',
    },
  ],
  [
    'json/too-long',
    {
      summary: 'The text is longer than the reader takes.',
      rationale: 'A limit on the text bounds the time and memory that any file can cost.',
      fix: 'Shorten the document, and keep data that is not part of it in files of its own.',
    },
  ],
  [
    'json/too-many-values',
    {
      summary: 'The document holds more values than the reader takes.',
      rationale: 'A limit on their number bounds the time that any file can cost.',
      fix: 'Remove values, and keep data that is not part of the document in files of its own.',
    },
  ],
  [
    'json/not-json',
    {
      summary: 'The value holds something that JSON cannot say.',
      rationale: 'Written to a file it would be lost or changed without a word.',
      fix: 'Leave out functions, dates, class instances, `undefined` and cycles, or turn them into text or numbers.',
      example: {
        wrong: '{ "since": new Date(0) }',
        right: '{ "since": "1970-01-01" }',
      },
    },
  ],
  [
    'json/not-finite',
    {
      summary: 'A number is too large for any reader, or is no number at all.',
      rationale: 'Readers turn it into infinity, which JSON cannot write back.',
      fix: 'Write a number that a double can hold, or text.',
      example: { wrong: '{ "limit": 1e999 }', right: '{ "limit": 1000000 }' },
    },
  ],
  [
    'report/truncated',
    {
      summary: 'There are more issues than the report lists.',
      rationale: 'Past a certain number nobody reads on, and the first ones often cause the rest.',
      fix: 'Mend the issues that are listed and check again.',
    },
  ],
  [
    'report/too-complex',
    {
      summary: 'The document does not have the structure asked for, and is too large to say where.',
      rationale: 'The search for the places that are wrong is bounded, so that no document can take for ever.',
      fix: 'Remove parts of the document and check the rest.',
    },
  ],
];
