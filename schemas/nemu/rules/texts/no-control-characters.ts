import { defineRule } from '../../../../core/rule.js';
import { codePointName } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { freeTexts } from '../../walk/free-texts.js';

export const noControlCharacters = defineRule<BlueprintManifest>({
  id: 'nemu/no-control-characters',
  severity: 'warning',
  basis: 'advice',
  summary: 'Texts hold no control characters and nothing that turns the direction of writing around.',
  rationale:
    'In a terminal such characters recolour, overwrite or reorder what is shown, so that a reader sees another text than the one that runs.',
  fix: 'Delete the character.',
  valid: [{ title: 'lines and tabs', document: minimal({ blueprint: { description: 'One line.\n\tAnother.' } }) }],
  invalid: [
    {
      title: 'a colour code',
      document: minimal({ blueprint: { name: 'Link \u001b[31mchecker' } }),
      at: ['/blueprint/name'],
    },
    {
      title: 'an override of the direction',
      document: minimal({ blueprint: { name: 'Link \u202echecker' } }),
      at: ['/blueprint/name'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of freeTexts(manifest)) {
      const found = ACTING.exec(text)?.[0];
      if (found === undefined) continue;
      const code = codePointName(found.codePointAt(0) ?? 0);
      yield {
        path,
        message: `This text holds ${BIDI.test(found) ? 'a direction override' : 'a control character'} (${code}).`,
      };
    }
  },
});

/** Control characters but line ends and tabs, and the embeddings, overrides and isolates of the bidirectional algorithm. */
const ACTING = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;
const BIDI = /[\u202a-\u202e\u2066-\u2069]/;
