import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { documentPaths } from '../../walk/placed-strings.js';

export const documentsAreFiles = defineRule<BlueprintManifest>({
  id: 'nemu/documents-are-files',
  severity: 'warning',
  basis: 'advice',
  summary: 'The path of a document does not end with `/`.',
  rationale: 'Such a path names a folder, and an agent cannot follow a folder.',
  fix: 'Write the path of the Markdown file itself.',
  valid: [{ title: 'a file', document: minimal({ steps: [{ id: 'build', file: 'steps/build.md' }] }) }],
  invalid: [
    { title: 'a folder', document: minimal({ steps: [{ id: 'build', file: 'steps/' }] }), at: ['/steps/0/file'] },
  ],
  *check(manifest) {
    for (const { path, text } of documentPaths(manifest)) {
      if (text.endsWith('/')) yield { path, message: `${quote(text)} ends with \`/\`, so it names a folder.` };
    }
  },
});
