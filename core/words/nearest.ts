import { editDistance } from './edit-distance.js';

const LONGEST = 64;

/**
 * Finds the candidate that a writer most likely meant.
 *
 * @returns the candidate with the fewest edits (insert, delete, replace, swap of neighbours); nothing when each would
 *   take more edits than a third of its length (at least one is always allowed, but not the
 *   whole text). Letter case, `-` and `_` do not count.
 *   Nothing for a text of more than 64 UTF-16 units.
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
    const distance = editDistance(wanted, folded, allowed);
    const isAllReplaced = distance !== undefined && distance > 0 && distance >= Math.max(wanted.length, folded.length);
    if (distance !== undefined && !isAllReplaced && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[-_]/g, '');
}
