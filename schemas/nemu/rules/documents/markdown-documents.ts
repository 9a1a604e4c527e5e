import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { documentPaths } from '../../walk/placed-strings.js';

export const markdownDocuments = defineRule<BlueprintManifest>({
  id: 'nemu/markdown-documents',
  severity: 'warning',
  basis: 'advice',
  summary: 'Step and workflow documents are Markdown files.',
  rationale: 'Agents and registries read and show them as Markdown; another type of file is usually a mistake.',
  fix: 'Write the path of a file that ends with `.md`.',
  valid: [
    { title: 'the usual extension', document: minimal({ steps: [{ id: 'build', file: 'steps/build.md' }] }) },
    { title: 'the long extension', document: minimal({ steps: [{ id: 'build', file: 'steps/BUILD.Markdown' }] }) },
  ],
  invalid: [
    {
      title: 'a shell script',
      document: minimal({ steps: [{ id: 'build', file: 'steps/build.sh' }] }),
      at: ['/steps/0/file'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of documentPaths(manifest)) {
      if (text.endsWith('/') || /\.(?:md|markdown)$/i.test(text)) continue;
      yield { path, message: `${quote(text)} does not end with \`.md\`.` };
    }
  },
});
