import { definitionName } from '../../definition-ref.js';
import type { NormalSchema } from '../../model.js';
import { pascalCase } from './identifiers.js';
import { NamePool } from './name-pool.js';
import { RESERVED_WORDS, TYPE_GLOBALS, VALUE_GLOBALS } from './reserved-names.js';

/** The TypeScript names of a document's type and of its definitions. */
export interface TypeNames {
  readonly document: string;
  /** By definition name, in the order of the definitions. */
  readonly definitions: ReadonlyMap<string, string>;
}

/**
 * Names the types of a document. A definition's name is put in PascalCase; names that the
 * language or its library reserves, and names that two definitions would share, get `_` appended.
 *
 * @param document the wanted name of the document's own type; it takes precedence over the definitions.
 */
export function typeNames(
  document: string,
  root: NormalSchema,
  definitions: ReadonlyMap<string, NormalSchema>,
): TypeNames {
  const pool = new NamePool([RESERVED_WORDS, TYPE_GLOBALS, VALUE_GLOBALS]);
  const wanted = pascalCase(document) || 'Document';
  const own = pool.claim(wanted);
  const rootDefinition = root.$ref === undefined ? undefined : definitionName(root.$ref);
  const names = new Map<string, string>();
  for (const name of definitions.keys()) {
    const preferred = pascalCase(name) || 'Definition';
    const isDocument = preferred === wanted && name === rootDefinition;
    names.set(name, isDocument ? own : pool.claim(preferred));
  }
  return { document: own, definitions: names };
}
