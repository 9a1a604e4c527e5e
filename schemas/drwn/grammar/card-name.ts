/** `@scope/name` or `name`; the schema publishes the same pattern. */
export const CARD_NAME = '^(?:@[a-z0-9-]+/)?[a-z0-9-]+$';

const NAME = new RegExp(CARD_NAME);

/** Whether text is a card's name: `@scope/name` or `name` of lower-case ASCII letters, digits and dashes. */
export function isCardName(text: string): boolean {
  return NAME.test(text);
}
