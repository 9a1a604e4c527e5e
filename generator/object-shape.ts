import { conjuncts } from '../core/schema/conjuncts.js';
import { listedValues } from '../core/schema/value-keywords.js';
import { referredIn } from './definition-ref.js';
import { indexSignatures, isBareObject } from './index-signatures.js';
import type { NormalSchema } from './model.js';

export type Definitions = ReadonlyMap<string, NormalSchema>;

/** A property of an object, with everything that the parts of an intersection say about it. */
export interface Member {
  readonly schemas: readonly NormalSchema[];
  readonly isRequired: boolean;
}

/** The properties of an object type, whether written out, referred to, or combined by `allOf`. */
export interface ObjectShape {
  readonly members: ReadonlyMap<string, Member>;
  /** The key types of the index signatures of its type. */
  readonly indexes: readonly string[];
  /** Whether one part has an index signature and another one properties of other types. */
  readonly isMixed: boolean;
}

/** The shape of a schema of one kind of object; `undefined` for a union, or for anything else. */
export function objectShape(node: NormalSchema, definitions: Definitions): ObjectShape | undefined {
  const parts = partsOf(node, definitions);
  if (parts === undefined || !parts.some(isObject)) return undefined;
  const members = new Map<string, Member>();
  for (const part of parts) {
    for (const [name, schema] of Object.entries(part.properties ?? {})) {
      const known = members.get(name);
      const isRequired = (known?.isRequired ?? false) || parts.some((other) => other.required?.includes(name));
      members.set(name, { schemas: [...(known?.schemas ?? []), schema], isRequired });
    }
  }
  const indexes = indexesOf(parts);
  return { members, indexes, isMixed: indexes.length > 0 && parts.filter(isShaped).length > 1 };
}

/** Whether a part says more about an object than that it is one. */
function isShaped(part: NormalSchema): boolean {
  return isObject(part) && !isBareObject(part);
}

/** A part that is an object and nothing else adds an index signature only where no other part says more. */
function indexesOf(parts: readonly NormalSchema[]): readonly string[] {
  const shapes = parts.filter(isShaped);
  const keys = (shapes.length > 0 ? shapes : [{ type: 'object' }]).flatMap(indexSignatures).map(({ key }) => key);
  return keys.includes('string') ? ['string'] : [...new Set(keys)];
}

/** The only value that a schema allows, in an array of one; empty when there is a choice. */
export function onlyValue(member: Member, definitions: Definitions): readonly unknown[] {
  const [found = []] = member.schemas
    .map((schema) => possibleValues(schema, definitions))
    .filter((values) => values?.length === 1);
  return found;
}

/** The values that a schema lists, or `undefined` when it lists none. */
export function possibleValues(node: NormalSchema, definitions: Definitions): readonly unknown[] | undefined {
  for (const part of partsOf(node, definitions) ?? []) {
    const values = listedValues(part);
    if (values !== undefined) return values;
    if (part.type === 'null') return [null];
  }
  return undefined;
}

/** All schemas that apply at once: the node, its reference and its `allOf`. `undefined` when there are branches to choose from. */
function partsOf(node: NormalSchema, definitions: Definitions): readonly NormalSchema[] | undefined {
  const parts = conjuncts(node, (part) => referredIn(definitions, part));
  const hasChoice = parts.some(({ anyOf = [], oneOf = [] }) => anyOf.some(isChoice) || oneOf.some(isChoice));
  return hasChoice ? undefined : parts;
}

/** Whether a branch has a type of its own, rather than only constraints. */
export function isChoice({
  $ref,
  type,
  properties,
  enum: values,
  anyOf,
  oneOf,
  allOf,
  ...others
}: NormalSchema): boolean {
  return (
    [$ref, type, properties, values, anyOf, oneOf, allOf].some((keyword) => keyword !== undefined) || 'const' in others
  );
}

function isObject({ type, properties }: NormalSchema): boolean {
  return type === 'object' || (type === undefined && properties !== undefined);
}
