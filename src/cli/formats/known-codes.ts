import type { CodeEntry } from '../../../core/code.js';
import type { AnyRule } from '../../../core/rule.js';
import { codePointOrder } from '../../../core/words/code-point-order.js';

/** Every code that can be explained. */
export interface KnownCodes {
  /** Every rule of every format. */
  readonly rules: readonly AnyRule[];
  /** Every code that is not a rule's id. */
  readonly codes: ReadonlyMap<string, CodeEntry>;
}

/** Loads every rule and code. */
export async function knownCodes(): Promise<KnownCodes> {
  const { REGISTRY } = await import('../../../generated/registry.js');
  const { CODES } = await import('../../../core/codes/index.js');
  const behaviors = Object.values(REGISTRY).map(({ behavior }) => behavior);
  const codes = new Map(CODES);
  for (const behavior of behaviors)
    for (const [code, entry] of (await behavior.codes?.()) ?? []) codes.set(code, entry);
  return { rules: [...new Set(behaviors.flatMap(({ rules }) => rules))], codes };
}

/** Every code with its summary, in code-point order. */
export function summaries({ rules, codes }: KnownCodes): [code: string, summary: string][] {
  const all = new Map<string, string>();
  for (const { id, summary } of rules) all.set(id, summary);
  for (const [code, { summary }] of codes) all.set(code, summary);
  return [...all].sort(([left], [right]) => codePointOrder(left, right));
}
