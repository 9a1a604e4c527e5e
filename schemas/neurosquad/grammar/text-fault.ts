/** What is wrong with a text, and what to do about it. One sentence each. */
export interface TextFault {
  readonly message: string;
  readonly hint: string;
}

/** The outcome of reading a text by a grammar: its normal form, or the first demand it breaks. */
export type Reading = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly fault: TextFault };

/** A reading that failed. */
export function refused(message: string, hint: string): Reading {
  return { ok: false, fault: { message, hint } };
}
