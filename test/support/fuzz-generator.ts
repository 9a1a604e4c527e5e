import { ModelError } from '../../generator/model.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { explainStructure } from '../../src/runtime/structure/explain-structure.js';
import { dice, mutated, randomDocument } from './random-document.js';
import { randomSchema, randomValue } from './random-schema.js';
import { ajvOf, publishedStructure } from './reference-validators.js';
import { runtimeFormat, toyOf } from './runtime-format.js';

/** What one random schema came to. */
export type Outcome =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'printed'; readonly documents: number; readonly valid: number }
  /** Something that must not be: an exception that is no refusal, or validators that disagree. */
  | { readonly kind: 'fault'; readonly fault: string };

/** Documents that each schema is tried with. */
const DOCUMENTS = 12;

/**
 * Puts one random schema through stages and validator: it is refused by name, or the compiled validator and the
 * explanation agree with ajv about every document that is tried.
 */
export async function tryRandomSchema(seed: number): Promise<Outcome> {
  const roll = dice(seed);
  const schema = randomSchema(roll);
  try {
    const format = toyOf(schema);
    const model = buildModel(format);
    const runtime = await runtimeFormat(format);
    const ajv = ajvOf(model, { strict: false }).compile(publishedStructure(model));
    let valid = 0;
    for (let index = 0; index < DOCUMENTS; index += 1) {
      const made = index % 2 === 0 ? randomDocument(model, roll) : randomValue(roll);
      const document = index % 4 < 2 ? made : mutated(made, roll);
      const verdicts = {
        ajv: ajv(document) === true,
        compiled: runtime.isValid(document),
        explained: explainStructure(runtime, document, 'contract').findings.length === 0,
      };
      if (verdicts.ajv) valid += 1;
      if (new Set(Object.values(verdicts)).size > 1) {
        return { kind: 'fault', fault: told(seed, { schema, document, verdicts }) };
      }
    }
    return { kind: 'printed', documents: DOCUMENTS, valid };
  } catch (error) {
    if (error instanceof ModelError) return { kind: 'refused', code: error.code };
    return { kind: 'fault', fault: told(seed, { schema, error: error instanceof Error ? error.stack : error }) };
  }
}

function told(seed: number, about: object): string {
  return `seed ${seed}: ${JSON.stringify(about)}`;
}
