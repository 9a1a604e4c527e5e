import type { TextResult } from '../../core/issue.js';
import { makeIssue } from '../../core/make-issue.js';
import { parseCardPath } from '../../schemas/neurosquad/grammar/card-path.js';
import { parseHostPattern } from '../../schemas/neurosquad/grammar/host-pattern.js';
import type { Reading } from '../../schemas/neurosquad/grammar/text-fault.js';
import { cardPath } from '../../schemas/neurosquad/rules/paths/card-path.js';
import { hostPattern } from '../../schemas/neurosquad/rules/permissions/host-pattern.js';

/**
 * Judges the path of a file in a card's folder; not whether the file is there, nor its ending.
 *
 * @param text a path from the manifest's folder, with `/`.
 * @returns the path without a `/` at its end; or what is wrong. Never throws.
 */
export function checkCardPath(text: string): TextResult {
  return textResult(cardPath.id, 'A path', text, parseCardPath);
}

/**
 * Judges one host of a `network` permission.
 *
 * @param text a host name such as `api.example.com`, `*.example.com` or `api.example.com:8443`.
 * @returns the pattern as the app keeps it: trimmed, without port 443; or what is wrong. Never throws.
 */
export function checkHostPattern(text: string): TextResult {
  return textResult(hostPattern.id, 'A host', text, parseHostPattern);
}

/** Reads a text by a grammar; what is no text at all is as wrong as a wrong text. */
export function textResult(code: string, what: string, text: unknown, parse: (text: string) => Reading): TextResult {
  const reading: Reading =
    typeof text === 'string'
      ? parse(text)
      : { ok: false, fault: { message: `${what} must be a text.`, hint: 'Write it in quotes.' } };
  if (reading.ok) return reading;
  return { ok: false, issue: makeIssue({ code, ...reading.fault }) };
}
