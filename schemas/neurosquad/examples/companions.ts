import type { DeepPartial } from '../../../core/rule.js';
import { starterPage } from '../../../core/starter-page.js';
import type { CardManifest } from '../card.schema.js';
import { CARD_DEFAULTS } from '../tables/limits.js';

/** Returns the page that the card of a new project opens, by its path. */
export function companions({ entry = CARD_DEFAULTS.entry, name }: DeepPartial<CardManifest>): Record<string, string> {
  return { [entry]: starterPage(name ?? 'Card') };
}
