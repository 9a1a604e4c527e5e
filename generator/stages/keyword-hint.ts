import { nearest } from '../../core/words/nearest.js';
import { KEYWORDS } from '../keywords.js';

/** How to write a constraint that a known keyword of JSON Schema, which is not supported, stands for. */
const WAYS_ROUND: ReadonlyMap<string, string> = new Map([
  ['unevaluatedProperties', 'Use `additionalProperties: false`, with `Type.Composite` in place of `Type.Intersect`.'],
  ['unevaluatedItems', 'Use `Type.Tuple`, or `items: false` after `prefixItems`.'],
  ['$anchor', 'Put the schema into `$defs` and refer to it by its name there.'],
  ['$dynamicRef', 'Use a `$ref` to a definition.'],
  ['$dynamicAnchor', 'Use a `$ref` to a definition.'],
  ['$recursiveRef', "Use `{ $ref: '#' }`."],
  ['$recursiveAnchor', "Use `{ $ref: '#' }`."],
  ['id', 'Use `$id`.'],
  ['nullable', 'Use a union with `Type.Null()`.'],
  ['example', 'Use `examples` with an array.'],
  ['optional', 'Use `Type.Optional`.'],
  ['tsType', 'Use `annotate({ tsType })`.'],
]);

/** What to do about a keyword that is not supported. */
export function keywordHint(keyword: string): string {
  const known = WAYS_ROUND.get(keyword);
  if (known !== undefined) return known;
  const meant = nearest(
    keyword,
    KEYWORDS.map(({ name }) => name),
  );
  return meant === undefined ? 'Remove it: some artifact could not express it.' : `Did you mean \`${meant}\`?`;
}
