import type { JsonType } from '../../../core/json/json-type.js';
import { jsonType } from '../../../core/json/json-type.js';
import type { StructureNode } from '../format.js';
import type { BranchIndex } from './branch-index.js';
import type { SchemaReader } from './schema-reader.js';

/** What is known about a union from the value's type and discriminators alone. */
export type BranchChoice =
  /** Only this branch is possible: the value's type or its discriminators rule out all others. */
  | { readonly kind: 'decided'; readonly branch: StructureNode }
  /** No branch allows a value of this type. */
  | { readonly kind: 'wrong type'; readonly types: readonly JsonType[] }
  /** A string that no branch allows. */
  | { readonly kind: 'unknown string'; readonly known: readonly StructureNode[] }
  /** Discriminators are missing or wrong; `branches` are those that the other discriminators leave. */
  | { readonly kind: 'wrong tags'; readonly tags: readonly WrongTag[]; readonly branches: readonly StructureNode[] }
  /** Only trying the branches can tell. */
  | { readonly kind: 'open'; readonly branches: readonly StructureNode[] };

/** A discriminator that matches no branch. */
export interface WrongTag {
  readonly name: string;
  /** The branches' schemas for it; nothing if it is missing. */
  readonly known: readonly StructureNode[] | undefined;
}

/** What choosing a branch needs to know about schemas. */
export type Schemas = Pick<SchemaReader, 'parts' | 'branches'>;

/** Chooses the branch that the author meant, by type and discriminators. */
export function chooseBranch(
  branches: readonly StructureNode[],
  value: unknown,
  { branches: index }: Schemas,
  discriminator?: string,
): BranchChoice {
  const type = jsonType(value);
  const fitting = index.ofType(branches, type);
  const [only] = fitting;
  if (only === undefined) {
    const types = index.types(branches);
    return types.length === 0 ? { kind: 'open', branches } : { kind: 'wrong type', types };
  }
  if (fitting.length === 1) return { kind: 'decided', branch: only };
  if (typeof value === 'object' && value !== null && type === 'object')
    return chooseByTags(fitting, value, index, discriminator);
  const { isWhole, taking, tags } = index.values(fitting);
  const takers = isWhole ? taking(value) : fitting;
  if (takers.length > 0) return { kind: 'open', branches: takers };
  return typeof value === 'string' ? { kind: 'unknown string', known: tags } : { kind: 'open', branches: fitting };
}

/**
 * Narrows down the branches, one discriminator after the other; a wrong one is skipped. One that is missing, and that
 * only some branches require, rules out none of them: it may have been forgotten.
 */
function chooseByTags(
  branches: readonly StructureNode[],
  value: object,
  index: BranchIndex,
  discriminator: string | undefined,
): BranchChoice {
  let left = branches;
  const asked = new Set<string>();
  const wrong: WrongTag[] = [];
  const next = (): string | undefined => index.nextTag(left, asked, discriminator);
  for (let name = next(); name !== undefined; name = next()) {
    asked.add(name);
    const { taking, tags, isRequired } = index.property(left, name);
    if (!Object.hasOwn(value, name)) {
      if (isRequired) wrong.push({ name, known: undefined });
      continue;
    }
    const matching = taking(Reflect.get(value, name));
    if (matching.length > 0) left = matching;
    else wrong.push({ name, known: tags });
  }
  const [only] = left;
  if (wrong.length > 0) return { kind: 'wrong tags', tags: wrong, branches: left };
  return only !== undefined && left.length === 1 ? { kind: 'decided', branch: only } : { kind: 'open', branches: left };
}
