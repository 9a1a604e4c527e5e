import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { nearest } from '../../../../core/words/nearest.js';
import { quote } from '../../../../core/words/quote.js';
import { dock, minimal, widget } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';

/** Comparisons of a wrong target with a declared type, in one document; past them the hint stays general. */
const MOST_COMPARISONS = 5000;

export const dockTarget = defineRule<NeuralisBlock>({
  id: 'neuralis/dock-target',
  severity: 'warning',
  basis: 'advice',
  summary: 'A dock entry opens a widget that the package declares.',
  rationale: 'The entry shows all the same, and a click on it finds nothing to open.',
  fix: 'Write the `type` of a widget of this package.',
  valid: [
    { title: 'a widget declared after its dock entry', document: minimal([dock(), widget()]) },
    {
      title: 'an action of the host',
      document: minimal([dock({ action: { type: 'action', id: 'workspace.agent-create' } })]),
    },
  ],
  invalid: [
    {
      title: 'the `id` of the widget in place of its `type`',
      document: minimal([widget(), dock({ action: { type: 'open-widget', widget: 'acme.board' } })]),
      at: ['/app/surfaces/1/action/widget'],
    },
  ],
  *check(block) {
    const surfaces = block.app?.surfaces ?? [];
    const types = new Set<string>();
    for (const surface of surfaces)
      if (surface?.kind === 'widget' && surface.type !== undefined) types.add(surface.type);
    let comparisons = 0;
    for (const [index, surface] of surfaces.entries()) {
      if (surface?.kind !== 'dock' || surface.action?.type !== 'open-widget') continue;
      const { widget: target } = surface.action;
      if (target === undefined || types.has(target)) continue;
      comparisons += types.size;
      const meant = comparisons > MOST_COMPARISONS ? undefined : nearest(target, types);
      yield {
        path: pointer('/app/surfaces', index, 'action', 'widget'),
        message: `The package declares no widget of type ${quote(target)}.`,
        hint: meant === undefined ? 'Write the `type` of a widget of this package.' : `Did you mean ${quote(meant)}?`,
      };
    }
  },
});
