import { editDistance } from './edit-distance.js';

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
    const distance = editDistance(wanted, fold(candidate), allowed);
    if (distance !== undefined && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[-_]/g, '');
}
