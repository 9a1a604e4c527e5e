import type { PlacedString } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const distinctTags = uniqueRule<BlueprintManifest, PlacedString>({
  id: 'nemu/distinct-tags',
  severity: 'warning',
  basis: 'advice',
  summary: 'Tags differ in more than case, surrounding whitespace and the encoding of accents.',
  rationale: 'To a reader such tags are the same, but a registry lists them as two.',
  fix: 'Keep one of the two spellings.',
  valid: [{ title: 'two words', document: minimal({ blueprint: { tags: ['links', 'crawler'] } }) }],
  invalid: [
    {
      title: 'one word in two cases',
      document: minimal({ blueprint: { tags: ['links', 'Links'] } }),
      at: ['/blueprint/tags/1'],
    },
    {
      title: 'a trailing space',
      document: minimal({ blueprint: { tags: ['links', 'links '] } }),
      at: ['/blueprint/tags/1'],
    },
    {
      title: 'an accent in two encodings',
      document: minimal({ blueprint: { tags: ['caf\u00e9', 'cafe\u0301'] } }),
      at: ['/blueprint/tags/1'],
    },
  ],
  groups: ({ blueprint }) => [tags(blueprint?.tags)],
  // The schema rejects tags that are exactly equal.
  keyOf: ({ text }) => folded(text),
  message: ({ text }, first) => `${quote(text)} reads the same as ${quote(first.text)}.`,
});

function* tags(texts: readonly (string | undefined)[] | undefined): Iterable<PlacedString> {
  for (const [index, text] of (texts ?? []).entries()) {
    if (text !== undefined) yield { path: `/blueprint/tags/${index}`, text };
  }
}

/** Upper case first, so that `ß` and `ss` become equal too. */
function folded(tag: string): string {
  return tag.trim().normalize('NFC').toUpperCase().toLowerCase();
}
