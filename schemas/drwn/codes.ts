import type { CodeEntry } from '../../core/code.js';

/** What drwn alone raises about the files of a card: its tree, and the hash of that. */
export const codes: ReadonlyMap<string, CodeEntry> = new Map<string, CodeEntry>([
  [
    'file/orphaned',
    {
      summary: 'A folder of content is there, and the manifest does not declare it.',
      rationale: 'It travels with the package and nobody uses it, or the declaration was forgotten.',
      fix: 'Declare it in the manifest or remove the folder.',
    },
  ],
  [
    'file/not-an-object',
    {
      summary: 'The JSON file holds no object.',
      rationale: 'Its fields are looked up by name.',
      fix: 'Write an object, or remove the file where it is optional.',
    },
  ],
  [
    'file/syntax',
    {
      summary: 'A module breaks the grammar of its language.',
      rationale: 'It could not be loaded by whoever uses the package.',
      fix: 'Correct the module at the line of the issue.',
    },
  ],
  [
    'file/large-entry',
    {
      summary: 'An entry of content is large.',
      rationale: 'Everyone who uses the package fetches all of it.',
      fix: 'Keep what is needed and move the rest elsewhere.',
    },
  ],
  [
    'file/package-mismatch',
    {
      summary: 'The file `package.json` gives another name or version than the manifest.',
      rationale: 'The same package would be known under two names or versions.',
      fix: 'Write the same in both files.',
    },
  ],
  [
    'file/card-name',
    {
      summary: 'A card has another name than the folder it lies in.',
      rationale: 'Sources are looked up by folder and published by name.',
      fix: 'Rename the card or move its folder.',
    },
  ],
  [
    'file/server-definition',
    {
      summary: 'A file in `mcp-servers/` is no full definition of a server.',
      rationale: 'A server without transport, address or command cannot be started.',
      fix: 'Give it `description`, `transport`, `optional`, and `command` or `url`.',
    },
  ],
  [
    'file/divergent',
    {
      summary: 'A definition in a file and in the manifest differ.',
      rationale: 'Which of them counts depends on who reads the card.',
      fix: 'Write the same in both places.',
    },
  ],
  [
    'file/integrity',
    {
      summary: 'A tree does not have the hash that is expected.',
      rationale: 'It was changed since the hash was recorded, or hashed by a tool that does it differently.',
      fix: 'Fetch the card again, or lock it anew if the change is yours.',
    },
  ],
  [
    'file/integrity-order',
    {
      summary: 'The hash fits only when files are put into code-unit order.',
      rationale: 'The released tool sorts by a collation, so its own check of this hash fails.',
      fix: 'Record the hash that the issue names.',
    },
  ],
  [
    'file/bad-integrity',
    {
      summary: 'What a tree is compared with is no hash, and no list of records.',
      rationale: 'Nothing can fit it.',
      fix: 'Give `sha256-` and 64 lower-case hex digits, records with `p`, `m` and `h`, or a folder.',
    },
  ],
  [
    'file/tie',
    {
      summary: 'Two names rank the same in the order in which files are hashed.',
      rationale: 'The hash then depends on the order in which the disk lists them.',
      fix: 'Rename one of the files.',
    },
  ],
  [
    'file/link-outside',
    {
      summary: 'A link to a file outside the card counts for its hash.',
      rationale: 'The bytes do not travel with a copy of the tree, whose hash then differs.',
      fix: 'Put the file itself into the card.',
    },
  ],
  [
    'file/changed',
    {
      summary: 'The bytes of a file differ from those that were recorded.',
      rationale: 'The tree is not the one that was hashed.',
      fix: 'Restore the file.',
    },
  ],
  [
    'file/unexpected',
    {
      summary: 'A file is there that was not recorded.',
      rationale: 'The tree is not the one that was hashed.',
      fix: 'Remove the file.',
    },
  ],
  [
    'file/mode',
    {
      summary: 'A file is executable and should not be, or the other way round.',
      rationale: 'The executable bit is part of the hash.',
      fix: 'Change the mode as the issue says.',
    },
  ],
]);
