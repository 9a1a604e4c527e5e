import type { BigIntStats } from 'node:fs';

/** Nanoseconds: file systems stamp changes by a clock that ticks up to every 10 ms; two changes within a tick look the same. */
const TICK = 20_000_000n;

/** What changes when a file or folder does: identity, kind and mode, size, and the times of change in nanoseconds. */
export function signature(stats: BigIntStats): string {
  return `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
}

/**
 * Reads the state of a file, waiting out the tick of its last change: a change after this moment gives another
 * signature for sure. Waits at most 40 ms.
 */
export async function settled(read: () => Promise<BigIntStats>): Promise<BigIntStats> {
  const first = await read();
  const age = BigInt(Date.now()) * 1_000_000n - first.ctimeNs;
  // A time far in the future comes from another machine's clock; waiting would tell nothing.
  if (age < -TICK || age >= TICK) return first;
  const rest = Number((TICK - age) / 1_000_000n) + 1;
  await new Promise((resolve) => setTimeout(resolve, rest));
  return read();
}
