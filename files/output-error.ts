/** A path cannot be used for output. */
export class OutputError extends Error {
  override readonly name = 'OutputError';

  constructor(
    readonly code: 'outside-output' | 'unreadable-output',
    message: string,
  ) {
    super(message);
  }
}

/** The error of a path that something else takes, or that may not be read. */
export function inTheWay(path: string): OutputError {
  return new OutputError(
    'unreadable-output',
    `\`${path}\` cannot be used for output: something else is there, or it may not be read.`,
  );
}

/** Codes of the disk that mean: something else is in the way, or it may not be touched. */
const IN_THE_WAY: readonly string[] = ['EISDIR', 'ENOTDIR', 'EEXIST', 'EACCES', 'EPERM', 'ELOOP'];

/** What the disk says of a path for output, as an error of that path where it is about the path. */
export function asOutputError(path: string, error: unknown): unknown {
  return IN_THE_WAY.some((code) => hasCode(error, code)) ? inTheWay(path) : error;
}

/** Whether an error is the system's, of that code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
