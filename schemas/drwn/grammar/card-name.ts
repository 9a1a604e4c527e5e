import { requireString } from '../../../core/calls/require-string.js';
import type { TextResult } from '../../../core/issue.js';
import { quoteValue } from '../../../core/words/describe.js';

/** `@scope/name` or `name`; the schema publishes the same pattern. */
export const CARD_NAME = '^(?:@[a-z0-9-]+/)?[a-z0-9-]+$';

const NAME = new RegExp(CARD_NAME);

/** Whether text is a valid card name: `@scope/name` or `name` in lowercase ASCII letters, digits and dashes. */
export function isCardName(text: string): boolean {
  return NAME.test(text);
}

/**
 * Adds a scope to a name that has none, and checks the result.
 *
 * @param scope including its `@`; ignored when the name has its own scope; empty means no scope.
 * @throws {UsageError} `bad-option` for a scope that is not a string; a name that is not one is an issue.
 */
export function normalizeCardName(name: string, scope?: string | undefined): TextResult {
  if (scope !== undefined) requireString('scope', scope);
  const full = typeof name !== 'string' || name.startsWith('@') || !scope ? name : `${scope}/${name}`;
  if (typeof full === 'string' && isCardName(full)) return { ok: true, value: full };
  return {
    ok: false,
    issue: {
      code: 'schema/pattern',
      severity: 'error',
      path: '',
      message: `${quoteValue(full)} is not a valid card name.`,
      hint: 'Write `@scope/name` or `name` in lowercase letters, digits and dashes.',
      basis: 'platform',
    },
  };
}
