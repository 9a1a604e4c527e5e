import type { TextResult } from '../../schemas/kit/issue.js';
import type { Reading } from '../../schemas/neurosquad/grammar/text-fault.js';

/** Reads a text by a grammar; what is no text at all is as wrong as a wrong text. */
export function textResult(code: string, what: string, text: unknown, parse: (text: string) => Reading): TextResult {
  const reading: Reading =
    typeof text === 'string'
      ? parse(text)
      : { ok: false, fault: { message: `${what} must be a text.`, hint: 'Write it in quotes.' } };
  if (reading.ok) return reading;
  return { ok: false, issue: { code, severity: 'error', path: '', ...reading.fault, basis: 'contract' } };
}
