import { describe, expect, it } from 'vitest';
import type { Issue, ValidateOptions } from '../../core/issue.js';
import { parentOf, segmentsOf } from '../../core/json/pointer.js';
import { LIMITS } from '../../core/limits.js';
import { REGISTRY } from '../../generated/registry.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { FORMATS } from '../../schemas/index.js';
import { validate, validateText } from '../../src/runtime/index.js';
import { dice, mutated, randomDocument } from '../support/random-document.js';

/** Made-up documents a format, each broken a step further four times. */
const DOCUMENTS = 60;
const STEPS = 4;

const OPTIONS: readonly ValidateOptions[] = [
  {},
  { profile: 'platform' },
  { trust: 'untrusted' },
  { profile: 'platform', trust: 'first-party' },
  { trust: 'trusted' },
];

/** Values that nobody would write by mistake. */
const HOSTILE: readonly unknown[] = [
  null,
  [],
  '',
  0,
  JSON.parse('{"__proto__":{"name":"a"},"constructor":{},"toString":1}'),
  JSON.parse('['.repeat(LIMITS.depth) + ']'.repeat(LIMITS.depth)),
  { name: '\ud800', version: '\u0000', '': { '/': { '~': [] } } },
];

function hasPlace(document: unknown, path: string): boolean {
  let value = document;
  for (const key of segmentsOf(path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = Reflect.get(value, key);
  }
  return true;
}

/** What every issue promises, or what this one breaks. */
function brokenPromise({ path, message, hint, code }: Issue, document: unknown): string | undefined {
  if (path !== '' && !/^(?:\/(?:[^~/]|~[01])*)+$/.test(path)) return `${code}: ${path} is no pointer`;
  if (!hasPlace(document, path) && !hasPlace(document, parentOf(path))) return `${code}: nothing is at ${path}`;
  for (const text of [message, hint ?? 'None.']) {
    if (!/[.?!…`)”:]$/.test(text)) return `${code}: “${text}” has no end`;
    if (/\bundefined\b|\[object |NaN/.test(text))
      return `${code}: “${text}” shows what is none of the reader’s business`;
  }
  return undefined;
}

describe.each(FORMATS.map((format) => [format.id, format] as const))('%s', (id, format) => {
  const runtime = REGISTRY[id as keyof typeof REGISTRY];
  const model = buildModel(format);
  const roll = dice(11);
  const made = Array.from({ length: DOCUMENTS }, () => randomDocument(model, roll));
  const examples = format.behavior.rules.flatMap(({ valid, invalid }) =>
    [...valid, ...invalid].map(({ document }) => document),
  );
  const written = (format.examples ?? []).map(({ document }) => document);
  const documents = [
    ...HOSTILE,
    ...[...made, ...examples, ...written].flatMap((document) => {
      const steps = [document];
      for (let step = 0; step < STEPS; step += 1) steps.push(mutated(steps.at(-1), roll));
      return steps;
    }),
  ];

  it('judges whatever it is given without a throw, and keeps what every issue promises', () => {
    const broken: (string | undefined)[] = [];
    for (const [index, document] of documents.entries()) {
      const { format: judged, valid, issues } = validate(runtime, document, OPTIONS[index % OPTIONS.length]);
      expect(judged).toBe(id);
      expect(valid).toBe(!issues.some(({ severity }) => severity === 'error'));
      expect(issues.length).toBeLessThanOrEqual(LIMITS.issues + 1);
      broken.push(...issues.map((issue) => brokenPromise(issue, document)));
    }
    expect([...new Set(broken.filter((promise) => promise !== undefined))].slice(0, 5)).toEqual([]);
  });

  it('says of a text what it says of the value, and where', () => {
    const shown = ({ code, path, severity, message }: Issue): string => `${severity} ${code} ${path} ${message}`;
    for (const [index, document] of documents.slice(0, 150).entries()) {
      const options = OPTIONS[index % OPTIONS.length];
      const text = validateText(runtime, JSON.stringify(document), options);
      const value = validate(runtime, document, options);
      expect(text.valid).toBe(value.valid);
      expect(text.issues.map(shown)).toEqual(value.issues.map(shown));
      for (const { line, column } of text.issues) expect([line, column].every((place) => Number(place) > 0)).toBe(true);
    }
  });

  it('reports no structural fault twice, nor by a rule what the structure says at that place', () => {
    const twice = documents.flatMap((document) => {
      const keys = validate(runtime, document).issues.map(({ code, path, message }) => `${code} ${path} ${message}`);
      return keys.filter((key, index) => keys.indexOf(key) !== index);
    });
    expect([...new Set(twice)].slice(0, 5)).toEqual([]);
  });
});
