import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, minimal } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

export const heightOrder = defineRule<NeuralisBlock>({
  id: 'neuralis/height-order',
  severity: 'warning',
  basis: 'advice',
  summary: '`height.expanded` is not below `height.compact`.',
  rationale: 'A row for which too little is reserved is drawn over by the next one.',
  fix: 'Raise `expanded`, or leave it out.',
  valid: [{ title: 'both the same', document: minimal([card({ height: { compact: 192, expanded: 192 } })]) }],
  invalid: [
    {
      title: 'an expanded row that is lower',
      document: minimal([card({ height: { compact: 432, expanded: 192 } })]),
      at: ['/app/surfaces/0/height/expanded'],
    },
  ],
  *check(block) {
    for (const { kind, at, surface, render } of renderedSurfaces(block)) {
      if (kind !== 'card' || render?.renderer === 'direct') continue;
      const { compact, expanded } = surface.height ?? {};
      if (compact === undefined || expanded === undefined || expanded >= compact) continue;
      // A number that is not above 0 is wrong whatever the other one is, and reported as that alone.
      if (expanded <= 0) continue;
      yield {
        path: pointer(at, 'height', 'expanded'),
        message: `\`expanded\` is ${expanded}, below \`compact\` (${compact}).`,
        hint: `Raise it to ${compact} at least, or leave it out.`,
      };
    }
  },
});
