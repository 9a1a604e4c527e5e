import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { fileEnding } from '../../grammar/file-ending.js';

export const entryPath = defineRule<CardManifest>({
  id: 'neurosquad/entry-path',
  severity: 'error',
  basis: 'platform',
  summary: '`entry` ends in `.html` or `.htm`.',
  rationale: 'The app opens the entry as a page.',
  fix: 'Use the page that loads your script, not the script itself.',
  valid: [
    { title: 'a built page', document: minimal({ entry: 'dist/index.html' }) },
    { title: 'capital letters', document: minimal({ entry: 'INDEX.HTM' }) },
  ],
  invalid: [{ title: 'a script', document: minimal({ entry: 'dist/main.js' }), at: ['/entry'] }],
  *check(card) {
    yield* fileEnding('/entry', card.entry, ['.html', '.htm'], 'the page that the card opens');
  },
});
