import { defineCommand } from '../../command/define-command.js';

/** `letterpress init`. */
export const init = defineCommand({
  summary: 'create a small project that passes validation',
  operands: [
    { name: 'format', required: true, summary: 'the id of a format' },
    { name: 'dir', summary: 'the folder of the project; default: the current folder' },
  ],
  options: {
    ts: { summary: 'also write the TypeScript source that builds the manifest' },
    name: { value: 'name', summary: 'the name in the manifest' },
    force: { summary: 'overwrite an existing manifest or source' },
  },
  async run(io, [format = '', dir = '.'], values) {
    const { initProject } = await import('./init-project.js');
    return initProject(io, format, dir, values);
  },
});
