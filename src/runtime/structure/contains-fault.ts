import { LETTERPRESS } from '../../../core/annotations.js';
import { listedValues, namedTypes } from '../../../core/schema/value-keywords.js';
import { typeWords } from '../../../core/words/describe.js';
import { count, listWords, showCount } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import type { StructureNode } from '../format.js';
import type { Place } from '../place.js';
import type { Fault } from './finding.js';
import { MAX_SHOWN, shownValue } from './shown-value.js';

/** An item that does not match, although others are further from it. */
export interface NearItem {
  readonly index: number;
  /** What is wrong with it first. */
  readonly message: string;
}

/** Keywords that say nothing about an item beyond its type. */
const PLAIN = new Set<string | symbol>(['type', 'title', LETTERPRESS]);

/**
 * The fault of an array in which too few or too many items match; nothing when the number is right.
 *
 * @param matched the number of items that match.
 * @param near the item that it takes least to fix, if one does not match.
 */
export function containsFault(
  node: StructureNode,
  wanted: StructureNode,
  matched: number,
  near: NearItem | undefined,
  place: Place,
): Fault | undefined {
  const { minContains: least = 1, maxContains: most = Number.POSITIVE_INFINITY } = node;
  const what = wordsFor(wanted);
  if (matched < least) {
    const found =
      matched < 2
        ? `${matched === 0 ? 'No' : 'Only 1'} item of the array is ${what}`
        : `Only ${count(matched, 'item')} of the array match (${what})`;
    const needed = least === 1 ? '' : `; at least ${showCount(least)} are required`;
    const add = least - matched === 1 ? `Add ${what}` : `Add ${showCount(least - matched)} such items`;
    return {
      keyword: node.minContains === undefined ? 'contains' : 'minContains',
      place,
      message: `${found}${needed}.`,
      hint: near === undefined ? `${add}.` : `${add}, or fix item ${near.index}: ${near.message}`,
    };
  }
  if (matched <= most) return undefined;
  const found = matched === 1 ? 'One item' : `Each of ${count(matched, 'item')}`;
  return {
    keyword: 'maxContains',
    place,
    message: `${found} of the array is ${what}; at most ${showCount(most)} may be.`,
    hint: `Remove ${count(matched - most, 'such item')}.`,
  };
}

/** What a matching item is, after "is": its values, its own words, or its type. */
function wordsFor(wanted: StructureNode): string {
  const values = listedValues(wanted);
  if (values !== undefined && values.length <= MAX_SHOWN) return listWords(values.map(shownValue), 'or');
  const { constraint } = wanted[LETTERPRESS] ?? {};
  if (constraint !== undefined) return constraint;
  const types = namedTypes(wanted) ?? [];
  if (types.length > 0 && Reflect.ownKeys(wanted).every((keyword) => PLAIN.has(keyword)))
    return listWords(types.map(typeWords), 'or');
  const tags = Object.entries(wanted.properties ?? {}).flatMap(([name, property]) => {
    const [value, ...others] = listedValues(property) ?? [];
    return value === undefined || others.length > 0 ? [] : [`${quote(name)} is ${quote(JSON.stringify(value))}`];
  });
  const noun = types.length === 1 ? (types[0] ?? 'item') : 'item';
  return tags.length === 0 ? `a matching ${noun}` : `a matching ${noun}, whose ${listWords(tags, 'and')}`;
}
