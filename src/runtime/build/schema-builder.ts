import { reading } from '../../../core/calls/reading.js';
import { freezeJson } from '../../../core/json/freeze-json.js';

/** What tells the schemas of one family from those of another. */
export interface SchemaFamily {
  /** The keywords, in the order in which a schema lists them. */
  readonly order: readonly string[];
  /** Copies a schema, which must not share anything with what the caller gave; throws for what no schema can hold. */
  readonly copy: (schema: Readonly<Record<string, unknown>>) => unknown;
}

/** Builds a schema from the keywords that make it what it is and those that the caller adds. */
export type BuildSchema = <Schema>(own: object, options?: object) => Schema;

/**
 * Builds plain, deeply frozen schemas with their keywords in order. Keywords that are `undefined` are left out; unknown
 * ones are kept and come last, so that a caller without types gets an issue about them.
 *
 * @returns a function whose own keywords override the options, and which throws what `copy` throws, and a `UsageError`
 *   with the code `bad-option` for options that cannot be read.
 */
export function schemaBuilder({ order, copy }: SchemaFamily): BuildSchema {
  const known = new Set(order);
  return <Schema>(own: object, options: object = {}) => {
    const given = reading(
      'options',
      () => new Map(Object.entries({ ...options, ...own }).filter(([, value]) => value !== undefined)),
    );
    const names = [...order.filter((name) => given.has(name)), ...[...given.keys()].filter((name) => !known.has(name))];
    // Only the family's functions know that the keywords match the type of the values, which exists only in types.
    return freezeJson(copy(Object.fromEntries(names.map((name) => [name, given.get(name)])))) as Schema;
  };
}
