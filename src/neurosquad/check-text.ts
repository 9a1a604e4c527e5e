import type { TextResult } from '../../core/issue.js';
import { makeIssue } from '../../core/make-issue.js';
import { describeBriefly } from '../../core/words/describe.js';
import { parseCardPath } from '../../schemas/neurosquad/grammar/card-path.js';
import { parseHostPattern } from '../../schemas/neurosquad/grammar/host-pattern.js';
import type { ParseResult } from '../../schemas/neurosquad/grammar/text-fault.js';
import { cardPath } from '../../schemas/neurosquad/rules/paths/card-path.js';
import { hostPattern } from '../../schemas/neurosquad/rules/permissions/host-pattern.js';

/**
 * Checks the path of a file in a card's folder, but not its extension or whether the file exists.
 *
 * @param text a path relative to the manifest's folder, with `/` between its parts.
 * @returns the path without a trailing `/`, or an issue. Never throws.
 */
export function checkCardPath(text: string): TextResult {
  return textResult(cardPath.id, 'path', text, parseCardPath);
}

/**
 * Checks one host of a `network` permission.
 *
 * @param text a host name such as `api.example.com`, `*.example.com` or `api.example.com:8443`.
 * @returns the pattern as the app stores it: trimmed and without port 443; or an issue. Never throws.
 */
export function checkHostPattern(text: string): TextResult {
  return textResult(hostPattern.id, 'host', text, parseHostPattern);
}

/** Parses a string; any other value is an issue too. */
export function textResult(
  code: string,
  what: string,
  text: unknown,
  parse: (text: string) => ParseResult,
): TextResult {
  const parsed: ParseResult =
    typeof text === 'string'
      ? parse(text)
      : {
          ok: false,
          fault: {
            message: `Expected a string, found ${describeBriefly(text)}.`,
            hint: `Write the ${what} as a string.`,
          },
        };
  if (parsed.ok) return parsed;
  return { ok: false, issue: makeIssue({ code, ...parsed.fault }) };
}
