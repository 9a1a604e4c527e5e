import { defineRule, type Finding } from '../../../../core/rule.js';
import { parseUrl } from '../../../../core/words/parse-url.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

export const urlHost = defineRule<CardManifest>({
  id: 'neurosquad/url-host',
  severity: 'warning',
  basis: 'advice',
  summary: "`homepage` and the author's `url` are URLs that a browser can open.",
  rationale: 'The app only requires `https://` and no white space, but a URL without a valid host opens nothing.',
  fix: 'Write the complete URL, as in `https://example.com/card`.',
  valid: [{ title: 'a complete URL', document: minimal({ homepage: 'https://example.com/card' }) }],
  invalid: [
    { title: 'only a scheme', document: minimal({ homepage: 'https://' }), at: ['/homepage'] },
    {
      title: 'an invalid port',
      document: minimal({ author: { name: 'Acme', url: 'https://acme.example:port/' } }),
      at: ['/author/url'],
    },
  ],
  *check(card) {
    yield* urlFinding('/homepage', card.homepage);
    yield* urlFinding('/author/url', card.author?.url);
  },
});

function* openable(path: string, url: string | undefined): Iterable<Finding> {
  if (url === undefined || parseUrl(url) !== undefined) return;
  yield {
    path,
    message: `${quote(url)} is not a URL that a browser can open.`,
  };
}
