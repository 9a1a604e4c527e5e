import { defineCommand } from '../../command/define-command.js';

/** `letterpress drwn overlay`. */
export const overlay = defineCommand({
  summary: "a project's configuration with cards laid over it",
  operands: [
    { name: 'project', required: true, summary: "a project's configuration, or the folder of the project" },
    {
      name: 'cards',
      rest: true,
      summary: 'manifests of cards or their folders; drwn takes them in the order of names',
    },
  ],
  options: {},
  async run(io, [project = '', ...cards]) {
    const { printOverlay } = await import('./print-overlay.js');
    return printOverlay(io, project, cards);
  },
});
