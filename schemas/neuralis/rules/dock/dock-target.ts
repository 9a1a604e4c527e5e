import { pointer } from '../../../../core/json/pointer.js';
import { distinct, TextMap } from '../../../../core/json/text-map.js';
import { defineRule } from '../../../../core/rule.js';
import { nearest } from '../../../../core/words/nearest.js';
import { quote } from '../../../../core/words/quote.js';
import { dock, minimal, widget } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';

/** How often one document may compare an unknown target with a declared type. After that the hint stays general. */
const MAX_COMPARISONS = 5000;

export const dockTarget = defineRule<NeuralisBlock>({
  id: 'neuralis/dock-target',
  severity: 'warning',
  basis: 'advice',
  summary: 'A dock entry opens a widget that the package declares.',
  rationale: 'The host shows the entry anyway, but a click on it opens nothing.',
  fix: 'Use the `type` of a widget in this package.',
  valid: [
    { title: 'a widget declared after its dock entry', document: minimal([dock(), widget()]) },
    {
      title: 'a host action',
      document: minimal([dock({ action: { type: 'action', id: 'workspace.agent-create' } })]),
    },
  ],
  invalid: [
    {
      title: 'the `id` of the widget instead of its `type`',
      document: minimal([widget(), dock({ action: { type: 'open-widget', widget: 'acme.board' } })]),
      at: ['/app/surfaces/1/action/widget'],
    },
  ],
  *check(block) {
    const surfaces = block.app?.surfaces ?? [];
    const types = distinct(surfaces.flatMap((surface) => (surface?.kind === 'widget' ? (surface.type ?? []) : [])));
    const known = new TextMap<true>();
    for (const type of types) known.set(type, true);
    let comparisons = 0;
    for (const [index, surface] of surfaces.entries()) {
      if (surface?.kind !== 'dock' || surface.action?.type !== 'open-widget') continue;
      const { widget: target } = surface.action;
      if (target === undefined || known.has(target)) continue;
      comparisons += types.length;
      const meant = comparisons > MAX_COMPARISONS ? undefined : nearest(target, types);
      yield {
        path: pointer('/app/surfaces', index, 'action', 'widget'),
        message: `The package does not declare a widget with the \`type\` ${quote(target)}.`,
        hint: meant === undefined ? undefined : `Did you mean ${quote(meant)}?`,
      };
    }
  },
});
