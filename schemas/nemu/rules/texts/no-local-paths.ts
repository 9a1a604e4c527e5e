import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { localPath } from '../../grammar/command/local-path.js';
import { shellCommands } from '../../grammar/command/shell-commands.js';

export const noLocalPaths = defineRule<BlueprintManifest>({
  id: 'nemu/no-local-paths',
  severity: 'warning',
  basis: 'advice',
  summary: 'The final command contains no path that exists only on the machine of its author.',
  rationale: 'A path that starts at the root, a drive or a home folder exists on one machine only.',
  fix: 'Write a path relative to the repository.',
  valid: [
    {
      title: 'a relative path',
      document: minimal({ verify_e2e: { command: './scripts/check.sh > /dev/null', expect: 'exit 0' } }),
    },
  ],
  invalid: [
    {
      title: 'a home folder',
      document: minimal({ verify_e2e: { command: '/home/ada/checker/check.sh', expect: 'exit 0' } }),
      at: ['/verify_e2e/command'],
    },
    {
      title: 'a drive',
      document: minimal({ verify_e2e: { command: 'node "C:\\work\\check.js"', expect: 'exit 0' } }),
      at: ['/verify_e2e/command'],
    },
  ],
  *check(manifest) {
    const found = localPath(shellCommands(manifest.verify_e2e?.command ?? ''));
    if (found !== undefined)
      yield { path: '/verify_e2e/command', message: `${quote(found)} is a path on one machine only.` };
  },
});
