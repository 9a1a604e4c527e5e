import { CodedError } from '../core/coded-error.js';

/** A path cannot be used for output. */
export class OutputError extends CodedError {
  override readonly name = 'OutputError';

  constructor(
    readonly code: 'outside-output' | 'unreadable-output',
    message: string,
  ) {
    super(message);
  }
}

/** The error of a path where there is something other than a file, or that cannot be read. */
export function inTheWay(path: string): OutputError {
  return new OutputError(
    'unreadable-output',
    `\`${path}\` cannot be used for output: it is not a regular file, or you do not have permission to read it.`,
  );
}

/** System error codes for something in the way, for missing permission, and for a path that no file can have. */
const IN_THE_WAY: readonly string[] = [
  'EISDIR',
  'ENOTDIR',
  'EEXIST',
  'EACCES',
  'EPERM',
  'ELOOP',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
];

/** Turns a system error into an error about the output path, if it is about the path; else returns it as it is. */
export function asOutputError(path: string, error: unknown): unknown {
  return IN_THE_WAY.some((code) => hasCode(error, code)) ? inTheWay(path) : error;
}

/** Whether an error is a system error with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
