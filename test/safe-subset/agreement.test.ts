import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSchema, validateValue } from '../../src/safe-subset/index.js';

// Few names and values, so that schema and value often match. Left out, because ajv treats them differently:
// formats; strings with lone surrogates; properties called `__proto__` (ajv skips them); a required property with
// the empty name (ajv 8.20 does not report it as missing); references that never go into the value (ajv follows them
// indefinitely).
const name = fc.constantFrom('a', 'b', 'c', 'a/b', 'm~n', 'constructor', '0', '');
const text = fc.constantFrom('', 'a', 'ab', 'abc', '😀', '😀😀', 'é', '\u2028', '"');
const number = fc.constantFrom(0, -0, 1, 2, 3, -1, 1.5, 0.1, 0.3, 0.35, 1e308, 1e-7, 4294967296);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.oneof(fc.constant(null), fc.boolean(), number, text),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const count = fc.nat(4);
const typeName = fc.constantFrom('string', 'number', 'integer', 'boolean', 'object', 'array', 'null');
const { schema } = fc.letrec<{ schema: Record<string, unknown> }>((tie) => {
  const schemas = fc.dictionary(name, tie('schema'), { maxKeys: 4, noNullPrototype: true });
  const branches = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  const leaf = {
    type: fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 })),
    enum: fc.array(value, { minLength: 1, maxLength: 4 }),
    const: value,
    required: fc.uniqueArray(
      name.filter((each) => each !== ''),
      { maxLength: 3 },
    ),
    minProperties: count,
    maxProperties: count,
    minItems: count,
    maxItems: count,
    uniqueItems: fc.boolean(),
    minLength: count,
    maxLength: count,
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: fc.constantFrom(0.1, 0.5, 1, 2, 3, 1e-7),
    $ref: fc.constantFrom('#', '#/$defs/a', '#/$defs/b', '#/$defs/a~1b'),
  };
  const some = (shape: Record<string, fc.Arbitrary<unknown>>, least: number): fc.Arbitrary<Record<string, unknown>> =>
    fc
      .shuffledSubarray(Object.keys(shape), { minLength: least, maxLength: 3 })
      .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, shape[key] ?? fc.constant(true)]))));
  const inner = {
    properties: schemas,
    additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
    items: tie('schema'),
    anyOf: branches,
    oneOf: branches,
  };
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      some(leaf, 0),
      fc.tuple(some(inner, 1), some(leaf, 0)).map(([outer, own]) => ({ ...own, ...outer })),
    ),
  };
});
const root = fc
  .tuple(schema, schema, schema, schema)
  .map(([outermost, a, b, c]): Record<string, unknown> => ({ ...outermost, $defs: { a, b, 'a/b': c } }));

const SCHEMAS = 600;
const VALUES = 16;

it(`agrees with ajv on ${SCHEMAS * VALUES} pairs of an accepted schema and a value`, () => {
  // `multipleOfPrecision` is the tolerance of the platform for the quotient.
  const options = {
    strict: false,
    validateSchema: false,
    ownProperties: true,
    multipleOfPrecision: 9,
    logger: false,
  } as const;
  let ajv = new Ajv2020(options);
  let pairs = 0;
  let taken = 0;
  let schemas = 0;
  const accepted = root.filter((candidate) => {
    const { valid, issues } = checkSchema(candidate);
    return valid && !issues.some(({ code }) => code === 'safe-subset/idle-loop' || code === 'safe-subset/cost');
  });
  fc.assert(
    fc.property(accepted, fc.array(value, { minLength: VALUES, maxLength: VALUES }), (schema, values) => {
      schemas += 1;
      if (schemas % 250 === 0) ajv = new Ajv2020(options);
      const isValid = ajv.compile(schema);
      for (const each of values) {
        const { valid } = validateValue(schema, each);
        expect(valid, JSON.stringify(each)).toBe(isValid(each));
        pairs += 1;
        if (valid) taken += 1;
      }
    }),
    { numRuns: SCHEMAS, seed: 202_012, endOnFailure: true },
  );
  expect(pairs).toBeGreaterThanOrEqual(SCHEMAS * VALUES);
  // Both outcomes must be common, or agreement means little.
  expect(Math.min(taken, pairs - taken) / pairs).toBeGreaterThan(0.15);
});
