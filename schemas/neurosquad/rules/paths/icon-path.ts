import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { fileEnding } from '../../grammar/file-ending.js';

export const iconPath = defineRule<CardManifest>({
  id: 'neurosquad/icon-path',
  severity: 'error',
  basis: 'platform',
  summary: '`icon` ends in `.png` or `.webp`.',
  rationale: 'The app only shows images of these two types; an SVG could contain a script.',
  fix: 'Export the icon as PNG or WebP.',
  valid: [{ title: 'a WebP image', document: minimal({ icon: 'assets/icon.webp' }) }],
  invalid: [{ title: 'an SVG image', document: minimal({ icon: 'icon.svg' }), at: ['/icon'] }],
  *check(card) {
    yield* fileEnding('/icon', card.icon, ['.png', '.webp'], 'a PNG or WebP image');
  },
});
