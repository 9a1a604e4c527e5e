import { defineCommand } from '../../command/define-command.js';

/** `letterpress init`. */
export const init = defineCommand({
  summary: 'a small project that passes',
  operands: [
    { name: 'format', required: true, summary: 'the id of a format' },
    { name: 'dir', summary: 'the folder of the project; without it, the current one' },
  ],
  options: {
    ts: { summary: 'write the manifest in TypeScript, and what it builds' },
    name: { value: 'name', summary: 'the name in the manifest' },
    force: { summary: 'write over a manifest or source that is there' },
  },
  async run(io, [format = '', dir = '.'], values) {
    const { initProject } = await import('./init-project.js');
    return initProject(io, format, dir, values);
  },
});
