/** Where text goes. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
}

/** Everything a command uses of the process it runs in. */
export interface Io {
  /** Absolute path of the current folder. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  /** Data, and nothing else. */
  readonly stdout: Output;
  /** Everything that is not data. */
  readonly stderr: Output;
  /** Ends a command that would otherwise run indefinitely. */
  readonly interrupted?: AbortSignal | undefined;
}
