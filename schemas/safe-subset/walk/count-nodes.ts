import { isPlainObject } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import type { KeywordValue, SubsetTable } from '../tables/subset-table.js';
import { type Subschema, subschemas } from './subschemas.js';

export interface NodeCount {
  /** The number of schemas, including the root; at most `limits.valueParts`. */
  readonly nodes: number;
  /** The deepest level; the root is 0. */
  readonly depth: number;
  /** The part worth splitting: the largest branch where the schema first branches. */
  readonly largest: () => { readonly path: string; readonly nodes: number };
}

interface Place extends Subschema {
  readonly parent: number;
  readonly keyword: string;
  readonly depth: number;
}

const SCHEMA_SHAPES: ReadonlySet<KeywordValue> = new Set(['schema', 'schema-or-flag', 'schema-map', 'branches']);

/** Counts the schemas inside a schema, of any number and depth up to `limits.valueParts`, without checking them. */
export function countNodes(schema: unknown, table: SubsetTable): NodeCount {
  const shapes = new Map(
    Object.entries(table.keywords).flatMap(([name, { value }]) => (SCHEMA_SHAPES.has(value) ? [[name, value]] : [])),
  );
  const places: Place[] = [];
  const open: Place[] = [{ parent: -1, keyword: '', where: undefined, depth: 0, schema }];
  let depth = 0;
  for (let place = open.pop(); place !== undefined && places.length < table.limits.valueParts.max; place = open.pop()) {
    const parent = places.push(place) - 1;
    depth = Math.max(depth, place.depth);
    for (const [keyword, shape] of shapes) {
      const value = memberOf(place.schema, keyword);
      if (value === undefined) continue;
      for (const { where, schema: inner } of subschemas(shape, value)) {
        open.push({ where, schema: inner, parent, keyword, depth: place.depth + 1 });
      }
    }
  }
  return { nodes: places.length, depth, largest: () => largestPart(places, table.limits.depth.max) };
}

function memberOf(schema: unknown, keyword: string): unknown {
  try {
    return isPlainObject(schema) && Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
  } catch {
    return undefined;
  }
}

/** Skips wrappers with a single schema inside, down to the deepest level allowed. */
function largestPart(places: readonly Place[], deepest: number): { readonly path: string; readonly nodes: number } {
  const sizes = places.map(() => 1);
  const largest = places.map(() => 0);
  for (let at = places.length - 1; at > 0; at -= 1) {
    const parent = places[at]?.parent ?? 0;
    const size = sizes[at] ?? 0;
    sizes[parent] = (sizes[parent] ?? 0) + size;
    const known = largest[parent] ?? 0;
    if (known === 0 || size >= (sizes[known] ?? 0)) largest[parent] = at;
  }
  let at = 0;
  for (let level = 0; level < deepest; level += 1) {
    const below = largest[at] ?? 0;
    const size = sizes[below] ?? 0;
    if (below === 0 || size === 1) break;
    const isOnly = size + 1 === sizes[at];
    at = below;
    if (!isOnly) break;
  }
  return { path: pathOf(places, at), nodes: sizes[at] ?? 0 };
}

function pathOf(places: readonly Place[], from: number): string {
  const segments: (string | number)[] = [];
  for (let place = places[from]; place !== undefined && place.parent >= 0; place = places[place.parent]) {
    if (place.where !== undefined) segments.push(place.where);
    segments.push(place.keyword);
  }
  return pointer('', ...segments.reverse());
}
