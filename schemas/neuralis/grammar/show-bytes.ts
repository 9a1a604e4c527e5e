import { showCount } from '../../../core/words/list.js';

const UNITS = [
  ['MiB', 1024 * 1024],
  ['KiB', 1024],
] as const;

/** Shows a number of bytes: `262,144 bytes (256 KiB)`, `1 byte`. The unit in parentheses is only for whole numbers of it. */
export function showBytes(bytes: number): string {
  const [name, size] = UNITS.find(([, size]) => bytes >= size && bytes % size === 0) ?? [];
  const amount = `${bytes < 10_000 ? bytes : showCount(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return size === undefined ? amount : `${amount} (${bytes / size} ${name})`;
}
