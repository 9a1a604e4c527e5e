import { printableJson } from '../printable.js';
import type { CreateReporter } from './reporter.js';

/** One issue a line, as JSON with its file and format; nothing for a file without issues. */
export const ndjson: CreateReporter = ({ stdout }) => ({
  file({ file, report: { format, issues } }) {
    for (const issue of issues) stdout.write(`${printableJson({ ...issue, file, format }, 0)}\n`);
  },
  end() {},
});
