import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { type Placed, repeats } from '../../walk/placed-texts.js';

export const distinctTags = defineRule<BlueprintManifest>({
  id: 'nemu/distinct-tags',
  severity: 'warning',
  basis: 'advice',
  summary: 'Tags differ in more than case, outer blanks and the way accents are written.',
  rationale: 'A reader takes such tags for one, while a registry lists them as two.',
  fix: 'Keep one spelling.',
  valid: [{ title: 'two words', document: minimal({ blueprint: { tags: ['links', 'crawler'] } }) }],
  invalid: [
    {
      title: 'two cases',
      document: minimal({ blueprint: { tags: ['links', 'Links'] } }),
      at: ['/blueprint/tags/1'],
    },
    {
      title: 'a blank behind',
      document: minimal({ blueprint: { tags: ['links', 'links '] } }),
      at: ['/blueprint/tags/1'],
    },
    {
      title: 'an accent in two ways',
      document: minimal({ blueprint: { tags: ['caf\u00e9', 'cafe\u0301'] } }),
      at: ['/blueprint/tags/1'],
    },
  ],
  *check(manifest) {
    for (const { path, text, earlier } of repeats(tags(manifest.blueprint?.tags), folded)) {
      // The schema refuses tags that are exactly the same.
      if (text === earlier.text) continue;
      yield { path, message: `${quote(text)} reads like ${quote(earlier.text)}.` };
    }
  },
});

function* tags(texts: readonly (string | undefined)[] | undefined): Iterable<Placed> {
  for (const [index, text] of (texts ?? []).entries()) {
    if (text !== undefined) yield { path: `/blueprint/tags/${index}`, text };
  }
}

/** Upper case first, so that `ß` and `ss` meet too. */
function folded(tag: string): string {
  return tag.trim().normalize('NFC').toUpperCase().toLowerCase();
}
