import { segmentsOf } from '../../core/json/pointer.js';

/**
 * Sorts pointers by the position of their values in a document: a value before its parts, properties in the document's
 * order, a missing property right after the start of its object.
 *
 * @returns the rank of a pointer; equal for pointers to the same place, 0 for pointers not in `pointers`.
 */
export function documentOrder(document: unknown, pointers: readonly string[]): (path: string) => number {
  const positions = new Map<string, readonly number[]>();
  const indexes = new Map<object, Map<string, number>>();
  const indexOf = (container: object, segment: string): number => {
    if (Array.isArray(container)) return Object.hasOwn(container, segment) ? Number(segment) : -1;
    let index = indexes.get(container);
    if (index === undefined) {
      index = new Map(Object.keys(container).map((key, position) => [key, position]));
      indexes.set(container, index);
    }
    return index.get(segment) ?? -1;
  };
  for (const path of pointers) {
    if (positions.has(path)) continue;
    const position: number[] = [];
    let value = document;
    for (const segment of segmentsOf(path)) {
      const index = typeof value === 'object' && value !== null ? indexOf(value, segment) : -1;
      position.push(index);
      value = index < 0 ? undefined : Reflect.get(value as object, segment);
    }
    positions.set(path, position);
  }
  const sorted = [...positions].sort(([, left], [, right]) => comparePositions(left, right));
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, [path, position]] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && comparePositions(before[1], position) !== 0) rank += 1;
    ranks.set(path, rank);
  }
  return (path) => ranks.get(path) ?? 0;
}

function comparePositions(left: readonly number[], right: readonly number[]): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
