import { canonical } from '../../../core/json/canonical.js';

/** The work left for one check; at 0 the check stops and reports nothing more. */
export interface Budget {
  left: number;
}

const CHARACTERS_PER_UNIT = 32;

/** Spends the work of looking at one value; false once none is left. */
export function spend(budget: Budget, value: unknown): boolean {
  budget.left -= 1 + (typeof value === 'string' ? value.length / CHARACTERS_PER_UNIT : 0);
  return budget.left > 0;
}

/** The canonical JSON text of a value, which spends work for each part; nothing once the budget is spent. */
export function canonicalWithin(value: unknown, budget: Budget): string | undefined {
  return canonical(value, (part) => spend(budget, part));
}
