import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModel } from '../../generator/stages/build-model.js';
import { card } from '../../schemas/neurosquad/index.js';
import { validateCard } from '../../src/neurosquad/index.js';
import { arbitraryDocument } from '../support/arbitrary.js';
import { FAULTS } from './faults.js';
import { repair } from './repair.js';

const RUNS = 150;
const RUNS_PER_FAULT = 8;

const documents = arbitraryDocument(buildModel(card));
const cards = documents.map(repair);

/** The codes of all errors, each once. */
function errorsOf(document: unknown): string[] {
  const errors = validateCard(document).issues.filter((issue) => issue.severity === 'error');
  return [...new Set(errors.map((issue) => issue.code))];
}

describe('random manifests', () => {
  it('are validated without throwing, whatever rules they break', () => {
    fc.assert(
      fc.property(documents, (document) => {
        for (const code of errorsOf(document)) expect(code).toMatch(/^(?:neurosquad|safe-subset)\//);
      }),
      { numRuns: RUNS },
    );
  });

  it('are accepted when they follow every rule, and again after normalization', () => {
    fc.assert(
      fc.property(cards, (document) => {
        expect(errorsOf(document)).toEqual([]);
        const { normalized } = validateCard(document);
        const again = validateCard(normalized);
        expect(again.valid).toBe(true);
        expect(again.normalized).toEqual(normalized);
      }),
      { numRuns: RUNS },
    );
  });

  it('never throw, whatever is put in place of any part', () => {
    fc.assert(
      fc.property(cards, fc.nat(), fc.jsonValue(), (document, place, value) => {
        expect(validateCard(replaceAt(document, place, value)).format).toBe('neurosquad/card');
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a valid manifest with one fault', () => {
  it('has at least forty faults to choose from, each with a unique name', () => {
    expect(new Set(FAULTS.map((fault) => fault.name)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  });

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', (_, fault) => {
    fc.assert(
      fc.property(cards, (document) => {
        expect(errorsOf(fault.break(document))).toEqual([fault.code]);
      }),
      { numRuns: RUNS_PER_FAULT },
    );
  });
});

/** A copy with another value at one of its places, counted in the order of a walk. */
function replaceAt(document: unknown, place: number, value: unknown): unknown {
  const copy = structuredClone(document);
  const places: { readonly holder: object; readonly key: string }[] = [];
  const waiting: unknown[] = [copy];
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop()) {
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [key, part] of Object.entries(holder)) {
      places.push({ holder, key });
      waiting.push(part);
    }
  }
  const chosen = places[place % places.length];
  if (chosen === undefined) return value;
  Object.defineProperty(chosen.holder, chosen.key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}
