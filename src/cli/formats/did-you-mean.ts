import { listWords } from '../../../core/words/list.js';
import { nearest } from '../../../core/words/nearest.js';

const MAX_SUGGESTIONS = 3;

/** A question with the ids that a mistyped one may mean; `undefined` when none is similar. */
export function didYouMean(word: string, ids: readonly string[]): string | undefined {
  const meant = nearestIds(word, ids).map((id) => `\`${id}\``);
  return meant.length === 0 ? undefined : `Did you mean ${listWords(meant, 'or')}?`;
}

/**
 * At most three ids, best first: those whose last part equals the word (`order` finds `cards/order`),
 * then the nearest as a whole, then those with the nearest last part.
 */
function nearestIds(word: string, ids: readonly string[]): string[] {
  const found = new Set(ids.filter((id) => lastPart(id) === word).slice(0, MAX_SUGGESTIONS));
  while (found.size < MAX_SUGGESTIONS) {
    const rest = ids.filter((id) => !found.has(id));
    const whole = nearest(word, rest);
    const part = whole ?? nearest(lastPart(word), rest.map(lastPart));
    const best = whole ?? rest.find((id) => lastPart(id) === part);
    if (best === undefined) break;
    found.add(best);
  }
  return [...found];
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
