import { defineCommand } from '../../command/define-command.js';
import { PROFILE_OPTION, REPORTER_OPTION } from '../options.js';

/** `letterpress drwn lock`. */
export const lock = defineCommand({
  summary: 'validate a lockfile, and verify the cards that are on this machine',
  operands: [{ name: 'file', required: true, summary: 'a lockfile, or `-` for standard input' }],
  options: {
    root: {
      value: 'dir',
      many: true,
      summary: "verify cards in this folder too, besides the project (default: in drwn's store, `~/.agents/drwn`)",
    },
    profile: PROFILE_OPTION,
    strict: { summary: 'fail on warnings' },
    json: { summary: 'the same as --reporter json', conflicts: 'reporter' },
    reporter: REPORTER_OPTION,
  },
  async run(io, [file = ''], values) {
    const { checkLock } = await import('./check-lock.js');
    return checkLock(io, file, values.json ? { ...values, reporter: 'json' } : values);
  },
});
