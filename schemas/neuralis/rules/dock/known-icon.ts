import { defineRule } from '../../../../core/rule.js';
import { describe } from '../../../../core/words/describe.js';
import { quote } from '../../../../core/words/quote.js';
import { card, dock, minimal, widget } from '../../examples/minimal.js';
import { findIcon, nearestIcons } from '../../grammar/icons.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { icons } from '../../walk/icons.js';

/** How many unknown names of one document are compared with all icons. The rest get the general hint. */
const MAX_COMPARED = 50;

export const knownIcon = defineRule<NeuralisBlock>({
  id: 'neuralis/known-icon',
  severity: 'warning',
  basis: 'contract',
  summary: 'An icon is a lucide icon name, in PascalCase or kebab-case.',
  rationale:
    "The platform has some 270 of lucide's icons. For any other name it shows a fallback glyph, and its preflight rejects the package.",
  fix: 'Use an icon name from lucide.dev, such as `LayoutDashboard` or `layout-dashboard`.',
  valid: [
    {
      title: 'both spellings',
      document: minimal([widget({ icon: 'LayoutDashboard' }), dock({ icon: 'layout-dashboard' })]),
    },
  ],
  invalid: [
    {
      title: 'an unknown name',
      document: minimal([widget({ icon: 'dash-board' })]),
      at: ['/app/surfaces/0/icon'],
    },
    { title: 'an emoji', document: minimal([card({ icon: '🚀' })]), at: ['/app/surfaces/0/icon'] },
    {
      title: 'an unknown name on a team member',
      document: { ...minimal([]), team: [{ appearance: { icon: 'ListAlert' } }] },
      at: ['/team/0/appearance/icon'],
    },
  ],
  *check(block) {
    const suggestions = new Map<string, readonly string[]>();
    for (const { icon, path } of icons(block)) {
      if (typeof icon !== 'string') {
        yield { path, message: `Expected an icon name, found ${describe(icon)}.` };
        continue;
      }
      if (findIcon(icon) !== undefined) continue;
      const near = suggestions.get(icon) ?? (suggestions.size < MAX_COMPARED ? nearestIcons(icon) : []);
      if (suggestions.size < MAX_COMPARED) suggestions.set(icon, near);
      yield {
        path,
        message: `${quote(icon)} is not a known icon.`,
        hint: near.length === 0 ? undefined : `Did you mean ${near.map((name) => `\`${name}\``).join(' or ')}?`,
      };
    }
  },
});
