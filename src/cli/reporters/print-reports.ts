import type { Io } from '../io.js';
import { paletteFor } from '../palette.js';
import { describeFile } from './describe-file.js';
import type { JudgedFile } from './reporter.js';

/** Prints issues for people to standard error, for commands whose data are no reports. */
export async function printReports({ stderr, env }: Io, reports: readonly JudgedFile[]): Promise<void> {
  const palette = await paletteFor(stderr, env);
  for (const judged of reports) stderr.write(describeFile(judged, palette));
}
