import { dirname, resolve } from 'node:path';
import { describeError } from '../../process/describe-error.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import { FolderWatch } from '../../process/folder-watch.js';
import type { Io } from '../../process/io.js';
import { type BuildCommandOptions, buildFiles } from './build-files.js';

/**
 * Builds, and builds again whenever a module of the sources changes, until interrupted. A failed build is reported
 * and does not end the watch.
 */
export async function watchBuild(io: Io, named: readonly string[], options: BuildCommandOptions): Promise<ExitCode> {
  const folders = new FolderWatch(io.interrupted);
  folders.add(named.map((name) => dirname(resolve(io.cwd, name))));
  do {
    try {
      const { modules } = await buildFiles(io, named, options);
      folders.add(modules.map((module) => dirname(module)));
    } catch (error) {
      io.stderr.write(describeError(error));
    }
    io.stderr.write('watching for changes\n');
  } while (await folders.changed());
  return EXIT_CODE.fine;
}
