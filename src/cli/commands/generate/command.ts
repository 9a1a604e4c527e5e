import { defineCommand } from '../../command/define-command.js';

/** `letterpress generate`. */
export const generate = defineCommand({
  summary: 'generate all artifacts of the formats',
  operands: [{ name: 'formats', rest: true, summary: 'ids of the formats to generate; default: all' }],
  options: {
    out: { value: 'dir', summary: 'the output folder; required when there is no configuration' },
    check: { summary: 'write nothing; fail when a file is out of date' },
    watch: { conflicts: 'check', summary: 'keep running and generate again when a source changes' },
    config: {
      value: 'file',
      summary: 'the configuration file; default: letterpress.config.ts, .mjs or .js in the current folder',
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
