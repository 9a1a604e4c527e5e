import { packageOptions } from '../../../../schemas/neuralis/tables/options.js';
import { defineCommand } from '../../command/define-command.js';
import { REPORTER_OPTION } from '../options.js';

/** `letterpress neuralis preflight`. */
export const preflight = defineCommand({
  summary: 'check a package with its files, not only its manifest',
  operands: [{ name: 'folder', required: true, summary: 'the root folder of a package' }],
  options: { ...packageOptions, strict: { summary: 'fail on warnings' }, reporter: REPORTER_OPTION },
  async run(io, [folder = ''], values) {
    const { preflightFolder } = await import('./preflight-folder.js');
    return preflightFolder(io, folder, values);
  },
});
