import { defineCommand } from '../../command/define-command.js';

/** `letterpress drwn integrity`. */
export const integrity = defineCommand({
  summary: "print or verify the integrity hash of a card's folder",
  operands: [{ name: 'folder', required: true, summary: 'the folder of a card' }],
  options: {
    records: { summary: 'print the hash and the record of each file, as JSON', conflicts: 'verify' },
    order: {
      value: 'order',
      choices: ['collation', 'code-unit'],
      summary:
        'the order in which files are hashed (default: `collation`, as drwn does; `code-unit` is the literal reading of the specification)',
    },
    verify: { value: 'hash', summary: 'verify that the folder has this hash' },
  },
  async run(io, [folder = ''], values) {
    const { printIntegrity } = await import('./print-integrity.js');
    return printIntegrity(io, folder, values);
  },
});
