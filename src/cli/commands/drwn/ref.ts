import { defineCommand } from '../../command/define-command.js';
import { PROFILE_OPTION } from '../options.js';

/** `letterpress drwn ref`. */
export const ref = defineCommand({
  summary: 'print the parts of card refs',
  operands: [{ name: 'texts', rest: true, required: true, summary: 'card refs' }],
  options: {
    json: { summary: 'print a JSON array with one result per ref' },
    profile: PROFILE_OPTION,
  },
  async run(io, texts, values) {
    const { printRefs } = await import('./print-refs.js');
    return printRefs(io, texts, values);
  },
});
