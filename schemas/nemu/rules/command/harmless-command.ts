import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { destructivePart } from '../../grammar/command/destructive-part.js';
import { shellCommands } from '../../grammar/command/shell-commands.js';

export const harmlessCommand = defineRule<BlueprintManifest>({
  id: 'nemu/harmless-command',
  severity: 'warning',
  basis: 'advice',
  summary: 'The final command does not delete or overwrite anything.',
  rationale: 'An agent runs it to see whether the result works, often more than once and without asking.',
  fix: 'Move the cleanup to a step, where a reader sees it.',
  valid: [
    {
      title: 'a test run with a word that only looks dangerous',
      document: minimal({ verify_e2e: { command: 'npm test -- --grep "rm -rf is rejected"', expect: '1 passed' } }),
    },
  ],
  invalid: [
    {
      title: 'a deleted folder',
      document: minimal({ verify_e2e: { command: 'rm -rf build && npm test', expect: 'ok' } }),
      at: ['/verify_e2e/command'],
    },
    {
      title: 'a dropped table',
      document: minimal({ verify_e2e: { command: 'psql -c "DROP TABLE links" && npm test', expect: 'ok' } }),
      at: ['/verify_e2e/command'],
    },
  ],
  *check(manifest) {
    for (const command of shellCommands(manifest.verify_e2e?.command ?? '')) {
      const found = destructivePart(command);
      if (found !== undefined)
        yield { path: '/verify_e2e/command', message: `${quote(found)} can destroy existing data.` };
    }
  },
});
