import { defineCommand } from '../../command/define-command.js';
import { engine } from '../../formats/engine.js';
import { formatOptions, PROFILE_OPTION, REPORTER_OPTION } from '../options.js';
import { validatePaths } from './validate-paths.js';

/** `letterpress validate`. */
export const validate = defineCommand({
  summary: 'validate manifests and lockfiles',
  operands: [
    {
      name: 'paths',
      rest: true,
      summary: 'files and folders, or `-` for standard input; default: the current folder',
    },
  ],
  options: {
    format: { value: 'id', summary: 'validate named files as this format; in folders, find only files with its names' },
    profile: PROFILE_OPTION,
    ...formatOptions(engine.formats),
    strict: { summary: 'fail on warnings, and when there is nothing to validate' },
    reporter: REPORTER_OPTION,
  },
  run: validatePaths,
});
