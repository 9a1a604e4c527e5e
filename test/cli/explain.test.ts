import { describe, expect, it } from 'vitest';
import { CODES } from '../../core/codes/index.js';
import { structuralCode } from '../../core/codes/structural-code.js';
import { defineRule } from '../../core/rule.js';
import { explainCode } from '../../src/cli/commands/explain/explain-code.js';
import { printExplanation } from '../../src/cli/commands/explain/print-explanation.js';
import { readDocument } from '../../src/runtime/document.js';
import type { RuntimeFormat, StructureNode } from '../../src/runtime/format.js';
import { explainStructure } from '../../src/runtime/structure/explain-structure.js';

const rule = defineRule<{ w: number }>({
  id: 'toy/size-order',
  severity: 'error',
  platform: 'warning',
  basis: 'contract',
  summary: 'Sizes are in order, which takes a sentence that is a good deal longer than one line of a terminal.',
  rationale: 'Because.',
  fix: 'Fix it.',
  valid: [{ title: 'in order', document: { w: 1 } }],
  invalid: [
    { title: 'far too long', document: Array.from({ length: 100 }, () => 'x'.repeat(99)), at: [''] },
    { title: 'out of order', document: { w: { deep: ['a\u202eb'] } }, at: ['/w', ''] },
  ],
  *check() {},
});

/** The constraint that the example of each structural code shows. */
const DEMANDS: Readonly<Record<string, StructureNode>> = {
  'schema/type': { properties: { protocol: { type: 'integer' } } },
  'schema/const': { properties: { version: { const: 2 } } },
  'schema/enum': { properties: { mode: { enum: ['stream', 'state'] } } },
  'schema/format': { properties: { url: { format: 'uri', pattern: '^https?:' } } },
  'schema/pattern': { properties: { name: { pattern: '^[a-z0-9-]+$' } } },
  'schema/min-length': { properties: { label: { minLength: 1 } } },
  'schema/max-length': { properties: { unit: { maxLength: 3 } } },
  'schema/minimum': { properties: { width: { minimum: 200 } } },
  'schema/maximum': { properties: { width: { maximum: 2400 } } },
  'schema/exclusive-minimum': { properties: { height: { exclusiveMinimum: 0 } } },
  'schema/exclusive-maximum': { properties: { share: { exclusiveMaximum: 1 } } },
  'schema/multiple-of': { properties: { columns: { multipleOf: 4 } } },
  'schema/required': { required: ['name', 'version'] },
  'schema/dependent-required': { dependentRequired: { from: ['to'] } },
  'schema/unknown-key': { properties: { displayName: {} }, additionalProperties: false },
  'schema/property-names': { propertyNames: { pattern: '^\\w+$' } },
  'schema/min-properties': { properties: { scripts: { minProperties: 1 } } },
  'schema/max-properties': { properties: { labels: { maxProperties: 1 } } },
  'schema/min-items': { properties: { steps: { minItems: 1 } } },
  'schema/max-items': { properties: { tags: { maxItems: 2 } } },
  'schema/contains': { properties: { roles: { contains: { const: 'owner' } } } },
  'schema/min-contains': { properties: { points: { contains: { type: 'number' }, minContains: 2 } } },
  'schema/max-contains': { properties: { roles: { contains: { const: 'owner' }, maxContains: 1 } } },
  'schema/unique-items': { properties: { tags: { uniqueItems: true } } },
  'schema/one-of': { oneOf: [{ required: ['path'] }, { required: ['url'] }] },
  'schema/not': { properties: { name: { not: { const: 'default' } } } },
};

/** Raised only where choices are nested too deeply to be tried. */
const RARE = ['schema/any-of'];

function codesOf(root: StructureNode, text: string): string[] {
  const format: RuntimeFormat = {
    id: 'toy/card',
    title: 'Toy',
    fileNames: ['toy.json'],
    $id: 'urn:toy',
    dialect: '2020-12',
    acceptsSchemaKey: false,
    isValid: () => false,
    structure: { root, definitions: {} },
    behavior: { rules: [] },
  };
  return explainStructure(format, JSON.parse(text), 'contract').findings.map(({ code }) => code);
}

const STRUCTURAL = [
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'required',
  'dependentRequired',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'items',
  'prefixItems',
  'contains',
  'minContains',
  'maxContains',
  'uniqueItems',
  'anyOf',
  'oneOf',
  'not',
];

describe('explainCode', () => {
  it('knows every code that the schema can raise', () => {
    const unknown = STRUCTURAL.map(structuralCode).filter((code) => explainCode(code, []) === undefined);
    expect(unknown).toEqual([]);
  });

  it.each([...CODES].map(([code, entry]) => ({ code, entry })))(
    '$code is written in whole sentences',
    ({ code, entry }) => {
      const { summary, rationale, fix } = entry;
      for (const text of [summary, rationale, fix]) expect(text).toMatch(/^[A-Z][^\n]{10,}\.$/);
      expect(new Set([summary, rationale, fix]).size).toBe(3);
      expect(code).toMatch(/^(?:schema|json|report|file)\/[a-z]+(?:-[a-z0-9]+)*$/);
    },
  );

  it.each([...CODES].flatMap(([code, { example }]) => (example === undefined ? [] : [{ code, ...example }])))(
    'the right text of $code is JSON',
    ({ code, wrong, right }) => {
      expect(readDocument(right).faults).toEqual([]);
      expect(wrong).not.toBe(right);
      const { faults, advice } = readDocument(wrong);
      const codes = [...faults, ...advice].map((fault) => fault.code);
      if (code.startsWith('schema/')) expect(codes).toEqual([]);
      else if (code !== 'json/not-json' && code !== 'json/not-finite') expect(codes).toContain(code);
    },
  );

  it('has an example for each structural code that raises it, and a fixed one that does not', () => {
    const codes = [...CODES.keys()].filter((code) => code.startsWith('schema/') && !RARE.includes(code));
    expect(Object.keys(DEMANDS).sort()).toEqual(codes.sort());
    for (const [code, node] of Object.entries(DEMANDS)) {
      const { wrong, right } = CODES.get(code)?.example ?? { wrong: '{}', right: '{}' };
      expect(codesOf(node, wrong), code).toEqual([code]);
      expect(codesOf(node, right), code).toEqual([]);
    }
  });

  it('says of a rule what its page says', () => {
    expect(explainCode('toy/size-order', [rule])).toEqual({
      code: 'toy/size-order',
      verdict: 'Error: the specification requires it. Under the `platform` profile it is a warning.',
      summary: rule.summary,
      rationale: 'Because.',
      fix: 'Fix it.',
      wrong: { title: 'out of order', text: '{\n  "w": { "deep": ["a\\u202eb"] }\n}', at: ['/w', ''] },
      right: { title: 'in order', text: '{\n  "w": 1\n}' },
    });
  });

  it.each(['', 'toy/ghost', '__proto__', 'constructor', 'schema/', 'toString'])('knows nothing of %j', (code) => {
    expect(explainCode(code, [rule])).toBeUndefined();
  });
});

describe('printExplanation', () => {
  it('prints a rule for a terminal', () => {
    const explanation = explainCode('toy/size-order', [rule]);
    expect(explanation && printExplanation(explanation)).toBe(
      `toy/size-order

Sizes are in order, which takes a sentence that is a good deal longer than one
line of a terminal.

Error: the specification requires it. Under the \`platform\` profile it is a
warning.

Why
  Because.

Fix
  Fix it.

Wrong: out of order, at /w, the document itself
  {
    "w": { "deep": ["a\\u202eb"] }
  }

Right: in order
  {
    "w": 1
  }
`,
    );
  });

  it.each([...CODES.keys()])('keeps %s within 80 columns', (code) => {
    const explanation = explainCode(code, []);
    const text = explanation === undefined ? '' : printExplanation(explanation);
    expect(text.startsWith(`${code}\n\n`)).toBe(true);
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});
