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
