import { defineCommand } from '../../command/define-command.js';
import { engine } from '../../formats/engine.js';
import { formatOptions, PROFILE_OPTION, REPORTER_OPTION } from '../options.js';
import { validatePaths } from './validate-paths.js';

/** `letterpress validate`. */
export const validate = defineCommand({
  summary: 'judge manifests and lockfiles',
  operands: [
    {
      name: 'paths',
      rest: true,
      summary: 'files and folders, `-` for standard input; without any, the current folder',
    },
  ],
  options: {
    format: { value: 'id', summary: 'judge named files as this format; in folders, only files with its names' },
    profile: PROFILE_OPTION,
    ...formatOptions(engine.formats),
    strict: { summary: 'fail on warnings, and when folders hold no file to judge' },
    reporter: REPORTER_OPTION,
  },
  run: validatePaths,
});
