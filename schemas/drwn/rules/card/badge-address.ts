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
  summary: '`testStatusBadge` is a web address, `http` or `https`.',
  rationale: 'The badge is shown as a picture; other addresses show nothing, and some would run code.',
  fix: 'Write the full address of the picture.',
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
    // `URL` is what drwn asks, so blanks around the address and a missing slash pass.
    if (typeof badge !== 'string' || PROTOCOLS.includes(parseUrl(badge)?.protocol ?? '')) return;
    yield {
      path: '/testStatusBadge',
      message: `${quote(badge)} is no \`http\` or \`https\` address.`,
      hint: 'Write the full address, such as `https://example.com/badge.svg`.',
    };
  },
});
