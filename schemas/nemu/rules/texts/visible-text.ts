import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { freeTexts } from '../../walk/free-texts.js';

export const visibleText = defineRule<BlueprintManifest>({
  id: 'nemu/visible-text',
  severity: 'warning',
  basis: 'advice',
  summary: 'A text shows at least one character.',
  rationale: 'The schema refuses white space alone, but not characters without width: a name of those looks empty.',
  fix: 'Write the text.',
  valid: [{ title: 'a sign alone', document: minimal({ blueprint: { name: '✓' } }) }],
  invalid: [
    { title: 'a space without width', document: minimal({ blueprint: { name: '\u200b' } }), at: ['/blueprint/name'] },
    { title: 'a soft hyphen', document: minimal({ provenance: { author: '\u00ad' } }), at: ['/provenance/author'] },
  ],
  *check(manifest) {
    for (const { path, text } of freeTexts(manifest)) {
      if (!VISIBLE.test(text)) yield { path, message: 'This text has no visible character.' };
    }
  },
});

const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
