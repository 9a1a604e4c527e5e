import { isObject, own } from '../../../core/json/own.js';
import { quoteValue } from '../../../core/words/describe.js';
import { SHORTHANDS } from '../tables/refs.js';
import type { CardRef } from './card-ref.js';
import { CardRefError } from './card-ref.js';
import { ANY_RANGE, parseCardRef } from './parse-card-ref.js';

/**
 * Writes a card ref from its parts; `original` is not looked at. What `parseCardRef` reads back equals the ref
 * but for `original`, whatever was accepted.
 *
 * @throws {CardRefError} `unwritable-ref` when no text would be read back as this ref.
 */
export function formatCardRef(ref: CardRef): string {
  // A caller without types may hand over anything.
  if (!isObject(ref))
    throw new CardRefError('unwritable-ref', `A card ref has parts, and ${quoteValue(ref)} has none.`);
  for (const text of candidates(ref)) {
    const result = parseCardRef(text, { profile: 'platform' });
    if (result.ok && isSame(result.ref, ref)) return text;
  }
  throw new CardRefError('unwritable-ref', `No card ref stands for origin ${quoteValue(ref.origin)} with these parts.`);
}

/** The ways to write a ref, the plainest first. */
function candidates(ref: CardRef): readonly string[] {
  switch (ref.origin) {
    case 'store':
      return ref.range === ANY_RANGE ? [ref.name, `${ref.name}@${ANY_RANGE}`] : [`${ref.name}@${ref.range}`];
    case 'file':
      return [`file:${ref.filePath}`];
    case 'git': {
      const selector = own(ref, 'gitRef') === undefined ? `@${own(ref, 'gitRange')}` : `#${own(ref, 'gitRef')}`;
      // A shorthand takes ranges with `/` or `:` that the long form reads as part of the address.
      const short = SHORTHANDS.filter(({ host }) => ref.gitUrl.startsWith(host) && ref.gitUrl.endsWith('.git')).map(
        ({ prefix, host }) => `${prefix}${ref.gitUrl.slice(host.length, -'.git'.length)}${selector}`,
      );
      return [`git+${ref.gitUrl}${selector}`, ...short];
    }
    default:
      ref satisfies never;
      return [];
  }
}

const PARTS = {
  store: ['origin', 'name', 'range'],
  file: ['origin', 'filePath'],
  git: ['origin', 'gitUrl', 'gitRef', 'gitRange'],
} as const;

function isSame(read: CardRef, ref: CardRef): boolean {
  return PARTS[ref.origin].every((part) => Reflect.get(read, part) === Reflect.get(ref, part));
}
