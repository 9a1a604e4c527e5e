import { dirname } from 'node:path';
import { UsageError } from '../../../../core/usage-error.js';
import { describeError } from '../../process/describe-error.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import { FolderWatch } from '../../process/folder-watch.js';
import type { Io } from '../../process/io.js';
import { type GenerateCommandOptions, generateArtifacts } from './generate-artifacts.js';

/**
 * Generates the artifacts, and generates them again whenever a module of the configuration changes, until interrupted.
 * A failed run is reported and does not end the watch.
 *
 * @throws {UsageError} when the first run fails, or `nothing-to-watch` without a configuration.
 */
export async function watchSources(io: Io, ids: readonly string[], options: GenerateCommandOptions): Promise<ExitCode> {
  const first = await generateArtifacts(io, ids, options);
  if (first.modules.length === 0) {
    throw new UsageError(
      'nothing-to-watch',
      'There is no configuration to watch.',
      'Add `letterpress.config.ts`, or leave out --watch.',
    );
  }
  const sources = new FolderWatch(io.interrupted);
  sources.add(first.modules.map((module) => dirname(module)));
  io.stderr.write('watching for changes\n');
  while (await sources.changed()) {
    try {
      const { modules } = await generateArtifacts(io, ids, options);
      sources.add(modules.map((module) => dirname(module)));
    } catch (error) {
      io.stderr.write(describeError(error));
    }
  }
  return EXIT_CODE.fine;
}
