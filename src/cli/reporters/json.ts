import type { Issue } from '../../../core/issue.js';
import { printableJson } from '../../../core/words/printable.js';
import type { CreateReporter } from './reporter.js';

interface FileEntry {
  readonly file: string;
  readonly format: string;
  readonly valid: boolean;
  readonly issues: readonly Issue[];
}

/** All reports as one JSON value: `{ valid, files: [{ file, format, valid, issues }] }`. */
export const json: CreateReporter = ({ stdout }) => {
  const files: FileEntry[] = [];
  return {
    file({ file, report: { format, valid, issues } }) {
      files.push({ file, format, valid, issues });
    },
    end() {
      stdout.write(`${printableJson({ valid: files.every(({ valid }) => valid), files }, 2)}\n`);
    },
  };
};

/** One issue per line, as JSON with its file and format; no output for a file without issues. */
export const ndjson: CreateReporter = ({ stdout }) => ({
  file({ file, report: { format, issues } }) {
    for (const issue of issues) stdout.write(`${printableJson({ ...issue, file, format }, 0)}\n`);
  },
  end() {},
});
