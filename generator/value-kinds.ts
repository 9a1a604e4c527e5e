import { isNever } from '../core/is-never.js';
import type { JsonType } from '../core/json/json-type.js';
import { ownTypes } from '../core/schema/value-keywords.js';
import { referredIn } from './definition-ref.js';
import type { NormalSchema } from './model.js';
import type { Definitions } from './object-shape.js';

/** The JSON types of a schema's values. */
export type Kinds = ReadonlySet<JsonType>;

export const ALL_KINDS: Kinds = new Set<JsonType>(['object', 'array', 'string', 'number', 'boolean', 'null']);

/** References and branches inside each other that are followed, inclusive; what is deeper may be of any type. */
const MAX_NESTED = 64;

/** Tells which JSON types the schemas of a document allow. Each schema is looked at once. */
export class ValueKinds {
  private readonly known = new Map<NormalSchema, Kinds>();

  constructor(private readonly definitions: Definitions) {}

  /**
   * The JSON types that a schema allows, through its references and branches. One that describes properties or places
   * without a type is read as an object or an array, as the printed types read it.
   */
  of(node: NormalSchema, depth = 0): Kinds {
    const known = this.known.get(node);
    if (known !== undefined || depth > MAX_NESTED) return known ?? ALL_KINDS;
    this.known.set(node, ALL_KINDS);
    const kinds = isNever(node)
      ? new Set<JsonType>()
      : this.inside(node, depth + 1).reduce(commonKinds, ownKinds(node));
    this.known.set(node, kinds);
    return kinds;
  }

  /** The types of everything that applies to the same value. */
  private inside(node: NormalSchema, depth: number): Kinds[] {
    const target = referredIn(this.definitions, node);
    const parts = [...(target === undefined ? [] : [target]), ...(node.allOf ?? [])];
    const unions = [node.anyOf, node.oneOf].filter((branches) => branches !== undefined);
    return [
      ...parts.map((part) => this.of(part, depth)),
      ...unions.map((branches) => new Set(branches.flatMap((branch) => [...this.of(branch, depth)]))),
    ];
  }
}

/** The types that both sets have. */
export function commonKinds(left: Kinds, right: Kinds): Kinds {
  return new Set([...left].filter((kind) => right.has(kind)));
}

function ownKinds(node: NormalSchema): Kinds {
  const known = ownTypes(node);
  if (known !== undefined) return known;
  if (node.properties !== undefined || node.patternProperties !== undefined) return new Set<JsonType>(['object']);
  if (node.prefixItems !== undefined) return new Set<JsonType>(['array']);
  return ALL_KINDS;
}
