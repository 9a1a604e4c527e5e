import type { Behavior } from '../../core/format.js';
import type { CardManifest } from './card.schema.js';
import { cardFixers } from './grammar/fixers.js';
import { cardRules } from './rules/index.js';
import { CARD_LIMITS } from './tables/limits.js';
import { normalizeCard } from './walk/normalize-card.js';

/** What validating a card manifest needs besides its schema. */
export const cardBehavior: Behavior<CardManifest> = {
  rules: cardRules,
  limits: {
    bytes: CARD_LIMITS.manifestBytes,
    depth: CARD_LIMITS.manifestDepth,
    values: CARD_LIMITS.manifestValues,
  },
  fixers: cardFixers,
  normalize: normalizeCard,
};
