import type { Report } from '../../../core/issue.js';
import type { Io } from '../process/io.js';

/** One document with its report. */
export interface FileReport {
  /** Relative to the current folder, with `/`. */
  readonly file: string;
  readonly report: Report;
  /** The content of the file, if it could be read: the document, or the source that it was built from. */
  readonly source?: { readonly text: string } | undefined;
  /** The line of the source that built the document, for issues that have no position of their own. */
  readonly madeAt?: { readonly line: number; readonly column: number; readonly endColumn: number } | undefined;
}

export interface Tally {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Writes reports to standard output, one file after the other. */
export interface Reporter {
  file(entry: FileReport): void;
  /** Called once, after the last file. */
  end(tally: Tally): void | Promise<void>;
}

export type CreateReporter = (io: Io) => Reporter | Promise<Reporter>;
