import type { Behavior } from '../../core/format.js';
import type { CardManifest } from './card.schema.js';
import { isCardName } from './grammar/card-name.js';
import { cardRules } from './rules/card/index.js';

/** What judging a card manifest takes besides its schema. */
export const cardBehavior: Behavior<CardManifest> = {
  rules: cardRules,
  codes: async () => (await import('./codes.js')).codes,
  fixers: { cardName },
};

/** The name that text was meant to be: lower case, dashes for everything else. */
function cardName(text: string): string | undefined {
  const scoped = text.trim().startsWith('@');
  const parts = text
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9-]+/g, '-').replace(/^-+|-+$/g, ''));
  const name = `${scoped ? '@' : ''}${parts.join('/')}`;
  return isCardName(name) ? name : undefined;
}
