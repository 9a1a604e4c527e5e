import type { FormatModel } from '../../model.js';
import { NamePool } from '../../print/names/name-pool.js';
import { RESERVED_WORDS, TYPE_GLOBALS, VALUE_GLOBALS } from '../../print/names/reserved-names.js';
import { type TypeNames, typeNames } from '../../print/names/type-names.js';
import type { InputPlan } from './builders-plan.js';
import type { Definitions } from './object-shape.js';

/** What the parts of a builders module have in common. */
export interface BuilderScope {
  readonly definitions: Definitions;
  /** The generated types that the module imports. */
  readonly types: TypeNames;
  /** Names at the top of the module, types and values alike; the imported types have theirs. */
  readonly names: NamePool;
  /** What factories take, by type and the members they set; factories of several unions may share one. */
  readonly inputs: Map<string, InputPlan>;
}

export function builderScope({ root, definitions, typeName }: FormatModel): BuilderScope {
  const types = typeNames(typeName, root, definitions);
  const names = new NamePool([RESERVED_WORDS, TYPE_GLOBALS, VALUE_GLOBALS]);
  for (const name of new Set([types.document, ...types.definitions.values()])) names.claim(name);
  return { definitions, types, names, inputs: new Map() };
}
