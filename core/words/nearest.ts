const LONGEST = 64;

/**
 * Finds the candidate that a writer most likely meant.
 *
 * @returns the candidate with the fewest edits (insert, delete, replace, swap of neighbours), at most a third of
 *   its length and never fewer than one; nothing when none is that near. Letter case and `-`, `_` cost nothing.
 *   Texts over 64 units have no nearest.
 */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  if (text.length > LONGEST) return undefined;
  const wanted = fold(text);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.length > LONGEST || candidate === text) continue;
    const allowed = Math.max(1, Math.floor(Math.max(candidate.length, text.length) / 3));
    const folded = fold(candidate);
    // Each unit that one text has more is an edit, so most candidates need no comparison.
    if (Math.abs(wanted.length - folded.length) > allowed) continue;
    const distance = edits(wanted, folded);
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[-_]/g, '');
}

/** Optimal string alignment distance, three rows at a time. */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
