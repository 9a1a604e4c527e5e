import { own } from '../../../../core/json/own.js';
import { defineRule } from '../../../../core/rule.js';
import { parseUrl } from '../../../../core/words/parse-url.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';

const PROTOCOLS = ['http:', 'https:'];

export const badgeAddress = defineRule<CardManifest>({
  id: 'drwn/badge-address',
  severity: 'error',
  basis: 'platform',
  summary: '`testStatusBadge` is an `http` or `https` URL.',
  rationale: 'The badge is shown as an image. Other URLs show nothing, and some would run code.',
  fix: 'Write the full URL of the image.',
  valid: [{ title: 'a badge', document: minimalCard({ testStatusBadge: 'https://example.com/badge.svg' }) }],
  invalid: [
    { title: 'a path', document: minimalCard({ testStatusBadge: './badge.svg' }), at: ['/testStatusBadge'] },
    {
      title: 'another protocol',
      document: minimalCard({ testStatusBadge: 'ftp://example.com/badge.svg' }),
      at: ['/testStatusBadge'],
    },
    { title: 'no host', document: minimalCard({ testStatusBadge: 'https://' }), at: ['/testStatusBadge'] },
  ],
  *check(card) {
    const badge = own(card, 'testStatusBadge');
    // drwn uses `URL` too, so spaces around the address and a missing slash are accepted.
    if (typeof badge !== 'string' || PROTOCOLS.includes(parseUrl(badge)?.protocol ?? '')) return;
    yield {
      path: '/testStatusBadge',
      message: `${quote(badge)} is not an \`http\` or \`https\` URL.`,
      hint: 'Write the full URL, such as `https://example.com/badge.svg`.',
    };
  },
});
