import type { ParseArgsConfig } from 'node:util';
import { util } from '../process/node.js';
import type { AnyCommand, Option } from './define-command.js';

/** A call that needs nothing but to be carried out. */
export interface PlainCall {
  readonly operands: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Reads a call in which nothing is wrong and no help is asked for. The full parser takes as long to load as half of
 * Node does to start, and is only needed for the others.
 *
 * @param words the words after the command's name.
 * @returns nothing when the call is any other.
 */
export function plainCall({ operands, options }: AnyCommand, words: readonly string[]): PlainCall | undefined {
  const parsed = parseStrictly(options, words);
  if (parsed === undefined) return undefined;
  const { positionals } = parsed;
  const least = operands.filter(({ required }) => required).length;
  const most = operands.at(-1)?.rest ? Number.POSITIVE_INFINITY : operands.length;
  if (positionals.length < least || positionals.length > most) return undefined;
  const values = new Map<string, unknown>();
  for (const [name, option] of Object.entries(options)) {
    const value = parsed.values[name] ?? option.default;
    if (!isTaken(option, value)) return undefined;
    values.set(name, value);
  }
  const { values: given } = parsed;
  const conflicts = Object.entries(options).some(
    ([name, option]) =>
      option.conflicts !== undefined && given[name] !== undefined && given[option.conflicts] !== undefined,
  );
  return conflicts ? undefined : { operands: positionals, values: Object.fromEntries(values) };
}

function parseStrictly(
  options: AnyCommand['options'],
  words: readonly string[],
): { positionals: string[]; values: Readonly<Record<string, unknown>> } | undefined {
  const config: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { value }] of Object.entries(options)) {
    config[name] = { type: value === undefined ? 'boolean' : 'string' };
  }
  try {
    return util.parseArgs({ args: [...words], options: config, allowPositionals: true, strict: true });
  } catch {
    return undefined;
  }
}

function isTaken({ choices }: Option, value: unknown): boolean {
  return value === undefined || choices === undefined || choices.some((choice) => choice === value);
}
