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
  summary: 'The final command names no place on its author’s machine.',
  rationale: 'A path that begins at the root, a drive or a home folder exists on one machine only.',
  fix: 'Write the path relative to the repository.',
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
    const place = localPath(shellCommands(manifest.verify_e2e?.command ?? ''));
    if (place !== undefined)
      yield { path: '/verify_e2e/command', message: `${quote(place)} is a place on one machine.` };
  },
});
