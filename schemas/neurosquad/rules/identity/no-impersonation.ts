import { type DeepPartial, defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { OFFICIAL_WORDS, officialClaim } from '../../grammar/official-claim.js';
import { languagesOf } from '../../walk/card-texts.js';

const WORDS = OFFICIAL_WORDS.map((word) => `\`${word}\``).join(', ');

export const noImpersonation = defineRule<CardManifest>({
  id: 'neurosquad/no-impersonation',
  severity: 'warning',
  basis: 'contract',
  summary: `\`displayName\`, in any language, and the author's name contain none of the words ${WORDS}, however they are spelled.`,
  rationale:
    "Only cards published by the platform's own organization can use these words; the app and the catalog reject them in any other card. The manifest alone does not show who publishes it, so this is a warning.",
  fix: "Choose another name, unless the card is published by the platform's own organization.",
  valid: [{ title: 'an ordinary name', document: minimal({ author: { name: 'Acme' } }) }],
  invalid: [
    { title: 'a claim in the name', document: minimal({ displayName: 'Test radar (verified)' }), at: ['/displayName'] },
    {
      title: 'a claim spelled with spaces and full-width letters',
      document: minimal({ displayName: { en: 'Radar', ru: 'Ｎeuro Squad' }, author: { name: 'O-f-f-i-c-i-a-l' } }),
      at: ['/displayName/ru', '/author/name'],
    },
  ],
  *check(card) {
    for (const { path, text } of namesOf(card)) {
      const word = officialClaim(text);
      if (word === undefined) continue;
      yield {
        path,
        message: `The name ${quote(text)} contains \`${word}\`, which only the platform's own cards can use.`,
      };
    }
  },
});

function* namesOf(card: DeepPartial<CardManifest>): Iterable<{ path: string; text: string }> {
  yield* languagesOf(card.displayName, '/displayName');
  yield* languagesOf(card.author?.name, '/author/name');
}
