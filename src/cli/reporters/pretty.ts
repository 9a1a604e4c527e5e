import { printable } from '../../../core/words/printable.js';
import { paletteFor } from '../process/palette.js';
import { describeFile } from './describe-file.js';
import type { CreateReporter } from './reporter.js';
import { tallyLine } from './tally-line.js';

/** For people: where the issue is, what is wrong, the line, and what to do. */
export const pretty: CreateReporter = async ({ stdout, env }) => {
  const palette = await paletteFor(stdout, env);
  return {
    file(entry) {
      const { file, report } = entry;
      if (report.issues.length > 0) stdout.write(describeFile(entry, palette));
      else stdout.write(`${printable(file)}: ${palette.green('ok')} ${palette.dim(`(${report.format})`)}\n`);
    },
    end(tally) {
      stdout.write(`${tallyLine(tally)}\n`);
    },
  };
};
