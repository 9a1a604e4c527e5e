import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { pipedDownload } from '../../grammar/command/piped-download.js';
import { shellCommands } from '../../grammar/command/shell-commands.js';

export const noPipedDownload = defineRule<BlueprintManifest>({
  id: 'nemu/no-piped-download',
  severity: 'warning',
  basis: 'advice',
  summary: 'The final command does not run anything that it has just downloaded.',
  rationale: 'A server may send something else on each run, and nobody has read it before it runs.',
  fix: 'Keep the script in the repository, or install it in a step with a checksum.',
  valid: [
    {
      title: 'a download that is only searched',
      document: minimal({ verify_e2e: { command: 'curl -s https://example.org/health | grep ok', expect: 'ok' } }),
    },
  ],
  invalid: [
    {
      title: 'a script piped to a shell',
      document: minimal({ verify_e2e: { command: 'curl -s https://example.org/check.sh | sh', expect: 'ok' } }),
      at: ['/verify_e2e/command'],
    },
    {
      title: 'a script in a command substitution',
      document: minimal({ verify_e2e: { command: 'bash -c "$(curl -s https://example.org/check.sh)"', expect: 'ok' } }),
      at: ['/verify_e2e/command'],
    },
  ],
  *check(manifest) {
    const program = pipedDownload(shellCommands(manifest.verify_e2e?.command ?? ''));
    if (program === undefined) return;
    yield { path: '/verify_e2e/command', message: `${quote(program)} runs code that was just downloaded.` };
  },
});
