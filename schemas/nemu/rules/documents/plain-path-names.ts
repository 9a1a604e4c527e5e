import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { documentPaths } from '../../walk/placed-strings.js';

export const plainPathNames = defineRule<BlueprintManifest>({
  id: 'nemu/plain-path-names',
  severity: 'warning',
  basis: 'advice',
  summary: 'The names of documents are plain: no leading `-`, no leading `.`, not only dots.',
  rationale:
    'A command line reads a leading `-` as an option, a leading `.` hides the file, and a name of only dots looks like a parent folder.',
  fix: 'Start the name with a letter or a digit.',
  valid: [{ title: 'dashes inside', document: minimal({ steps: [{ id: 'build', file: 'steps/01-build.v2.md' }] }) }],
  invalid: [
    {
      title: 'a name that looks like an option',
      document: minimal({ steps: [{ id: 'build', file: '-build.md' }] }),
      at: ['/steps/0/file'],
    },
    {
      title: 'a hidden file',
      document: minimal({ steps: [{ id: 'build', file: 'steps/.build.md' }] }),
      at: ['/steps/0/file'],
    },
    {
      title: 'a folder of three dots',
      document: minimal({ steps: [{ id: 'build', file: '.../build.md' }] }),
      at: ['/steps/0/file'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of documentPaths(manifest)) {
      const fault = nameFault(text);
      if (fault !== undefined) yield { path, message: `${quote(text)} ${fault}.` };
    }
  },
});

function nameFault(path: string): string | undefined {
  if (path.startsWith('-')) return 'starts with `-`, like an option';
  const segments = path.split('/');
  const dots = segments.find((segment) => /^\.{3,}$/.test(segment));
  if (dots !== undefined) return `contains a name of only dots (${quote(dots)})`;
  return segments.at(-1)?.startsWith('.') ? 'names a hidden file' : undefined;
}
