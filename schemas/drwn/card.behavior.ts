import type { Behavior } from '../../core/format.js';
import { trimEnd } from '../../core/words/trim-end.js';
import type { CardManifest } from './card.schema.js';
import { isCardName } from './grammar/card-name.js';
import { cardRules } from './rules/card/index.js';

/** How a card manifest is validated beyond its schema. */
export const cardBehavior: Behavior<CardManifest> = {
  rules: cardRules,
  codes: async () => (await import('./codes.js')).codes,
  fixers: { cardName },
};

/** Turns a string into a card name: lower case, with dashes for every other character. */
function cardName(text: string): string | undefined {
  const scoped = text.trim().startsWith('@');
  const parts = text
    .toLowerCase()
    .split('/')
    .map((part) => trimEnd(part.replace(/[^a-z0-9-]+/g, '-').replace(/^-+/, ''), '-'));
  const name = `${scoped ? '@' : ''}${parts.join('/')}`;
  return isCardName(name) ? name : undefined;
}
