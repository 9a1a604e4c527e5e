import { type Budget, spend } from './budget.js';

/**
 * A text that two JSON values share exactly when JSON Schema calls them equal: whatever the order
 * of members and however a number is written.
 *
 * @returns nothing when the value is more than the budget allows.
 */
export function canonicalJson(value: unknown, budget: Budget): string | undefined {
  const parts: string[] = [];
  const waiting: (unknown | Written)[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (next instanceof Written) parts.push(next.text);
    else if (!spend(budget, next)) return undefined;
    else if (Array.isArray(next)) {
      waiting.push(new Written(']'));
      for (const item of next.toReversed()) waiting.push(new Written(','), item);
      waiting.push(new Written('['));
    } else if (typeof next === 'object' && next !== null) pushMembers(next, waiting);
    else parts.push(JSON.stringify(next) ?? 'null');
  }
  return parts.join('');
}

/** Text that stands in the result as it is. */
class Written {
  constructor(readonly text: string) {}
}

function pushMembers(object: object, waiting: (unknown | Written)[]): void {
  waiting.push(new Written('}'));
  for (const [name, member] of Object.entries(object).sort(([a], [b]) => (a < b ? 1 : -1))) {
    waiting.push(new Written(','), member, new Written(`${JSON.stringify(name)}:`));
  }
  waiting.push(new Written('{'));
}
