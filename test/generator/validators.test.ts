import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import type { Format } from '../../core/format.js';
import { definitionName } from '../../generator/definition-ref.js';
import { validators } from '../../generator/emitters/validators.js';
import type { FormatModel } from '../../generator/model.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { FORMATS } from '../../schemas/index.js';
import { explainStructure } from '../../src/runtime/structure/explain-structure.js';
import { context } from '../support/model.js';
import { dice, mutated, randomDocument } from '../support/random-document.js';
import { ajvOf, publishedStructure, typeBoxCheck } from '../support/reference-validators.js';
import { runtimeFormat, toyOf } from '../support/runtime-format.js';
import { toyFormat } from '../support/toy-format.js';

/** Documents a format, each made up and then broken a step further three times. */
const DOCUMENTS = 400;
const STEPS = 3;

/** Everything that may stand in a normal form, in one schema that nobody would write. */
const oddities = toyOf({
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { enum: ['a', 1, null, true] },
    set: { type: 'array', uniqueItems: true, items: { type: ['object', 'string', 'array'] } },
    pair: { type: 'array', items: [{ type: 'string' }, { type: 'integer' }], additionalItems: false, minItems: 1 },
    open: { type: 'array', items: [{ type: 'string' }], additionalItems: { type: 'boolean' } },
    one: {
      oneOf: [
        { type: 'integer', minimum: 0 },
        { type: 'integer', maximum: 3 },
        { type: 'string', format: 'date' },
      ],
    },
    not: { not: { type: 'string', minLength: 2 } },
    both: { type: 'string', allOf: [{ minLength: 1 }, { pattern: '^[a-z]*$' }], format: 'uri' },
    step: { type: 'number', multipleOf: 0.5, exclusiveMinimum: 0, exclusiveMaximum: 100 },
    map: {
      type: 'object',
      propertyNames: { anyOf: [{ const: 'z' }, { pattern: '^x-', maxLength: 5 }] },
      patternProperties: { '^x-': { type: 'integer' } },
      additionalProperties: { type: 'string' },
      minProperties: 1,
      maxProperties: 3,
    },
    same: { const: { b: [1], a: null } },
    deep: { $ref: 'Deep' },
  },
  additionalProperties: false,
  $defs: {
    Deep: {
      type: 'object',
      properties: { next: { $ref: 'Deep' }, end: { type: 'null' } },
      additionalProperties: false,
    },
  },
});

const formats: readonly (readonly [string, Format])[] = [
  ...FORMATS.map((format) => [format.id, format] as const),
  ['a toy', toyFormat],
  ['oddities', oddities],
];

function documentsOf(model: FormatModel, format: Format): unknown[] {
  const roll = dice(20);
  const examples = (format.examples ?? []).map((example) => example.document);
  const ruled = format.behavior.rules.flatMap(({ valid, invalid }) =>
    [...valid, ...invalid].map(({ document }) => document),
  );
  const first = [...examples, ...ruled, ...Array.from({ length: DOCUMENTS }, () => randomDocument(model, roll))];
  return first.flatMap((document) => {
    const steps = [document];
    for (let step = 0; step < STEPS; step += 1) steps.push(mutated(steps.at(-1), roll));
    return steps;
  });
}

/** Whether another checker validates the whole document, so that its structure may be anything. */
function isOpen({ structure: { root, definitions } }: FormatModel): boolean {
  const name = root.$ref === undefined ? undefined : definitionName(root.$ref);
  return Object.keys(name === undefined ? root : (definitions[name] ?? {})).length === 0;
}

describe.each(formats)('the validator of %s', (id, format) => {
  const model = buildModel(format);
  const documents = documentsOf(model, format);
  const runtime = runtimeFormat(format);

  it('says what ajv says of the published schema', async () => {
    const { isValid } = await runtime;
    const theirs = ajvOf(model, { strict: false }).compile(publishedStructure(model));
    const verdicts = documents.map((document) => [isValid(document), theirs(document)] as const);
    expect(documents.filter((_, index) => verdicts[index]?.[0] !== verdicts[index]?.[1]).slice(0, 3)).toEqual([]);
    const valid = verdicts.filter(([verdict]) => verdict).length;
    expect(valid).toBeGreaterThan(documents.length / 20);
    if (!isOpen(model)) expect(documents.length - valid).toBeGreaterThan(documents.length / 10);
  });

  it('refuses exactly what the explanation has something to say about', async () => {
    const { isValid, ...rest } = await runtime;
    const unlike = documents.filter((document) => {
      const { findings, complete } = explainStructure({ isValid, ...rest }, document, 'contract');
      return !complete || isValid(document) !== (findings.length === 0);
    });
    expect(unlike.slice(0, 3)).toEqual([]);
  });

  // The oddities are written by hand, which TypeBox does not read.
  if (id === 'oddities') return;
  it('says what TypeBox says, but for the form of keys', async () => {
    const { isValid, ...rest } = await runtime;
    const theirs = typeBoxCheck(format.schema);
    const unlike = documents.filter((document) => {
      if (isValid(document) === theirs(document)) return false;
      const { findings } = explainStructure({ isValid, ...rest }, document, 'contract');
      return !findings.every(({ code }) => code === 'schema/property-names') || findings.length === 0;
    });
    expect(unlike.slice(0, 3)).toEqual([]);
  });
});

describe('a step with a fraction', () => {
  it.each<[number, boolean]>([
    [0.29, true],
    [1.13, true],
    [4.35, true],
    [1e21, true],
    [0.295, false],
    [1e-9, false],
  ])('decides %d in decimal, and so does the explanation', async (price, isMultiple) => {
    const format = await runtimeFormat(toyOf(Type.Object({ price: Type.Number({ multipleOf: 0.01 }) })));
    const { findings } = explainStructure(format, { price }, 'contract');
    expect([format.isValid({ price }), findings.map(({ code }) => code)]).toEqual([
      isMultiple,
      isMultiple ? [] : ['schema/multiple-of'],
    ]);
  });
});

describe('a printed validator', () => {
  it('is one module that needs nothing, in a folder where there is nothing', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'letterpress-validators-'));
    try {
      const files = await validators.emit(
        formats.map(([, format]) => buildModel(format)),
        context,
      );
      const modules = files.filter((file) => file.path.endsWith('.js'));
      expect(modules.length).toBe(formats.length);
      const names = modules.map(({ text }, index) => {
        expect(text).not.toMatch(/\brequire\s*\(|^\s*import\b|\bimport\s*\(|\beval\s*\(|\bFunction\s*\(/m);
        writeFileSync(path.join(folder, `${index}.mjs`), text);
        return `${index}.mjs`;
      });
      const program = `for (const name of ${JSON.stringify(names)}) console.log((await import('./' + name)).validate(1));`;
      const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: folder,
        env: {},
      });
      expect(output.toString().trim().split('\n')).toEqual(
        formats.map(([, format]) => String(isOpen(buildModel(format)))),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  const hostile = toyOf({
    type: 'object',
    properties: {
      texts: { type: 'array', uniqueItems: true, items: { type: 'string' } },
      any: { type: 'array', uniqueItems: true },
      short: { type: 'string', maxLength: 2 },
      map: { type: 'object', additionalProperties: { type: 'number' } },
      bare: {
        type: 'object',
        properties: { toString: { type: 'string' } },
        required: ['toString'],
        additionalProperties: false,
      },
    },
  });

  it.each<[string, string, boolean]>([
    ['two texts `__proto__`', '{"texts":["__proto__","__proto__"]}', false],
    ['one of them', '{"texts":["__proto__","constructor"]}', true],
    ['two objects alike but for the order of keys', '{"any":[{"a":1,"b":2},{"b":2,"a":1}]}', false],
    ['two objects with `__proto__`', '{"any":[{"__proto__":1},{"__proto__":1}]}', false],
    ['an object with `__proto__` and an empty one', '{"any":[{"__proto__":1},{}]}', true],
    ['numbers and texts that look alike', '{"any":[1,"1",true,"true",null,"null",[1],["1"]]}', true],
    ['two astral characters where two are allowed', '{"short":"😀😀"}', true],
    ['three', '{"short":"😀😀😀"}', false],
    ['a lone surrogate, which counts as one', '{"short":"\\ud83d\\ud83d"}', true],
    ['`__proto__` as key of a map', '{"map":{"__proto__":"a"}}', false],
    ['a property that only the prototype has', '{"bare":{}}', false],
    ['that property as an own one', '{"bare":{"toString":"a"}}', true],
    ['an unknown property called `__proto__`', '{"bare":{"toString":"a","__proto__":1}}', false],
  ])('gives the verdict on %s', async (_, text, verdict) => {
    const { isValid, ...rest } = await runtimeFormat(hostile);
    const value: unknown = JSON.parse(text);
    expect(isValid(value)).toBe(verdict);
    expect(explainStructure({ isValid, ...rest }, value, 'contract').findings.length === 0).toBe(verdict);
  });

  it('does not look at what a prototype adds', async () => {
    const { isValid } = await runtimeFormat(hostile);
    expect(isValid(Object.create({ short: 'much too long' }))).toBe(true);
  });
});
