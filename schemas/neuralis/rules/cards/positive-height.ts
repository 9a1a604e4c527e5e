import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, minimal } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

const NAMES = ['compact', 'expanded'] as const;

export const positiveHeight = defineRule<NeuralisBlock>({
  id: 'neuralis/positive-height',
  severity: 'warning',
  basis: 'advice',
  summary: '`height.compact` and `height.expanded` are above 0.',
  rationale:
    'The platform accepts any number and clamps it to its own range. No rendered card is that low, so the row changes its height when the card appears.',
  fix: 'Measure the rendered card and set its height in pixels, or delete `height`.',
  valid: [
    { title: 'a fraction of a pixel', document: minimal([card({ height: { compact: 0.5 } })]) },
    { title: 'no height', document: minimal([card()]) },
  ],
  invalid: [
    {
      title: 'a height of 0',
      document: minimal([card({ height: { compact: 0, expanded: 432 } })]),
      at: ['/app/surfaces/0/height/compact'],
    },
    {
      title: 'two heights below 0',
      document: minimal([card({ height: { compact: -1, expanded: -2 } })]),
      at: ['/app/surfaces/0/height/compact', '/app/surfaces/0/height/expanded'],
    },
  ],
  *check(block) {
    for (const { kind, at, surface, render } of renderedSurfaces(block)) {
      if (kind !== 'card' || render?.renderer === 'direct') continue;
      for (const name of NAMES) {
        const pixels = surface.height?.[name];
        if (pixels === undefined || pixels > 0) continue;
        yield {
          path: pointer(at, 'height', name),
          message: `\`${name}\` is ${pixels}, so the platform uses its minimum height.`,
          hint: 'Set it to the height of the rendered card in pixels, or delete `height`.',
        };
      }
    }
  },
});
