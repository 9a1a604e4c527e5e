import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { parseCardPath } from '../../grammar/card-path.js';
import { CARD_LIMITS } from '../../tables/limits.js';

export const cardPath = defineRule<CardManifest>({
  id: 'neurosquad/card-path',
  severity: 'error',
  basis: 'contract',
  summary: `\`entry\` and \`icon\` are paths from the manifest’s folder: \`/\` between parts, no part empty, \`.\` or \`..\`, none that Windows could not store, nothing below \`__ns/\`, at most ${CARD_LIMITS.pathSegments} parts and ${CARD_LIMITS.pathChars} characters.`,
  rationale:
    'The app serves the card’s files from its folder on every system; a path that leads out of it, or that one system reads differently, has no place there.',
  fix: 'Write the path from the manifest’s folder, as in `dist/index.html`, and rename files whose names do not travel.',
  valid: [
    { title: 'a page in a folder', document: minimal({ entry: 'dist/index.html' }) },
    { title: 'a name that only resembles a device', document: minimal({ entry: 'console.html' }) },
  ],
  invalid: [
    { title: 'a step out of the folder', document: minimal({ entry: 'dist/../index.html' }), at: ['/entry'] },
    { title: 'a backslash', document: minimal({ icon: 'img\\icon.png' }), at: ['/icon'] },
    {
      title: 'a device name',
      document: minimal({ entry: 'con.html', icon: '__ns/icon.png' }),
      at: ['/entry', '/icon'],
    },
  ],
  *check(card) {
    for (const key of ['entry', 'icon'] as const) {
      const path = card[key];
      const reading = path === undefined ? undefined : parseCardPath(path);
      if (reading?.ok === false) yield { path: `/${key}`, ...reading.fault };
    }
  },
});
