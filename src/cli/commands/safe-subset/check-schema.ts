import { PROFILES } from '../../../../schemas/safe-subset/profiles/index.js';
import { defineCommand } from '../../command/define-command.js';
import { REPORTER_OPTION } from '../options.js';

/** `letterpress check-schema`. */
export const checkSchema = defineCommand({
  summary: 'check JSON Schemas against the safe subset',
  operands: [
    { name: 'files', rest: true, required: true, summary: 'files with one JSON Schema each, `-` for standard input' },
  ],
  options: {
    profile: {
      value: 'profile',
      choices: PROFILES.map(({ id }) => id),
      default: 'core',
      summary: 'also warn about what this service rejects; the verdict is still that of `core`',
    },
    strict: { summary: 'fail on warnings' },
    reporter: REPORTER_OPTION,
  },
  async run(io, files, values) {
    const { checkSchemaFiles } = await import('./check-schema-files.js');
    return checkSchemaFiles(io, files, values);
  },
});
