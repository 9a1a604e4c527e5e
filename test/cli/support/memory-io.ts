import { tmpdir } from 'node:os';
import type { Io, Output } from '../../../src/cli/process/io.js';

export interface MemoryIo extends Io {
  /** What has been printed so far. */
  readonly printed: { stdout: string; stderr: string };
}

export interface MemoryIoOptions {
  readonly cwd?: string;
  readonly env?: Io['env'];
  readonly stdin?: string | Uint8Array;
  readonly isTTY?: boolean;
  readonly interrupted?: AbortSignal;
}

/** An `Io` that keeps what is printed. */
export function memoryIo({ cwd = tmpdir(), env = {}, stdin = '', isTTY, interrupted }: MemoryIoOptions = {}): MemoryIo {
  const printed = { stdout: '', stderr: '' };
  const output = (name: 'stdout' | 'stderr'): Output => ({
    isTTY,
    write(text) {
      printed[name] += text;
    },
  });
  async function* input(): AsyncGenerator<string | Uint8Array> {
    yield stdin;
  }
  return { cwd, env, stdin: input(), stdout: output('stdout'), stderr: output('stderr'), interrupted, printed };
}
