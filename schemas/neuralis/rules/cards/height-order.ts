import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, minimal } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

export const heightOrder = defineRule<NeuralisBlock>({
  id: 'neuralis/height-order',
  severity: 'warning',
  basis: 'advice',
  summary: '`height.expanded` is at least `height.compact`.',
  rationale: 'If the reserved height is too small, the next row is drawn on top of this one.',
  fix: 'Increase `expanded`, or delete it.',
  valid: [{ title: 'two equal heights', document: minimal([card({ height: { compact: 192, expanded: 192 } })]) }],
  invalid: [
    {
      title: 'an expanded height below the compact one',
      document: minimal([card({ height: { compact: 432, expanded: 192 } })]),
      at: ['/app/surfaces/0/height/expanded'],
    },
  ],
  *check(block) {
    for (const { kind, at, surface, render } of renderedSurfaces(block)) {
      if (kind !== 'card' || render?.renderer === 'direct') continue;
      const { compact, expanded } = surface.height ?? {};
      if (compact === undefined || expanded === undefined || expanded >= compact) continue;
      // A number that is not above 0 is always wrong, and reported on its own.
      if (expanded <= 0) continue;
      yield {
        path: pointer(at, 'height', 'expanded'),
        message: `\`expanded\` is ${expanded}, but \`compact\` is ${compact}.`,
        hint: `Increase \`expanded\` to at least ${compact}, or delete it.`,
      };
    }
  },
});
