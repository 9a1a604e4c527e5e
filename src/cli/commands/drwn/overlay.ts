import { defineCommand } from '../../command/define-command.js';

/** `letterpress drwn overlay`. */
export const overlay = defineCommand({
  summary: "print a project's configuration with cards merged into it",
  operands: [
    { name: 'project', required: true, summary: "a project's configuration file, or the project folder" },
    {
      name: 'cards',
      rest: true,
      summary: 'card manifests or card folders; drwn merges them in order of name',
    },
  ],
  options: {},
  async run(io, [project = '', ...cards]) {
    const { printOverlay } = await import('./print-overlay.js');
    return printOverlay(io, project, cards);
  },
});
