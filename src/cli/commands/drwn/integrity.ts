import { defineCommand } from '../../command/define-command.js';

/** `letterpress drwn integrity`. */
export const integrity = defineCommand({
  summary: "the hash of a card's folder",
  operands: [{ name: 'folder', required: true, summary: 'the folder of a card' }],
  options: {
    records: { summary: 'print the hash with the record of each file, as JSON', conflicts: 'verify' },
    order: {
      value: 'order',
      choices: ['collation', 'code-unit'],
      summary: 'the order in which files are hashed: that of drwn unless given, or the plain reading of its page',
    },
    verify: { value: 'hash', summary: 'say whether the folder has this hash instead' },
  },
  async run(io, [folder = ''], values) {
    const { printIntegrity } = await import('./print-integrity.js');
    return printIntegrity(io, folder, values);
  },
});
