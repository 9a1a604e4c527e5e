/**
 * The number of edits that turn one text into the other: a UTF-16 unit replaced, inserted, deleted or swapped with its
 * neighbour (the optimal string alignment distance).
 *
 * @param most the largest distance of interest, inclusive; the search stops as soon as more edits are needed.
 * @returns nothing when the distance is more than `most`.
 */
export function editDistance(from: string, to: string, most: number): number | undefined {
  // Each additional unit of the longer text is an edit.
  if (Math.abs(from.length - to.length) > most) return undefined;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  let leastBefore = 0;
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= to.length; j += 1) {
      const step = from[i - 1] === to[j - 1] ? 0 : 1;
      let cost = Math.min(at(row, j - 1) + step, at(row, j) + 1, at(next, j - 1) + 1);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      next.push(cost);
      least = Math.min(least, cost);
    }
    // One swap reaches back two rows, so both must be past the limit.
    if (Math.min(leastBefore, least) > most) return undefined;
    leastBefore = least;
    before = row;
    row = next;
  }
  const distance = at(row, to.length);
  return distance <= most ? distance : undefined;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
