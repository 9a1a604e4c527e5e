import type { TextResult } from '../../schemas/kit/issue.js';
import { parseHostPattern } from '../../schemas/neurosquad/grammar/host-pattern.js';
import { hostPattern } from '../../schemas/neurosquad/rules/host-pattern.js';
import { textResult } from './text-result.js';

/**
 * Judges one host of a `network` permission.
 *
 * @param text a host name such as `api.example.com`, `*.example.com` or `api.example.com:8443`.
 * @returns the pattern as the app keeps it: trimmed, without port 443; or what is wrong. Never throws.
 */
export function checkHostPattern(text: string): TextResult {
  return textResult(hostPattern.id, 'A host', text, parseHostPattern);
}
