import type { BrokenConstraint } from '../../../core/schema/broken-constraints.js';
import { count, showCount } from '../../../core/words/list.js';
import type { Place } from '../place.js';
import type { Fault } from './finding.js';

/** A limit on a size or a number that a value breaks. */
export type BrokenLimit = Extract<BrokenConstraint, { readonly limit: number }>;

/** Says that a value is too long, too short, too large or too small, and by how much. */
export function limitFault(broken: BrokenLimit, place: Place): Fault {
  return { keyword: broken.keyword, place, ...wordsOf(broken) };
}

interface Words {
  readonly message: string;
  readonly hint: string;
}

function wordsOf(broken: BrokenLimit): Words {
  const { keyword, limit } = broken;
  switch (keyword) {
    case 'minLength':
      return tooFew('string', counted(broken.size, 'character'), limit, `Write at least ${count(limit, 'character')}.`);
    case 'maxLength':
      return tooMany('string', broken, 'Shorten it by', 'character');
    case 'minItems':
      return tooFew(
        'array',
        counted(broken.size, 'item'),
        limit,
        `Add at least ${count(limit - broken.size, 'item')}.`,
      );
    case 'maxItems':
      return tooMany('array', broken, 'Remove', 'item');
    case 'minProperties':
      return tooFew(
        'object',
        `has ${count(broken.size, 'property', 'properties')}`,
        limit,
        `Add at least ${count(limit - broken.size, 'property', 'properties')}.`,
      );
    case 'maxProperties':
      return tooMany('object', broken, 'Remove', 'property', 'properties');
    case 'minimum':
      return outside(broken, 'below', `Use ${limit} or more.`);
    case 'maximum':
      return outside(broken, 'above', `Use ${limit} or less.`);
    case 'exclusiveMinimum':
      return outside(broken, 'not above', `Use a number above ${limit}.`);
    case 'exclusiveMaximum':
      return outside(broken, 'not below', `Use a number below ${limit}.`);
    case 'multipleOf':
      return outside(broken, 'not a multiple of', `Use a multiple of ${limit}.`);
    default:
      return keyword satisfies never;
  }
}

function tooFew(what: string, has: string, limit: number, hint: string): Words {
  const wanted = has === EMPTY ? '' : `; at least ${showCount(limit)} ${limit === 1 ? 'is' : 'are'} required`;
  return { message: `The ${what} ${has}${wanted}.`, hint };
}

const EMPTY = 'is empty';

function counted(size: number, unit: string): string {
  return size === 0 ? EMPTY : `has ${count(size, unit)}`;
}

function tooMany(
  what: string,
  { size, limit }: { readonly size: number; readonly limit: number },
  fix: string,
  ...unit: [one: string, many?: string]
): Words {
  return {
    message: `The ${what} has ${count(size, ...unit)}; at most ${showCount(limit)} ${limit === 1 ? 'is' : 'are'} allowed.`,
    hint: `${fix} ${count(size - limit, ...unit)}.`,
  };
}

function outside(
  { number, limit }: { readonly number: number; readonly limit: number },
  relation: string,
  hint: string,
): Words {
  return { message: `\`${number}\` is ${relation} \`${limit}\`.`, hint };
}
