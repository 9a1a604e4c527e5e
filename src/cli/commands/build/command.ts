import { defineCommand } from '../../command/define-command.js';

/** `letterpress build`. */
export const build = defineCommand({
  summary: 'TypeScript sources to manifests',
  operands: [{ name: 'files', rest: true, required: true, summary: 'sources that export a document by default' }],
  options: {
    out: { value: 'dir', summary: 'write below this folder instead of beside each source' },
    check: { summary: 'write nothing; fail when a manifest is not what its source makes' },
    watch: { conflicts: 'check', summary: 'go on and build again when a source changes' },
    format: { value: 'id', summary: 'the format of documents that no builder made' },
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
