import type { CodeEntry } from '../code.js';

/** Codes for the text of a document, for values that are not JSON, and for the report itself. */
export const TEXT_CODES: readonly (readonly [string, CodeEntry])[] = [
  [
    'json/syntax',
    {
      summary: 'The text is not valid JSON.',
      rationale: 'A parser that guessed what was meant could guess differently from the next one.',
      fix: 'Check the line and column of the issue for a missing or extra comma, quote or bracket.',
      example: {
        wrong: '{ "name": "radar" "version": "1.0.0" }',
        right: '{ "name": "radar", "version": "1.0.0" }',
      },
    },
  ],
  [
    'json/trailing-comma',
    {
      summary: 'There is a comma after the last item or property.',
      rationale: 'JSON allows commas only between two values, and many parsers reject the whole file.',
      fix: 'Remove the comma.',
      example: { wrong: '{ "tags": ["ci", "tests",] }', right: '{ "tags": ["ci", "tests"] }' },
    },
  ],
  [
    'json/comment',
    {
      summary: 'The text contains a comment.',
      rationale: 'JSON has no comments, and many parsers reject the whole file.',
      fix: 'Remove the comment; keep notes in a separate file.',
      example: { wrong: '{ "retries": 3 /* enough */ }', right: '{ "retries": 3 }' },
    },
  ],
  [
    'json/duplicate-key',
    {
      summary: 'An object has the same property twice.',
      rationale: 'Some parsers use the first value and some the last, so the document is ambiguous.',
      fix: 'Keep the property you want and remove the other.',
      example: { wrong: '{ "name": "radar", "name": "sonar" }', right: '{ "name": "radar" }' },
    },
  ],
  [
    'json/bom',
    {
      summary: 'The text begins with a byte order mark.',
      rationale: 'Editors do not show it, and many JSON parsers fail on it.',
      fix: 'Save the file as UTF-8 without a byte order mark.',
    },
  ],
  [
    'json/not-utf8',
    {
      summary: 'The file contains bytes that are not valid UTF-8.',
      rationale: 'JSON is exchanged as UTF-8, and a reader that guessed another encoding could be wrong.',
      fix: 'Save the file as UTF-8 without a byte order mark.',
    },
  ],
  [
    'json/too-deep',
    {
      summary: 'Objects and arrays are nested too deeply.',
      rationale: 'Every level costs the reader memory, and a hostile file could exhaust it.',
      fix: 'Flatten the document to the number of levels that the issue allows.',
    },
  ],
  [
    'json/too-long',
    {
      summary: 'The text is too long.',
      rationale: 'A limit on its size bounds the time and memory that any file can cost.',
      fix: 'Shorten the document, and move data that is not part of it to other files.',
    },
  ],
  [
    'json/too-many-values',
    {
      summary: 'The document has too many values.',
      rationale: 'A limit on their number bounds the time that any file can cost.',
      fix: 'Remove values, and move data that is not part of the document to other files.',
    },
  ],
  [
    'json/long-keys',
    {
      summary: 'The document has too many very long property names.',
      rationale:
        'Engines compare such a name with all others of the same length, so many of them could keep any reader busy.',
      fix: 'Shorten the names, or write them as values.',
    },
  ],
  [
    'json/not-json',
    {
      summary: 'The value contains something that JSON cannot represent.',
      rationale: 'It would be silently lost or changed when the value is written to a file.',
      fix: 'Remove functions, dates, class instances, `undefined` and cycles, or convert them to strings or numbers.',
      example: {
        wrong: '{ "since": new Date(0) }',
        right: '{ "since": "1970-01-01" }',
      },
    },
  ],
  [
    'json/not-finite',
    {
      summary: 'A number is out of range, infinite or `NaN`.',
      rationale: 'Parsers turn a number that is too large into infinity, which JSON cannot represent.',
      fix: 'Write a number that a double can hold, or a string.',
      example: { wrong: '{ "limit": 1e999 }', right: '{ "limit": 1000000 }' },
    },
  ],
  [
    'json/rounded',
    {
      summary: 'A number has more digits than a double holds, so it is read as another number.',
      rationale: 'JSON allows any number of digits, but nearly every parser reads a double, and no parser says so.',
      fix: 'Write the number that it is read as, or a string if every digit counts.',
      example: { wrong: '{ "id": 9007199254740993 }', right: '{ "id": "9007199254740993" }' },
    },
  ],
  [
    'report/truncated',
    {
      summary: 'There are more issues than the report lists.',
      rationale: 'Nobody reads thousands of issues, and the first ones often cause the rest.',
      fix: 'Fix the issues that are listed and check again.',
    },
  ],
  [
    'report/too-complex',
    {
      summary: 'The document does not match the schema, and is too large to say where.',
      rationale: 'The search for what is wrong is bounded, so that no document can keep the checker busy indefinitely.',
      fix: 'Remove parts of the document and check the rest.',
    },
  ],
];
