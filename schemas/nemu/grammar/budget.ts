import { canonical } from '../../../core/json/canonical.js';

/** Work that is left for one check; at 0 the check stops and says nothing more. */
export interface Budget {
  left: number;
}

const CHARACTERS_PER_UNIT = 32;

/** Takes the work of looking at one value; false once there is none left. */
export function spend(budget: Budget, value: unknown): boolean {
  budget.left -= 1 + (typeof value === 'string' ? value.length / CHARACTERS_PER_UNIT : 0);
  return budget.left > 0;
}

/** The canonical text of a JSON value, each part of it paid for; nothing once the budget ends. */
export function canonicalWithin(value: unknown, budget: Budget): string | undefined {
  return canonical(value, (part) => spend(budget, part));
}
