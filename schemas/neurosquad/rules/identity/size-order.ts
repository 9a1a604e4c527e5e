import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { CARD_DEFAULTS } from '../../tables/limits.js';

const AXES = ['w', 'h'] as const;

const DEFAULTS = CARD_DEFAULTS.card;

export const sizeOrder = defineRule<CardManifest>({
  id: 'neurosquad/size-order',
  severity: 'error',
  basis: 'contract',
  summary: '`minSize` ≤ `defaultSize` ≤ `maxSize` on each axis, including the sizes that the app fills in.',
  rationale: 'A new card opens at `defaultSize`, and every resize is kept between the other two.',
  fix: `Raise \`maxSize\`, lower \`minSize\`, or set a \`defaultSize\` between them; its default is ${DEFAULTS.defaultSize.w}×${DEFAULTS.defaultSize.h}.`,
  valid: [
    { title: 'only a default size', document: minimal({ card: { defaultSize: { w: 460, h: 340 } } }) },
    {
      title: 'a card of a fixed size',
      document: minimal({ card: { minSize: { w: 420, h: 320 }, maxSize: { w: 420, h: 320 } } }),
    },
  ],
  invalid: [
    {
      title: 'a minimum above the default that the app fills in',
      document: minimal({ card: { minSize: { w: 500, h: 200 } } }),
      at: ['/card/minSize/w'],
    },
    {
      title: 'a maximum below the default on both axes',
      document: minimal({ card: { defaultSize: { w: 600, h: 500 }, maxSize: { w: 500, h: 400 } } }),
      at: ['/card/maxSize/w', '/card/maxSize/h'],
    },
  ],
  *check({ card }) {
    if (card === undefined) return;
    const given = card.defaultSize !== undefined;
    const { minSize, defaultSize = DEFAULTS.defaultSize, maxSize } = card;
    for (const axis of AXES) {
      const size = defaultSize[axis];
      if (size === undefined) continue;
      const compared = `\`defaultSize.${axis}\` is ${size}${given ? '' : ' by default'}`;
      const least = minSize?.[axis];
      if (least !== undefined && least > size) {
        yield {
          path: `/card/minSize/${axis}`,
          message: `\`minSize.${axis}\` is ${least}, but ${compared}.`,
          hint: `Lower it to at most ${size}, or set \`defaultSize.${axis}\` to at least ${least}.`,
        };
      }
      const most = maxSize?.[axis];
      if (most !== undefined && most < size) {
        yield {
          path: `/card/maxSize/${axis}`,
          message: `\`maxSize.${axis}\` is ${most}, but ${compared}.`,
          hint: `Raise it to at least ${size}, or set \`defaultSize.${axis}\` to at most ${most}.`,
        };
      }
    }
  },
});
