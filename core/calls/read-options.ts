import { listWords } from '../words/list.js';
import { badOption } from './bad-option.js';
import { reading } from './reading.js';
import { requireObject } from './require-object.js';

/** What an option must be, if it is given: one of these strings, or of this type. */
export type OptionKind = readonly string[] | 'string' | 'strings' | 'boolean' | 'function';

const TYPE_WORDS = {
  string: 'a string',
  strings: 'an array of strings',
  boolean: '`true` or `false`',
  function: 'a function',
} as const;

/**
 * Reads the options of a call, each once. Options that are `undefined` are left out, and so are unknown ones.
 *
 * @param kinds what each option must be.
 * @throws {UsageError} `bad-option` for options that are not an object, for a wrong value, and for what cannot be read.
 */
export function readOptions<Options extends object>(
  given: unknown,
  kinds: { readonly [Name in keyof Options]-?: OptionKind },
): Options {
  const options: [string, unknown][] = [];
  if (given !== undefined) {
    const object = requireObject('options', given);
    for (const [name, kind] of Object.entries<OptionKind>(kinds)) {
      const value: unknown = reading(`options.${name}`, () => copied(object[name], kind));
      if (value === undefined) continue;
      if (!fits(value, kind)) throw badOption(`options.${name}`, wordsOf(kind), value);
      options.push([name, value]);
    }
  }
  // Each value was compared with its kind, which the caller's type of the options is written for.
  return Object.fromEntries(options) as Options;
}

/** An array is copied, so that it cannot change after it was looked at. */
function copied(value: unknown, kind: OptionKind): unknown {
  return kind === 'strings' && Array.isArray(value) ? Array.from<unknown>(value) : value;
}

function fits(value: unknown, kind: OptionKind): boolean {
  if (kind === 'strings') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof kind === 'string' ? typeof value === kind : kind.some((choice) => choice === value);
}

function wordsOf(kind: OptionKind): string {
  if (typeof kind === 'string') return TYPE_WORDS[kind];
  return listWords(
    kind.map((choice) => `\`${choice}\``),
    'or',
  );
}
