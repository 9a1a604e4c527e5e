import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { allStrings } from '../../walk/all-strings.js';

export const wellFormedText = defineRule<BlueprintManifest>({
  id: 'nemu/well-formed-text',
  severity: 'warning',
  basis: 'advice',
  summary: 'No text holds half a character (a lone surrogate).',
  rationale: 'Such a text cannot be written as UTF-8: whoever saves it puts another character in its place.',
  fix: 'Delete the `\\ud…` escape, or complete the pair.',
  valid: [{ title: 'a whole pair', document: minimal({ blueprint: { name: 'Link \u{1f517}' } }) }],
  invalid: [
    { title: 'the first half', document: minimal({ blueprint: { name: 'Link \ud83d' } }), at: ['/blueprint/name'] },
  ],
  *check(manifest) {
    for (const found of allStrings(manifest)) {
      if (/\p{Surrogate}/u.test(found.text))
        yield { path: found.path, message: 'This text holds half a character (a lone surrogate).' };
    }
  },
});
