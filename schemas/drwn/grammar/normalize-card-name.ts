import type { TextResult } from '../../kit/issue.js';
import { isCardName } from './card-name.js';
import { quote } from './quote.js';

/**
 * Puts a scope before a name that has none, and checks the result.
 *
 * @param scope with its `@`; not looked at when the name has its own, and the same as none when empty.
 */
export function normalizeCardName(name: string, scope?: string | undefined): TextResult {
  const full = typeof name !== 'string' || name.startsWith('@') || !scope ? name : `${scope}/${name}`;
  if (typeof full === 'string' && isCardName(full)) return { ok: true, value: full };
  return {
    ok: false,
    issue: {
      code: 'schema/pattern',
      severity: 'error',
      path: '',
      message: `${quote(full)} is no card name.`,
      hint: 'Write `@scope/name` or `name` in lower-case letters, digits and dashes.',
      basis: 'platform',
    },
  };
}
