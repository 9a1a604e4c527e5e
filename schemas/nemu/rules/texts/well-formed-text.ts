import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { allStrings } from '../../walk/all-strings.js';

export const wellFormedText = defineRule<BlueprintManifest>({
  id: 'nemu/well-formed-text',
  severity: 'warning',
  basis: 'advice',
  summary: 'No string contains a lone surrogate (half a character).',
  rationale:
    'Such a string cannot be written as UTF-8: a program that saves it replaces the surrogate with another character.',
  fix: 'Delete the `\\ud…` escape, or complete the pair.',
  valid: [{ title: 'a surrogate pair', document: minimal({ blueprint: { name: 'Link \u{1f517}' } }) }],
  invalid: [
    { title: 'a lone surrogate', document: minimal({ blueprint: { name: 'Link \ud83d' } }), at: ['/blueprint/name'] },
  ],
  *check(manifest) {
    for (const found of allStrings(manifest)) {
      if (/\p{Surrogate}/u.test(found.text))
        yield { path: found.path, message: 'This string contains a lone surrogate (half a character).' };
    }
  },
});
