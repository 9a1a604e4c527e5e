import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { shellCommands } from '../../grammar/command/shell-commands.js';
import { waitReason } from '../../grammar/command/wait-reason.js';

export const unattendedCommand = defineRule<BlueprintManifest>({
  id: 'nemu/unattended-command',
  severity: 'warning',
  basis: 'advice',
  summary: 'The final command needs no user input and ends by itself.',
  rationale: 'An agent runs it without a terminal: a prompt, an editor or a watcher makes it wait indefinitely.',
  fix: 'Add the option that answers the prompt or ends the program (`--yes`, `--run`, `CI=1`).',
  valid: [
    {
      title: 'a container without a terminal',
      document: minimal({ verify_e2e: { command: 'docker run --rm checker npm test', expect: 'ok' } }),
    },
  ],
  invalid: [
    {
      title: 'a container with a terminal',
      document: minimal({ verify_e2e: { command: 'docker run -it checker npm test', expect: 'ok' } }),
      at: ['/verify_e2e/command'],
    },
    {
      title: 'a test runner that watches',
      document: minimal({ verify_e2e: { command: 'npx vitest --watch', expect: 'ok' } }),
      at: ['/verify_e2e/command'],
    },
  ],
  *check(manifest) {
    for (const command of shellCommands(manifest.verify_e2e?.command ?? '')) {
      const why = waitReason(command);
      if (why === undefined) continue;
      yield { path: '/verify_e2e/command', message: `${quote(command.words.slice(0, 3).join(' '))} ${why}.` };
    }
  },
});
