import { defineCommand } from '../../command/define-command.js';
import { REPORTER_OPTION } from '../reporter-option.js';
import { TRUST_OPTION } from '../trust-option.js';

/** `letterpress neuralis preflight`. */
export const preflight = defineCommand({
  operands: [{ name: 'folder', required: true, summary: 'the root of a package' }],
  options: { trust: TRUST_OPTION, strict: { summary: 'fail on warnings' }, reporter: REPORTER_OPTION },
  async run(io, [folder = ''], values) {
    const { preflightFolder } = await import('../../neuralis/preflight-folder.js');
    return preflightFolder(io, folder, values);
  },
});
