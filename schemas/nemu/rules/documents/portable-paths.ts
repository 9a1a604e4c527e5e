import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { portabilityFault } from '../../grammar/portability-fault.js';
import { adviceLimits } from '../../tables/limits.js';
import { documentPaths } from '../../walk/placed-strings.js';

export const portablePaths = defineRule<BlueprintManifest>({
  id: 'nemu/portable-paths',
  severity: 'warning',
  basis: 'advice',
  summary: `Paths work on Windows too: no reserved name, no trailing \`.\`, at most ${adviceLimits.pathLength} characters.`,
  rationale: 'People clone blueprints on all kinds of machines; Windows cannot even check out such a file.',
  fix: 'Rename the file, or shorten its path.',
  valid: [{ title: 'an ordinary name', document: minimal({ steps: [{ id: 'build', file: 'steps/console.md' }] }) }],
  invalid: [
    {
      title: 'the name of a device',
      document: minimal({ steps: [{ id: 'build', file: 'steps/con.md' }] }),
      at: ['/steps/0/file'],
    },
    {
      title: 'a folder whose name ends with a dot',
      document: minimal({ steps: [{ id: 'build', file: 'steps./build.md' }] }),
      at: ['/steps/0/file'],
    },
    {
      title: 'a long path',
      document: minimal({ steps: [{ id: 'build', file: `${'folder/'.repeat(40)}build.md` }] }),
      at: ['/steps/0/file'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of documentPaths(manifest)) {
      const fault = portabilityFault(text);
      if (fault !== undefined) yield { path, message: `${quote(text)} ${fault}.` };
    }
  },
});
