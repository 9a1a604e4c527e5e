import { defineRule } from '../../../../core/rule.js';
import { codePointName } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { freeTexts } from '../../walk/free-texts.js';

export const noControlCharacters = defineRule<BlueprintManifest>({
  id: 'nemu/no-control-characters',
  severity: 'warning',
  basis: 'advice',
  summary: 'Strings contain no control characters and no text direction overrides.',
  rationale:
    'In a terminal such characters recolor, overwrite or reorder what is shown, so a reader sees something else than what runs.',
  fix: 'Delete the character.',
  valid: [{ title: 'lines and tabs', document: minimal({ blueprint: { description: 'One line.\n\tAnother.' } }) }],
  invalid: [
    {
      title: 'a color code',
      document: minimal({ blueprint: { name: 'Link \u001b[31mchecker' } }),
      at: ['/blueprint/name'],
    },
    {
      title: 'a direction override',
      document: minimal({ blueprint: { name: 'Link \u202echecker' } }),
      at: ['/blueprint/name'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of freeTexts(manifest)) {
      const found = FORBIDDEN.exec(text)?.[0];
      if (found === undefined) continue;
      const code = codePointName(found.codePointAt(0) ?? 0);
      yield {
        path,
        message: `This string contains ${BIDI.test(found) ? 'a direction override' : 'a control character'} (${code}).`,
      };
    }
  },
});

/** Control characters except line breaks and tabs, and the embeddings, overrides and isolates of the bidirectional algorithm. */
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;
const BIDI = /[\u202a-\u202e\u2066-\u2069]/;
