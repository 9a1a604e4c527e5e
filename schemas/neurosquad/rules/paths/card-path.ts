import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { parseCardPath } from '../../grammar/card-path.js';
import { CARD_LIMITS } from '../../tables/limits.js';

export const cardPath = defineRule<CardManifest>({
  id: 'neurosquad/card-path',
  severity: 'error',
  basis: 'contract',
  summary: `\`entry\` and \`icon\` are paths relative to the manifest's folder: \`/\` between parts, no part that is empty, \`.\` or \`..\`, no part that Windows cannot store, nothing inside \`__ns/\`, at most ${CARD_LIMITS.pathSegments} parts and ${CARD_LIMITS.pathChars} characters.`,
  rationale:
    "The app serves the card's files from its folder on every system, so a path must not leave the folder or mean something else on another system.",
  fix: "Write the path relative to the manifest's folder, as in `dist/index.html`, and rename files whose names are not valid on every system.",
  valid: [
    { title: 'a page in a folder', document: minimal({ entry: 'dist/index.html' }) },
    { title: 'a name that only looks like a device name', document: minimal({ entry: 'console.html' }) },
  ],
  invalid: [
    { title: 'a `..` in the path', document: minimal({ entry: 'dist/../index.html' }), at: ['/entry'] },
    { title: 'a backslash', document: minimal({ icon: 'img\\icon.png' }), at: ['/icon'] },
    {
      title: 'a device name and a reserved folder',
      document: minimal({ entry: 'con.html', icon: '__ns/icon.png' }),
      at: ['/entry', '/icon'],
    },
  ],
  *check(card) {
    for (const key of ['entry', 'icon'] as const) {
      const path = card[key];
      const parsed = path === undefined ? undefined : parseCardPath(path);
      if (parsed?.ok === false) yield { path: `/${key}`, ...parsed.fault };
    }
  },
});
