import { explainCode } from '../commands/explain/explain-code.js';
import { knownCodes } from '../formats/known-codes.js';

/** A reporting descriptor of SARIF. */
export interface SarifRule {
  readonly id: string;
  readonly shortDescription?: { readonly text: string };
  readonly fullDescription?: { readonly text: string };
  readonly help?: { readonly text: string };
}

/** What each code means, as SARIF rules; an unknown code gets its id alone. */
export async function sarifRules(codes: readonly string[]): Promise<SarifRule[]> {
  if (codes.length === 0) return [];
  const all = await knownCodes();
  return codes.map((code) => {
    const known = explainCode(code, all.rules, all.codes);
    if (known === undefined) return { id: code };
    return {
      id: code,
      shortDescription: { text: known.summary },
      fullDescription: { text: known.rationale },
      help: { text: known.fix },
    };
  });
}
