import type { CodeEntry } from '../../../core/code.js';
import type { AnyRule } from '../../../core/rule.js';
import { codePointOrder } from '../../../core/words/code-point-order.js';

/** All that can be explained. */
export interface KnownCodes {
  /** Every rule of every format. */
  readonly rules: readonly AnyRule[];
  /** Every code that is no rule's id. */
  readonly codes: ReadonlyMap<string, CodeEntry>;
}

/** Loads every rule and code there is. */
export async function knownCodes(): Promise<KnownCodes> {
  const [{ REGISTRY }, { CODES }, { fileChecks }, { preflightChecks }, { codesOf }, { table }] = await Promise.all([
    import('../../../generated/registry.js'),
    import('../../../core/codes/index.js'),
    import('../../../schemas/nemu/codes.js'),
    import('../../../schemas/neuralis/codes.js'),
    import('../../../schemas/safe-subset/codes.js'),
    import('../../../schemas/safe-subset/tables/index.js'),
  ]);
  return {
    rules: [...new Set(Object.values(REGISTRY).flatMap(({ behavior }) => behavior.rules))],
    codes: new Map<string, CodeEntry>([
      ...CODES,
      ...Object.entries(fileChecks),
      ...Object.entries(preflightChecks),
      ...codesOf(table),
    ]),
  };
}

/** Every code with what it says in one sentence, in code-point order. */
export function summaries({ rules, codes }: KnownCodes): [code: string, summary: string][] {
  const all = new Map<string, string>();
  for (const { id, summary } of rules) all.set(id, summary);
  for (const [code, { summary }] of codes) all.set(code, summary);
  return [...all].sort(([left], [right]) => codePointOrder(left, right));
}
