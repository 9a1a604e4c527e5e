import { TextMap } from './json/text-map.js';
import type { ListedString, PlacedString } from './property-values.js';
import { type DeepPartial, defineRule, type Rule } from './rule.js';
import { quote } from './words/quote.js';

/** A promise that no two strings are the same, or read as the same: data about it, and where the strings are. */
export interface UniqueRule<Document, Item extends PlacedString> extends Omit<Rule<Document>, 'check' | 'delegates'> {
  /** The strings to compare, in the order of the document; only strings of one group are compared. */
  groups(document: DeepPartial<Document>): Iterable<Iterable<Item>>;
  /**
   * Two strings with the same key count as the same. Strings that are exactly equal are then left to the rule or keyword
   * that rejects these. Default: the string itself.
   */
  keyOf?(item: Item): string;
  /** Default: says where the first one is. */
  message?(item: Item, first: Item): string;
}

/** A rule with one finding for each string that has the same key as an earlier one of its group. */
export function uniqueRule<Document, Item extends PlacedString = ListedString>({
  groups,
  keyOf,
  message = alreadyUsed,
  ...rule
}: UniqueRule<Document, Item>): Rule<Document> {
  return defineRule<Document>({
    ...rule,
    *check(document) {
      for (const group of groups(document)) {
        for (const [item, first] of duplicates(group, keyOf ?? textOf)) {
          if (keyOf !== undefined && item.text === first.text) continue;
          yield { path: item.path, message: message(item, first) };
        }
      }
    },
  });
}

/** The items with the same key as an earlier item, each with the first one of that key. */
function* duplicates<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Iterable<readonly [Item, Item]> {
  const seen = new TextMap<Item>();
  for (const item of items) {
    const key = keyOf(item);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, item);
    else yield [item, first];
  }
}

function textOf({ text }: PlacedString): string {
  return text;
}

function alreadyUsed({ text }: PlacedString, first: PlacedString): string {
  return `${quote(text)} is already used at ${quote(first.path)}.`;
}
