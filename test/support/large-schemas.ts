/** A schema that grows with one number, and documents for it. */
export interface LargeSchema {
  readonly name: string;
  /** What it has so many of. */
  readonly of: 'definitions' | 'properties' | 'variants';
  schema(size: number): object;
  valid(size: number): unknown;
  invalid(size: number): { readonly document: unknown; readonly issues: readonly string[] };
}

/** Items of the arrays in documents. */
const ITEMS = 300;

/** As many levels as a document may have. */
const LEVELS = 1000;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = <T>(count: number, make: (index: number) => readonly [string, T]): { readonly [name: string]: T } =>
  Object.fromEntries(times(count, make));

const list = (items: object, more: object = {}): object => ({
  type: 'object',
  properties: { list: { type: 'array', items } },
  ...more,
});
const items = (make: (index: number) => unknown): object => ({ list: times(ITEMS, make) });
/** The item in the middle differs. */
const itemsBut = (other: unknown, make: (index: number) => unknown): object =>
  items((index) => (index === ITEMS / 2 ? other : make(index)));
const AT = `/list/${ITEMS / 2}`;

/** Objects inside each other, with `end` in the innermost. */
function nested(levels: number, end: unknown): unknown {
  let document = end;
  for (let level = 0; level < levels; level += 1) document = { to: document };
  return document;
}

function chainOf(
  name: string,
  definitionAt: (index: number, next: string | undefined) => object,
): (size: number) => object {
  return (size) => ({
    $ref: `${name}0`,
    $defs: named(size, (index) => [
      `${name}${index}`,
      definitionAt(index, index + 1 < size ? `${name}${index + 1}` : undefined),
    ]),
  });
}

const tagged = (index: number, of = 'const'): object => ({
  type: 'object',
  required: ['kind', 'size'],
  properties: { kind: { [of]: of === 'const' ? `kind-${index}` : [`kind-${index}`, index] }, size: { type: 'number' } },
  additionalProperties: false,
});
const untagged = (index: number): object => ({
  type: 'object',
  required: [`only-${index}`],
  properties: { [`only-${index}`]: { type: 'number' } },
  additionalProperties: false,
});
const taggedItem = (size: number, step: number, value: unknown = 1): unknown => ({
  kind: `kind-${(step * 7) % size}`,
  size: value,
});
const untaggedItem = (size: number, step: number, value: unknown = 1): unknown => ({
  [`only-${(step * 7) % size}`]: value,
});

function unionOf(
  name: string,
  union: (size: number) => object,
  item: typeof taggedItem,
  wrong: unknown,
  issues: readonly string[],
): LargeSchema {
  return {
    name,
    of: 'variants',
    schema: union,
    valid: (size) => items((index) => item(size, index)),
    invalid: (size) => ({ document: itemsBut(wrong, (index) => item(size, index)), issues }),
  };
}

const constants = (name: string, keyword: string, described: boolean): LargeSchema => ({
  name,
  of: 'variants',
  schema: (size) =>
    list({
      [keyword]: times(size, (index) => ({
        type: 'string',
        const: `value-${index}`,
        ...(described ? { description: `The value ${index}.` } : {}),
      })),
    }),
  valid: (size) => items((index) => `value-${(index * 7) % size}`),
  invalid: (size) => ({
    document: itemsBut('value', (index) => `value-${(index * 7) % size}`),
    issues: [`schema/enum ${AT}`],
  }),
});

/** What a schema may have thousands of. */
export const LARGE: readonly LargeSchema[] = [
  {
    name: 'a chain of definitions',
    of: 'definitions',
    schema: chainOf('Def', (_, next) => ({
      type: 'object',
      properties: next === undefined ? { end: { type: 'string' } } : { to: { $ref: next } },
      additionalProperties: false,
    })),
    valid: (size) => nested(Math.min(LEVELS, size - 1), {}),
    invalid: (size) => {
      const levels = Math.min(LEVELS, size - 1);
      return { document: nested(levels, 1), issues: [`schema/type ${'/to'.repeat(levels)}`] };
    },
  },
  {
    name: 'a ring of definitions',
    of: 'definitions',
    schema: (size) => ({
      $ref: 'Def0',
      $defs: named(size, (index) => [
        `Def${index}`,
        { type: 'object', properties: { to: { $ref: `Def${(index + 1) % size}` } } },
      ]),
    }),
    valid: () => nested(LEVELS, {}),
    invalid: () => ({ document: nested(LEVELS, 1), issues: [`schema/type ${'/to'.repeat(LEVELS)}`] }),
  },
  {
    name: 'a chain of references that say nothing else',
    of: 'definitions',
    schema: chainOf('Def', (_, next) =>
      next === undefined ? { type: 'string' } : { $ref: next, description: 'The next one.' },
    ),
    valid: () => 'text',
    invalid: () => ({ document: 1, issues: ['schema/type '] }),
  },
  {
    name: 'a chain of references that say more',
    of: 'definitions',
    schema: chainOf('Def', (_, next) =>
      next === undefined
        ? { type: 'object', properties: { end: { type: 'string' } } }
        : { $ref: next, maxProperties: 9 },
    ),
    valid: () => ({ end: '' }),
    invalid: () => ({ document: { end: 1 }, issues: ['schema/type /end'] }),
  },
  {
    name: 'optional properties',
    of: 'properties',
    schema: (size) => ({
      type: 'object',
      properties: named(size, (index) => [`name-${index}`, { type: 'string', minLength: 1 }]),
      additionalProperties: false,
    }),
    valid: (size) => named(size, (index) => [`name-${index}`, 'x']),
    invalid: (size) => ({
      document: { 'name-0': 'x', [`name-${size - 1}`]: '', [`name-${size}`]: 'x' },
      issues: [`schema/min-length /name-${size - 1}`, `schema/unknown-key /name-${size}`],
    }),
  },
  {
    name: 'required objects, also by a pattern',
    of: 'properties',
    schema: (size) => ({
      type: 'object',
      required: times(size, (index) => `name-${index}`),
      properties: named(size, (index) => [
        `name-${index}`,
        { type: 'object', properties: { a: { type: 'number' }, b: { enum: times(20, String) } } },
      ]),
      patternProperties: named(5, (index) => [`^[a-m].*-${index}$`, { type: 'object' }]),
      additionalProperties: { type: 'null' },
    }),
    valid: (size) => ({ ...named(size, (index) => [`name-${index}`, { a: 1, b: '7' }]), 'a-1': {}, other: null }),
    invalid: (size) => ({
      document: {
        ...named(size - 1, (index) => [`name-${index}`, { b: index === 9 ? '20' : '0' }]),
        'a-1': 1,
        other: 1,
      },
      issues: [`schema/required /name-${size - 1}`, 'schema/enum /name-9/b', 'schema/type /a-1', 'schema/type /other'],
    }),
  },
  {
    name: 'patterns of properties',
    of: 'properties',
    schema: (size) => ({
      type: 'object',
      properties: { own: { type: 'string' } },
      patternProperties: named(size, (index) => [`^name-${index}$`, { type: 'number' }]),
      additionalProperties: { type: 'null' },
    }),
    valid: (size) => ({ own: '', [`name-${size - 1}`]: 1, other: null }),
    invalid: (size) => ({
      document: { own: '', [`name-${size - 1}`]: '', other: 1 },
      issues: [`schema/type /name-${size - 1}`, 'schema/type /other'],
    }),
  },
  {
    name: 'unions inside each other',
    of: 'variants',
    schema: chainOf('Union', (index, next) =>
      next === undefined ? tagged(index) : { anyOf: [tagged(index), { $ref: next }] },
    ),
    valid: (size) => ({ kind: `kind-${size - 1}`, size: 1 }),
    invalid: () => ({ document: 1, issues: ['schema/type '] }),
  },
  unionOf(
    'a union with a discriminator',
    (size) => list({ anyOf: times(size, (index) => tagged(index)) }),
    taggedItem,
    { kind: 'kind-3', size: '' },
    [`schema/type ${AT}/size`],
  ),
  unionOf(
    'a union with an unknown discriminator',
    (size) => list({ anyOf: times(size, (index) => tagged(index, 'enum')) }),
    taggedItem,
    { kind: 'kind', size: '' },
    [`schema/enum ${AT}/kind`],
  ),
  unionOf(
    'an exclusive union of definitions with a discriminator',
    (size) =>
      list(
        { oneOf: times(size, (index) => ({ $ref: `Kind${index}` })) },
        { $defs: named(size, (index) => [`Kind${index}`, tagged(index)]) },
      ),
    taggedItem,
    { kind: 'kind-5', size: 1, more: 1 },
    [`schema/unknown-key ${AT}/more`],
  ),
  unionOf(
    'a union without a discriminator',
    (size) => list({ anyOf: times(size, untagged) }),
    untaggedItem,
    { 'only-8': '' },
    [`schema/type ${AT}/only-8`],
  ),
  unionOf(
    'an exclusive union without a discriminator',
    (size) => list({ oneOf: times(size, untagged) }),
    untaggedItem,
    { 'only-8': '' },
    [`schema/type ${AT}/only-8`],
  ),
  constants('constants', 'anyOf', false),
  constants('constants with descriptions', 'anyOf', true),
  constants('exclusive constants', 'oneOf', false),
  constants('exclusive constants with descriptions', 'oneOf', true),
];
