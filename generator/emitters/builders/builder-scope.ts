import type { FormatModel, TypeNames } from '../../model.js';
import type { Definitions } from '../../object-shape.js';
import { NamePool } from '../../print/names/name-pool.js';
import { RESERVED_WORDS, TYPE_GLOBALS, VALUE_GLOBALS } from '../../print/names/reserved-names.js';
import type { InputPlan } from './builders-plan.js';

/** What the parts of a builders module share. */
export interface BuilderScope {
  readonly definitions: Definitions;
  /** The generated types that the module imports. */
  readonly types: TypeNames;
  /** Top-level names of the module, both types and values; the generated types are already taken. */
  readonly names: NamePool;
  /** The inputs of factories, by type and the properties they set; factories of several unions may share one. */
  readonly inputs: Map<string, InputPlan>;
}

/** The scope of one builders module, in which only the names of the generated types are taken. */
export function builderScope({ names: types, definitions, typesSchema }: FormatModel): BuilderScope {
  const names = new NamePool([RESERVED_WORDS, TYPE_GLOBALS, VALUE_GLOBALS]);
  for (const name of new Set([types.document, ...Object.keys(typesSchema.$defs ?? {})])) names.claim(name);
  return { definitions, types, names, inputs: new Map() };
}
