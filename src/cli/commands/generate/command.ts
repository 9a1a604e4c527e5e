import { defineCommand } from '../../command/define-command.js';

/** `letterpress generate`. */
export const generate = defineCommand({
  summary: 'print all artifacts of the formats',
  operands: [{ name: 'formats', rest: true, summary: 'ids of the formats to print; without any, all of them' }],
  options: {
    out: { value: 'dir', summary: 'the output folder; needed when there is no configuration' },
    check: { summary: 'write nothing; name each file that is not as it would be written' },
    watch: { conflicts: 'check', summary: 'go on and print again when a source changes' },
    config: {
      value: 'file',
      summary: 'the configuration; by default letterpress.config.ts, .mjs or .js in the current folder',
    },
  },
  async run(io, ids, values) {
    if (values.watch) {
      const { watchSources } = await import('./watch-sources.js');
      return watchSources(io, ids, values);
    }
    const { generateArtifacts } = await import('./generate-artifacts.js');
    return (await generateArtifacts(io, ids, values)).exitCode;
  },
});
