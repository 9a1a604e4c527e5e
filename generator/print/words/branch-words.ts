import type { NormalSchema } from '../../model.js';

const KINDS: ReadonlyMap<unknown, string> = new Map([
  ['string', 'as a string'],
  ['number', 'as a number'],
  ['integer', 'as an integer'],
  ['boolean', 'as a boolean'],
  ['object', 'as an object'],
  ['array', 'as a list'],
]);

/** What a branch of a choice is by its type: `as an object`; `undefined` where another branch has the same, or it has none. */
export function branchWords(branch: NormalSchema, choice: readonly NormalSchema[]): string | undefined {
  const isAlone = choice.every((other) => other === branch || other.type !== branch.type);
  return isAlone ? KINDS.get(branch.type) : undefined;
}

/** Whether a branch of a choice only asks for members: `{ required: ['path'] }`. It is a constraint and no variant. */
export function isRequirement(branch: NormalSchema): boolean {
  return branch.required !== undefined && branch.properties === undefined && branch.$ref === undefined;
}
