import { reading } from '../../../core/calls/reading.js';
import { isObject, own } from '../../../core/json/own.js';
import { quoteValue } from '../../../core/words/describe.js';
import { SHORTHANDS } from '../tables/refs.js';
import type { CardRef } from './card-ref.js';
import { CardRefError } from './card-ref.js';
import { ANY_RANGE, parseCardRef } from './parse-card-ref.js';

/**
 * Writes a card ref from its parts; `original` is ignored. `parseCardRef` reads the result back as an equal ref,
 * except for `original`.
 *
 * @throws {CardRefError} `unwritable-ref` when no string would be read back as this ref.
 * @throws {UsageError} `bad-option` for a ref that cannot be read.
 */
export function formatCardRef(ref: CardRef): string {
  return reading('ref', () => {
    // A caller without types may pass anything.
    if (!isObject(ref))
      throw new CardRefError('unwritable-ref', `Expected the parts of a card ref, found ${quoteValue(ref)}.`);
    return written(ref);
  });
}

function written(ref: CardRef): string {
  for (const text of candidates(ref)) {
    const result = parseCardRef(text, { profile: 'platform' });
    if (result.ok && isSame(result.ref, ref)) return text;
  }
  throw new CardRefError('unwritable-ref', `No card ref of origin ${quoteValue(ref.origin)} can express these parts.`);
}

/** The ways to write a ref, the simplest first. */
function candidates(ref: CardRef): readonly string[] {
  switch (ref.origin) {
    case 'store':
      return ref.range === ANY_RANGE ? [ref.name, `${ref.name}@${ANY_RANGE}`] : [`${ref.name}@${ref.range}`];
    case 'file':
      return [`file:${ref.filePath}`];
    case 'git': {
      const selector = own(ref, 'gitRef') === undefined ? `@${own(ref, 'gitRange')}` : `#${own(ref, 'gitRef')}`;
      // A shorthand allows ranges with `/` or `:`, which the long form would read as part of the address.
      const short = SHORTHANDS.filter(
        ({ host }) => String(ref.gitUrl).startsWith(host) && String(ref.gitUrl).endsWith('.git'),
      ).map(({ prefix, host }) => `${prefix}${ref.gitUrl.slice(host.length, -'.git'.length)}${selector}`);
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
