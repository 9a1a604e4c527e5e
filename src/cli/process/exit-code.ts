/** The exit codes of the command line. */
export const EXIT_CODE = {
  /** Nothing is wrong. */
  fine: 0,
  /** Something is invalid, stale or breaking. */
  wrong: 1,
  /** The call itself was wrong, or the program failed. */
  usage: 2,
} as const;

export type ExitCode = (typeof EXIT_CODE)[keyof typeof EXIT_CODE];
