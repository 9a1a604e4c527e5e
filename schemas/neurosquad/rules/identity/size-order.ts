import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { CARD_DEFAULTS } from '../../tables/limits.js';

const AXES = [
  { axis: 'w', more: 'wider', less: 'narrower' },
  { axis: 'h', more: 'taller', less: 'lower' },
] as const;

const DEFAULTS = CARD_DEFAULTS.card;

export const sizeOrder = defineRule<CardManifest>({
  id: 'neurosquad/size-order',
  severity: 'error',
  basis: 'contract',
  summary: '`minSize` ≤ `defaultSize` ≤ `maxSize` on each axis, sizes that are left out counted with their defaults.',
  rationale: 'A new card opens at `defaultSize`, and every resize is held between the other two.',
  fix: `Raise \`maxSize\`, lower \`minSize\`, or give a \`defaultSize\` between them; left out it is ${DEFAULTS.defaultSize.w}×${DEFAULTS.defaultSize.h}.`,
  valid: [
    { title: 'only a default', document: minimal({ card: { defaultSize: { w: 460, h: 340 } } }) },
    {
      title: 'a card of one size',
      document: minimal({ card: { minSize: { w: 420, h: 320 }, maxSize: { w: 420, h: 320 } } }),
    },
  ],
  invalid: [
    {
      title: 'a minimum wider than the default that the app fills in',
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
    for (const { axis, more, less } of AXES) {
      const size = defaultSize[axis];
      if (size === undefined) continue;
      const beside = `\`defaultSize.${axis}\` (${size}${given ? '' : ', which the app fills in'})`;
      const least = minSize?.[axis];
      if (least !== undefined && least > size) {
        yield {
          path: `/card/minSize/${axis}`,
          message: `\`minSize.${axis}\` is ${least}, ${more} than ${beside}.`,
          hint: `Lower it to ${size} at most, or raise \`defaultSize.${axis}\`.`,
        };
      }
      const most = maxSize?.[axis];
      if (most !== undefined && most < size) {
        yield {
          path: `/card/maxSize/${axis}`,
          message: `\`maxSize.${axis}\` is ${most}, ${less} than ${beside}.`,
          hint: `Raise it to ${size} at least, or lower \`defaultSize.${axis}\`.`,
        };
      }
    }
  },
});
