import { defineCommand } from '../../command/define-command.js';

/** `letterpress build`. */
export const build = defineCommand({
  summary: 'build manifests from TypeScript sources',
  operands: [
    { name: 'files', rest: true, required: true, summary: 'TypeScript files whose default export is a document' },
  ],
  options: {
    out: { value: 'dir', summary: 'write below this folder instead of next to each source' },
    check: { summary: 'write nothing; fail when a manifest is out of date' },
    watch: { conflicts: 'check', summary: 'keep running and build again when a source changes' },
    format: { value: 'id', summary: 'the format of documents that were not made by a builder' },
  },
  async run(io, files, values) {
    if (values.watch) {
      const { watchBuild } = await import('./watch-build.js');
      return watchBuild(io, files, values);
    }
    const { buildFiles } = await import('./build-files.js');
    return (await buildFiles(io, files, values)).exitCode;
  },
});
