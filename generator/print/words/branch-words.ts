import { codePointOrder } from '../../../core/words/code-point-order.js';
import { listWords } from '../../../core/words/list.js';
import type { NormalSchema } from '../../model.js';

const KINDS: ReadonlyMap<unknown, string> = new Map([
  ['string', 'as a string'],
  ['number', 'as a number'],
  ['integer', 'as an integer'],
  ['boolean', 'as a boolean'],
  ['object', 'as an object'],
  ['array', 'as an array'],
]);

/** The type of a branch in words: `as an object`; `undefined` when another branch has the same type, or it has none. */
export function branchWords(branch: NormalSchema, choice: readonly NormalSchema[]): string | undefined {
  const isAlone = choice.every((other) => other === branch || other.type !== branch.type);
  return isAlone ? KINDS.get(branch.type) : undefined;
}

/** The properties that only this branch requires: `with radius`; `undefined` when there is none. */
export function ownPropertyWords(branch: NormalSchema, choice: readonly NormalSchema[]): string | undefined {
  const isOwn = (name: string): boolean => choice.every((other) => other === branch || !other.required?.includes(name));
  const own = (branch.required ?? []).filter(isOwn).sort(codePointOrder);
  return own.length === 0 ? undefined : `with ${listWords(own, 'and')}`;
}

/** Whether a branch of a union only requires properties: `{ required: ['path'] }`. It is a constraint, not a variant. */
export function isRequirement(branch: NormalSchema): boolean {
  return branch.required !== undefined && branch.properties === undefined && branch.$ref === undefined;
}
