import { defineCommand } from '../../command/define-command.js';

/** `letterpress import`. */
export const importCommand = defineCommand({
  summary: 'turn a manifest into the TypeScript that builds it',
  operands: [{ name: 'file', required: true, summary: 'a valid manifest, or `-` for standard input' }],
  options: {
    format: { value: 'id', summary: 'read it as this format, whatever its name' },
    out: { value: 'file', summary: 'write to this file instead of standard output' },
  },
  async run(io, [file = ''], values) {
    const { importDocument } = await import('./import-document.js');
    return importDocument(io, file, values);
  },
});
