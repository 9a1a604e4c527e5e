import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { documentPaths } from '../../walk/placed-texts.js';

export const plainPathNames = defineRule<BlueprintManifest>({
  id: 'nemu/plain-path-names',
  severity: 'warning',
  basis: 'advice',
  summary: 'Documents have plain names: no leading `-`, no leading `.`, no name of dots alone.',
  rationale:
    'A leading `-` reads as an option on a command line, a leading `.` hides the file, and dots alone read as a parent folder.',
  fix: 'Begin the name with a letter or a digit.',
  valid: [{ title: 'dashes inside', document: minimal({ steps: [{ id: 'build', file: 'steps/01-build.v2.md' }] }) }],
  invalid: [
    {
      title: 'reads as an option',
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
  if (path.startsWith('-')) return 'begins with `-`, like an option';
  const segments = path.split('/');
  const dots = segments.find((segment) => /^\.{3,}$/.test(segment));
  if (dots !== undefined) return `has a part of dots alone (${quote(dots)})`;
  return segments.at(-1)?.startsWith('.') ? 'names a hidden file' : undefined;
}
