import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { card, dock, minimal, widget } from '../../examples/minimal.js';
import { findIcon, nearestIcons } from '../../grammar/icons.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { icons } from '../../walk/icons.js';

/** Names that are compared with all icons; a document with more unknown ones gets the general hint. */
const MOST_COMPARED = 50;

const anyName = 'Write a name from lucide.dev, as `LayoutDashboard` or `layout-dashboard`.';

export const knownIcon = defineRule<NeuralisBlock>({
  id: 'neuralis/known-icon',
  severity: 'warning',
  basis: 'contract',
  summary: "An icon is a name of lucide's, in PascalCase or kebab form.",
  rationale:
    "The platform has some 270 of lucide's icons; for another name it shows a fallback glyph, and its pre-flight refuses the package.",
  fix: anyName,
  valid: [
    {
      title: 'both spellings',
      document: minimal([widget({ icon: 'LayoutDashboard' }), dock({ icon: 'layout-dashboard' })]),
    },
  ],
  invalid: [
    {
      title: 'a name that lucide does not have',
      document: minimal([widget({ icon: 'dash-board' })]),
      at: ['/app/surfaces/0/icon'],
    },
    { title: 'a picture', document: minimal([card({ icon: '🚀' })]), at: ['/app/surfaces/0/icon'] },
    {
      title: 'a member of the team whose icon lucide does not have',
      document: { ...minimal([]), team: [{ appearance: { icon: 'ListAlert' } }] },
      at: ['/team/0/appearance/icon'],
    },
  ],
  *check(block) {
    const suggestions = new Map<string, readonly string[]>();
    for (const { icon, path } of icons(block)) {
      if (typeof icon !== 'string') {
        yield { path, message: 'An icon is the name of one, as text.', hint: anyName };
        continue;
      }
      if (findIcon(icon) !== undefined) continue;
      const near = suggestions.get(icon) ?? (suggestions.size < MOST_COMPARED ? nearestIcons(icon) : []);
      if (suggestions.size < MOST_COMPARED) suggestions.set(icon, near);
      yield {
        path,
        message: `There is no icon ${quote(icon)}.`,
        hint: near.length === 0 ? anyName : `Did you mean ${near.map((name) => `\`${name}\``).join(' or ')}?`,
      };
    }
  },
});
