import type { Lockfile } from '../../generated/drwn/lock.types.js';

/** The text of a lockfile as drwn writes it to `card.lock`: JSON with two blanks of indentation and a final newline. */
export function stringifyLockfile(lockfile: Lockfile): string {
  return `${JSON.stringify(lockfile, null, 2)}\n`;
}
