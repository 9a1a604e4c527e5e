import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineConfig } from 'tsdown';
import manifest from './package.json' with { type: 'json' };
import { entrySource } from './scripts/release/entry-source.js';

const outputs = [
  ...Object.values(manifest.exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry.default])),
  ...Object.values(manifest.bin),
];

/**
 * Chunks that are put together by hand: these modules with everything they import, except what an earlier chunk has, so
 * that no two import each other. Without them, what entry points share falls into some thirty files, and finding and
 * opening a file takes as long as reading 20 KB of code. What the library shares comes before what only the command
 * line uses.
 */
const TOGETHER: readonly [chunk: string, modules: readonly string[]][] = [
  // What both the command line and the library throw.
  ['errors', ['core/limits.ts', 'core/usage-error.ts', 'core/words/printable.ts']],
  ['start', ['src/cli/run.ts', 'src/cli/command/define-command.ts']],
  [
    'library',
    [
      'generated/formats.ts',
      'core/rule.ts',
      'core/property-values.ts',
      'core/unique-rule.ts',
      'core/once-per-document.ts',
      'core/words/parse-url.ts',
      'core/words/nearest.ts',
      'src/runtime/format-of.ts',
      'src/runtime/validate-text.ts',
      'core/usage-error.ts',
    ],
  ],
  ['safe-subset', ['schemas/safe-subset/check-subset-schema.ts']],
  // How the command line and the families read files; the chunks above do not.
  ['files', ['files/file-fault.ts', 'files/find-files.ts', 'files/read-text.ts', 'files/root.ts', 'files/size-of.ts']],
  ['validate', ['src/cli/commands/validate/validate-paths.ts', 'src/cli/commands/options.ts']],
];

for (const module of TOGETHER.flatMap(([, modules]) => modules)) {
  // A module that was renamed would drop out of its chunk without a word.
  if (!existsSync(module)) throw new Error(`TOGETHER names ${module}, which does not exist.`);
}

/**
 * Editors read the path in a manifest's `$schema` literally, ignoring the `exports` of package.json: so the published
 * schemas are in the package where `letterpress/schemas/…` says that they are.
 */
function placeSchemas(): void {
  for (const file of readdirSync('generated', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.schema.json')) continue;
    const target = join('schemas', file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join('generated', file), target);
  }
}

export default defineConfig({
  entry: Object.fromEntries(
    outputs.map((output) => {
      const { name, source } = entrySource('.', output);
      return [name, source];
    }),
  ),
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  dts: true,
  clean: true,
  fixedExtension: false,
  hash: false,
  hooks: { 'build:done': placeSchemas },
  outputOptions: {
    // Chunks have their own folder, so that none of them can take the name of an entry point.
    chunkFileNames: 'chunks/[name].js',
    // Under its own names a chunk serves `import()` too; otherwise there is another file in between that only renames.
    minifyInternalExports: false,
    codeSplitting: {
      groups: TOGETHER.map(([name, modules], index) => ({
        name,
        test: (id) => modules.some((module) => resolve(module) === id),
        priority: TOGETHER.length - index,
      })),
    },
  },
  inputOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
});
