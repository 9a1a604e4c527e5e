import type { CodeEntry } from '../../core/code.js';

/** Codes that only drwn uses, about the files of a card and their hash. */
export const codes: ReadonlyMap<string, CodeEntry> = new Map<string, CodeEntry>([
  [
    'file/orphaned',
    {
      summary: 'A content folder is not declared in the manifest.',
      rationale: 'It is published with the card but never used, or its declaration was forgotten.',
      fix: 'Declare the folder in the manifest, or delete it.',
    },
  ],
  [
    'file/not-an-object',
    {
      summary: 'A JSON file does not contain an object.',
      rationale: 'Its properties are looked up by name.',
      fix: 'Write an object, or delete the file if it is optional.',
    },
  ],
  [
    'file/syntax',
    {
      summary: 'A module has a syntax error.',
      rationale: 'Nobody who uses the package can load the module.',
      fix: 'Fix the module at the line that the issue names.',
    },
  ],
  [
    'file/large-entry',
    {
      summary: 'A content entry is large.',
      rationale: 'Everyone who uses the package downloads all of it.',
      fix: 'Keep only what is needed, and move the rest elsewhere.',
    },
  ],
  [
    'file/package-mismatch',
    {
      summary: '`package.json` has a different name or version than the manifest.',
      rationale: 'The same package would have two names or versions.',
      fix: 'Use the same name and version in both files.',
    },
  ],
  [
    'file/card-name',
    {
      summary: "A card's name does not match its folder.",
      rationale: 'Sources are found by folder but published by name.',
      fix: 'Rename the card, or move its folder.',
    },
  ],
  [
    'file/server-definition',
    {
      summary: 'A file in `mcp-servers/` is not a complete server definition.',
      rationale: 'A server without a transport, URL or command cannot be started.',
      fix: 'Add `description`, `transport`, `optional`, and `command` or `url`.',
    },
  ],
  [
    'file/divergent',
    {
      summary: 'A server definition differs between its file and the manifest.',
      rationale: 'Which definition counts depends on who reads the card.',
      fix: 'Use the same definition in both places.',
    },
  ],
  [
    'file/integrity',
    {
      summary: 'A tree does not have the expected hash.',
      rationale: 'The tree has changed since the hash was recorded, or another tool computed the hash differently.',
      fix: 'Fetch the card again, or lock it again if you made the change.',
    },
  ],
  [
    'file/integrity-order',
    {
      summary: 'The hash matches only when the files are sorted in code-unit order.',
      rationale: 'The released tool sorts by collation, so its own check of this hash fails.',
      fix: 'Record the hash that the issue shows.',
    },
  ],
  [
    'file/bad-integrity',
    {
      summary: 'The expected integrity is not a valid hash, record array or folder.',
      rationale: 'No tree can match it.',
      fix: 'Pass `sha256-` followed by 64 lowercase hex digits, records with `p`, `m` and `h`, or a folder.',
    },
  ],
  [
    'file/tie',
    {
      summary: 'Two file names compare as equal in the order in which files are hashed.',
      rationale: 'The hash then depends on the order in which the disk lists the files.',
      fix: 'Rename one of the files.',
    },
  ],
  [
    'file/link-outside',
    {
      summary: 'A link points to a file outside the card, and the file is part of the hash.',
      rationale: 'A copy of the tree does not include the file, so its hash differs.',
      fix: 'Replace the link with the file itself.',
    },
  ],
  [
    'file/changed',
    {
      summary: 'The contents of a file differ from what was recorded.',
      rationale: 'This is not the tree that was hashed.',
      fix: 'Restore the file.',
    },
  ],
  [
    'file/unexpected',
    {
      summary: 'The tree contains a file that was not recorded.',
      rationale: 'This is not the tree that was hashed.',
      fix: 'Delete the file.',
    },
  ],
  [
    'file/mode',
    {
      summary: 'A file is executable and should not be, or the other way around.',
      rationale: 'The executable bit is part of the hash.',
      fix: 'Change the file mode as the issue says.',
    },
  ],
]);
