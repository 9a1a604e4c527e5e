import { UsageError } from '../usage-error.js';
import { printable } from '../words/printable.js';

/**
 * Reads values of the caller, whose getters, iterators and proxies may throw anything.
 *
 * @param name what is read, in backticks in the message.
 * @throws {UsageError} `bad-option` in place of an error without a code; one with a code is handed on.
 */
export function reading<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (hasCode(error)) throw error;
    throw new UsageError(
      'bad-option',
      `\`${name}\` could not be read: ${printable(messageOf(error))}.`,
      'Pass plain data without getters or proxies.',
    );
  }
}

function hasCode(error: unknown): boolean {
  try {
    return error instanceof Error && 'code' in error && typeof error.code === 'string';
  } catch {
    return false;
  }
}

/** The message of anything thrown, without a final period. Never throws. */
export function messageOf(error: unknown): string {
  try {
    return (error instanceof Error ? String(error.message) : String(error)).replace(/\.$/, '');
  } catch {
    return 'unknown error';
  }
}
