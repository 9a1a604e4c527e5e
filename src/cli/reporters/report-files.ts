import type { Io } from '../process/io.js';
import { paletteFor } from '../process/palette.js';
import { describeFile } from './describe-file.js';
import { REPORTERS, type ReporterName } from './index.js';
import type { FileReport, Tally } from './reporter.js';

/** Prints the reports of files as they arrive, and counts their issues. */
export async function reportFiles(
  io: Io,
  name: ReporterName,
  files: AsyncIterable<FileReport> | Iterable<FileReport>,
): Promise<Tally> {
  const createReporter = await REPORTERS[name]();
  const reporter = await createReporter(io);
  const tally = { files: 0, errors: 0, warnings: 0 };
  for await (const file of files) {
    tally.files += 1;
    for (const { severity } of file.report.issues) {
      if (severity === 'error') tally.errors += 1;
      else tally.warnings += 1;
    }
    reporter.file(file);
  }
  await reporter.end(tally);
  return tally;
}

/** Prints issues for people to standard error, for commands whose output is not a report. */
export async function printReports({ stderr, env }: Io, reports: readonly FileReport[]): Promise<void> {
  const palette = await paletteFor(stderr, env);
  for (const report of reports) stderr.write(describeFile(report, palette));
}
