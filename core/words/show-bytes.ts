import { count } from './list.js';

const UNITS: readonly (readonly [name: string, bytes: number])[] = [
  ['MiB', 1024 * 1024],
  ['KiB', 1024],
];

/** A number of bytes, also in KiB or MiB where that is a whole number: `262,144 bytes (256 KiB)`. */
export function showBytes(bytes: number): string {
  const unit = UNITS.find(([, size]) => bytes >= size && bytes % size === 0);
  const exact = count(bytes, 'byte');
  return unit === undefined ? exact : `${exact} (${bytes / unit[1]} ${unit[0]})`;
}
