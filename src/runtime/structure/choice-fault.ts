import { listedValues } from '../../../core/schema/value-keywords.js';
import { capitalize, uncapitalize } from '../../../core/words/capitalize.js';
import { describe } from '../../../core/words/describe.js';
import { listWords } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import type { StructureNode } from '../format.js';
import type { Place } from '../place.js';
import { propertyTag } from './branch-index.js';
import type { Schemas } from './choose-branch.js';
import type { Fault, StructuralFinding } from './finding.js';
import { MAX_SHOWN } from './shown-value.js';

/** A branch of a union, and what is wrong with a value under it. */
export interface TriedBranch {
  readonly branch: StructureNode;
  readonly findings: readonly StructuralFinding[];
}

type Union = 'anyOf' | 'oneOf';

/**
 * The fault of a value that several branches of a union fit equally well: the author has a choice. Nothing unless every
 * one of them only wants properties that are missing, or have another constant, and each wants others.
 */
export function choiceFault(
  keyword: Union,
  tied: readonly TriedBranch[],
  { value, place, schemas }: { readonly value: unknown; readonly place: Place; readonly schemas: Schemas },
): Fault | undefined {
  if (tied.length < 2 || tied.length > MAX_SHOWN) return undefined;
  const depth = place.depth + 1;
  const wishes = tied.map(({ branch, findings }) => wishOf(branch, findings, depth, schemas));
  if (wishes.some((wish) => wish === undefined)) return undefined;
  const known = wishes.flatMap((wish) => wish ?? []);
  if (new Set(known.map(({ names }) => names.join(', '))).size < known.length) return undefined;
  const one = keyword === 'oneOf' ? 'exactly one' : 'one';
  const names = known.map((wish) => listWords(wish.names, 'and'));
  const either = known.every((wish) => wish.names.length === 1) ? listWords(names, 'or') : names.join(', or ');
  const [first] = known;
  const isSame = first !== undefined && known.every(({ wanted }) => wanted === first.wanted);
  if (isSame && first.wanted === undefined) {
    return { keyword, place, message: `${either} is missing.`, hint: `Add ${one} of them.`, isKept: true };
  }
  if (isSame) {
    return {
      keyword,
      place,
      message: `${either} must be ${first.wanted}.`,
      hint: `Set ${one} of them to ${first.wanted}.`,
    };
  }
  const steps = known.map((wish, index) =>
    wish.wanted === undefined ? `add ${names[index]}` : `set ${names[index]} to ${wish.wanted}`,
  );
  return {
    keyword,
    place,
    message: `${capitalize(describe(value))} matches none of the ${known.length} allowed shapes.`,
    hint: `${capitalize(uncapitalize(steps.join(', or ')))}.`,
  };
}

/** The properties that a branch wants: all of them, with the constant that `wanted` shows, or with any value. */
interface Wish {
  readonly names: readonly string[];
  readonly wanted: string | undefined;
}

function wishOf(
  branch: StructureNode,
  findings: readonly StructuralFinding[],
  depth: number,
  schemas: Schemas,
): Wish | undefined {
  const names: string[] = [];
  const wanted = new Set<string | undefined>();
  for (const { code, place, severity } of findings) {
    if (severity !== 'error' || place.depth !== depth) return undefined;
    const name = String(place.segment);
    const constant = code === 'schema/const' ? constantOf(branch, name, schemas) : undefined;
    // An item of an array may have a constant too, and is nothing that one sets.
    if (code !== 'schema/required' && constant === undefined) return undefined;
    wanted.add(constant);
    names.push(quote(name));
  }
  const [only] = wanted;
  return names.length > 0 && wanted.size === 1 ? { names, wanted: only } : undefined;
}

function constantOf(branch: StructureNode, name: string, schemas: Schemas): string | undefined {
  const tag = propertyTag(branch, name, schemas);
  const values = tag && listedValues(tag);
  return values === undefined ? undefined : quote(JSON.stringify(values[0]));
}

/** The fault of a value that several branches of `oneOf` accept. */
export function ambiguousFault(
  matching: readonly StructureNode[],
  value: unknown,
  place: Place,
  schemas: Schemas,
): Fault {
  const required = matching.map((branch) => new Set(schemas.parts(branch).flatMap((part) => part.required ?? [])));
  const distinct = required.map((names, index) =>
    [...names].find((name) => required.every((others, other) => other === index || !others.has(name))),
  );
  const names = distinct.flatMap((name) => (name === undefined ? [] : quote(name)));
  if (names.length === matching.length && names.length <= MAX_SHOWN) {
    return {
      keyword: 'oneOf',
      place,
      message: `Only one of ${listWords(names, 'and')} is allowed.`,
      hint: `Remove ${names.length === 2 ? 'one of them' : 'all of them but one'}.`,
      isKept: true,
    };
  }
  return {
    keyword: 'oneOf',
    place,
    message: `${capitalize(describe(value))} matches ${matching.length} of the allowed shapes, but only one may match.`,
  };
}
