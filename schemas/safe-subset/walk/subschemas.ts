import { isPlainObject } from '../../../core/json/own.js';
import { plainList } from '../read/plain-list.js';
import type { KeywordValue } from '../tables/subset-table.js';

/** A value that must be a schema, below its keyword: `where` is its name, its index or nothing. */
export interface Subschema {
  readonly where: string | number | undefined;
  readonly schema: unknown;
}

/**
 * The values inside a keyword's value that must be schemas, in document order.
 *
 * @param most the maximum number of values, from the first one on.
 */
export function subschemas(
  shape: KeywordValue | undefined,
  value: unknown,
  most = Number.POSITIVE_INFINITY,
): readonly Subschema[] {
  switch (shape) {
    case 'schema':
      return [{ where: undefined, schema: value }];
    case 'schema-or-flag':
      return typeof value === 'boolean' ? [] : [{ where: undefined, schema: value }];
    case 'schema-map':
      return firstMembers(value, most);
    case 'branches':
      return (plainList(value) ?? []).slice(0, most).map((schema, where) => ({ where, schema }));
    case 'types':
    case 'values':
    case 'value':
    case 'reference':
    case 'names':
    case 'flag':
    case 'format':
    case 'count':
    case 'number':
    case 'positive':
    case undefined:
      return [];
    default:
      return shape satisfies never;
  }
}

function firstMembers(value: unknown, most: number): readonly Subschema[] {
  const found: Subschema[] = [];
  try {
    if (!isPlainObject(value)) return found;
    for (const where of Object.keys(value)) {
      if (found.length >= most) break;
      found.push({ where, schema: value[where] });
    }
  } catch {
    // A proxy or a getter that throws ends the list; what it hides is not a schema.
  }
  return found;
}
