import { defineRule, type Finding } from '../../../../core/rule.js';
import { parseUrl } from '../../../../core/words/parse-url.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

export const urlHost = defineRule<CardManifest>({
  id: 'neurosquad/url-host',
  severity: 'warning',
  basis: 'advice',
  summary: '`homepage` and the author’s `url` are addresses that a browser can open.',
  rationale: 'The app asks only for `https://` and no white space; an address without a usable host leads nowhere.',
  fix: 'Write the whole address, as in `https://example.com/card`.',
  valid: [{ title: 'a whole address', document: minimal({ homepage: 'https://example.com/card' }) }],
  invalid: [
    { title: 'a scheme alone', document: minimal({ homepage: 'https://' }), at: ['/homepage'] },
    {
      title: 'a port that is none',
      document: minimal({ author: { name: 'Acme', url: 'https://acme.example:port/' } }),
      at: ['/author/url'],
    },
  ],
  *check(card) {
    yield* openable('/homepage', card.homepage);
    yield* openable('/author/url', card.author?.url);
  },
});

function* openable(path: string, url: string | undefined): Iterable<Finding> {
  if (url === undefined || parseUrl(url) !== undefined) return;
  yield {
    path,
    message: `No browser can open the address ${quote(url)}.`,
    hint: 'Write the whole address, as in `https://example.com/card`.',
  };
}
