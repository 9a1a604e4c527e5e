import type { BigIntStats } from 'node:fs';

/** In nanoseconds. File systems take timestamps from a clock that may tick only every 10 ms; two changes within a tick look the same. */
const TICK = 20_000_000n;

/** A string that changes when a file or folder does: identity, kind and mode, size, and modification times in nanoseconds. */
export function signature(stats: BigIntStats): string {
  return `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
}

/**
 * Reads the state of a file after the clock tick of its last change has passed, so that any later change is certain to
 * give another signature. Waits at most 40 ms.
 */
export async function settled(read: () => Promise<BigIntStats>): Promise<BigIntStats> {
  const first = await read();
  const age = BigInt(Date.now()) * 1_000_000n - first.ctimeNs;
  // A time far in the future comes from another machine's clock, so waiting would not help.
  if (age < -TICK || age >= TICK) return first;
  const rest = Number((TICK - age) / 1_000_000n) + 1;
  await new Promise((resolve) => setTimeout(resolve, rest));
  return read();
}
