import type { ParseArgsConfig } from 'node:util';
import { util } from '../process/node.js';
import type { AnyCommand, Option } from './define-command.js';

/** A call that is ready to run. */
export interface PlainCall {
  readonly operands: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Reads a valid call that does not ask for help. The full parser takes half as long to load as Node takes to start,
 * and only the other calls need it.
 *
 * @param words the words after the command's name.
 * @returns `undefined` for any other call.
 */
export function plainCall({ operands, options }: AnyCommand, words: readonly string[]): PlainCall | undefined {
  const parsed = parseStrictly(options, words);
  if (parsed === undefined) return undefined;
  const { positionals } = parsed;
  const minimum = operands.filter(({ required }) => required).length;
  const maximum = operands.at(-1)?.rest ? Number.POSITIVE_INFINITY : operands.length;
  if (positionals.length < minimum || positionals.length > maximum) return undefined;
  const values = new Map<string, unknown>();
  for (const [name, option] of Object.entries(options)) {
    const value = parsed.values[name] ?? option.default;
    if (!isAllowed(option, value)) return undefined;
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
  const config: ParseArgsConfig['options'] = Object.fromEntries(
    Object.entries(options).map(([name, { value, many = false }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: many },
    ]),
  );
  try {
    return util.parseArgs({ args: [...words], options: config, allowPositionals: true, strict: true });
  } catch {
    return undefined;
  }
}

function isAllowed({ choices }: Option, value: unknown): boolean {
  return value === undefined || choices === undefined || choices.some((choice) => choice === value);
}
