import { LETTERPRESS } from '../../core/annotations.js';
import { conjuncts } from '../../core/schema/conjuncts.js';
import { listedValues } from '../../core/schema/value-keywords.js';
import { referredIn } from '../definition-ref.js';
import type { NormalSchema } from '../model.js';
import type { Definitions } from '../object-shape.js';

/** A property by whose value a branch of a union is found. */
export interface ExactTags {
  readonly tag: string;
  /** The values of each branch, in the order of the branches; no two branches share one. */
  readonly values: readonly (readonly unknown[])[];
}

/** A shorter union is as fast without. */
const MIN_BRANCHES = 4;

/**
 * The tags of a union whose branches each accept only objects that have the property, with one of their own values.
 * Nothing where that is not certain, and for a union of few branches.
 */
export function exactTags(
  branches: readonly NormalSchema[] | undefined,
  tag: string,
  definitions: Definitions,
): ExactTags | undefined {
  if (branches === undefined || branches.length < MIN_BRANCHES) return undefined;
  const seen = new Set<unknown>();
  const found: (readonly unknown[])[] = [];
  for (const branch of branches) {
    const values = tagValues(branch, tag, definitions);
    if (values === undefined || values.some((value) => seen.has(value))) return undefined;
    for (const value of values) seen.add(value);
    found.push(values);
  }
  return { tag, values: found };
}

function tagValues(branch: NormalSchema, tag: string, definitions: Definitions): readonly unknown[] | undefined {
  const parts = checkedParts(branch, definitions);
  const isCertain =
    parts.some(({ type }) => type === 'object') && parts.some(({ required }) => required?.includes(tag));
  if (!isCertain) return undefined;
  for (const { properties = {} } of parts) {
    const property = Object.hasOwn(properties, tag) ? properties[tag] : undefined;
    const values = property === undefined ? undefined : listedScalars(property, definitions);
    if (values !== undefined) return [...new Set(values)];
  }
  return undefined;
}

function listedScalars(schema: NormalSchema, definitions: Definitions): readonly unknown[] | undefined {
  for (const part of checkedParts(schema, definitions)) {
    const values = listedValues(part);
    if (values?.every((value) => typeof value !== 'object' || value === null)) return values;
  }
  return undefined;
}

/** The schemas that apply to a value at once, but for those that only another checker validates. */
function checkedParts(schema: NormalSchema, definitions: Definitions): readonly NormalSchema[] {
  return conjuncts(
    schema,
    (node) => referredIn(definitions, node),
    (node) => node[LETTERPRESS]?.checkedBy !== undefined,
  );
}
