import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { freeTexts } from '../../walk/free-texts.js';

export const visibleText = defineRule<BlueprintManifest>({
  id: 'nemu/visible-text',
  severity: 'warning',
  basis: 'advice',
  summary: 'A string has at least one visible character.',
  rationale:
    'The schema rejects a string of only whitespace, but not one of only zero-width characters, which looks empty too.',
  fix: 'Write a visible string.',
  valid: [{ title: 'a symbol alone', document: minimal({ blueprint: { name: '✓' } }) }],
  invalid: [
    { title: 'a zero-width space', document: minimal({ blueprint: { name: '\u200b' } }), at: ['/blueprint/name'] },
    { title: 'a soft hyphen', document: minimal({ provenance: { author: '\u00ad' } }), at: ['/provenance/author'] },
  ],
  *check(manifest) {
    for (const { path, text } of freeTexts(manifest)) {
      if (!VISIBLE.test(text)) yield { path, message: 'This string has no visible characters.' };
    }
  },
});

const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
