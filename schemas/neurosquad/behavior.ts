import type { Behavior } from '../kit/define-format.js';
import type { CardManifest } from './card.schema.js';
import { CARD_LIMITS } from './limits.js';
import { cardMends } from './mends.js';
import { normalizeCard } from './normalize.js';
import { cardRules } from './rules/index.js';

/** What judging a card manifest takes besides its schema. */
export const cardBehavior: Behavior<CardManifest> = {
  rules: cardRules,
  limits: {
    bytes: CARD_LIMITS.manifestBytes,
    depth: CARD_LIMITS.manifestDepth,
    values: CARD_LIMITS.manifestValues,
  },
  mends: cardMends,
  normalize: normalizeCard,
};
