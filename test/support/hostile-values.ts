/** Throws an error of the caller's own, without a code. */
function fails(): never {
  throw new Error('own error');
}

const everyTrap: ProxyHandler<object> = Object.fromEntries(
  Object.getOwnPropertyNames(Reflect).map((name) => [name, fails]),
);

function cycle(): unknown {
  const value: Record<string, unknown> = { cards: [], servers: {} };
  value.self = value;
  value.servers = value;
  value.cards = [value];
  return value;
}

/** Objects that share their parts: with every level the JSON text would be twice as long. */
function doubling(levels: number): unknown {
  let value: unknown = { text: 'x' };
  for (let level = 0; level < levels; level += 1) value = { left: value, right: value };
  return { servers: value, name: value };
}

function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

function listOf(length: unknown): unknown {
  return new Proxy([1], { get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)) });
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Values that a caller without types may pass, made anew for each call. */
export const HOSTILE_VALUES: readonly (readonly [title: string, make: () => unknown])[] = [
  ['undefined', () => undefined],
  ['null', () => null],
  ['a number', () => 7],
  ['NaN', () => Number.NaN],
  ['a boolean', () => true],
  ['a symbol', () => Symbol('given')],
  ['a BigInt', () => 7n],
  ['an empty string', () => ''],
  ['a null character', () => 'a\0b'],
  ['a lone surrogate', () => '\ud800'],
  ['a name of every object', () => '__proto__'],
  ['a function', () => fails],
  ['a class instance', () => new (class Given {})()],
  ['a date', () => new Date(Number.NaN)],
  ['a map', () => new Map([['name', 1]])],
  ['bytes', () => new Uint8Array(3)],
  ['an empty object', () => ({})],
  ['an object without a prototype', () => Object.create(null)],
  [
    'an object that has no text',
    () => ({ toString: fails, valueOf: fails, toJSON: fails, [Symbol.toPrimitive]: fails }),
  ],
  ['an object of hostile properties', () => ({ name: 7n, cards: 7, servers: null, skills: { include: { x: 1 } } })],
  ['a throwing getter', () => Object.defineProperty({}, 'name', { get: fails, enumerable: true })],
  [
    'a getter that throws no error',
    () => ({
      get name() {
        throw undefined;
      },
    }),
  ],
  ['a proxy that throws', () => new Proxy({}, everyTrap)],
  ['a proxy of a list that throws', () => new Proxy([], everyTrap)],
  ['a proxy of a function that throws', () => new Proxy(() => 1, everyTrap)],
  ['a proxy that has every property', () => new Proxy({}, { get: () => 'x', has: () => true })],
  ['a proxy whose properties throw', () => new Proxy({}, { get: fails })],
  ['a revoked proxy', revoked],
  ['a list of NaN items', () => listOf(Number.NaN)],
  ['a list of infinitely many items', () => listOf(Number.POSITIVE_INFINITY)],
  ['a list of -1 items', () => listOf(-1)],
  ['a list of 1.5 items', () => listOf(1.5)],
  ['a list whose length is text', () => listOf('9')],
  ['a list whose length is a symbol', () => listOf(Symbol('length'))],
  ['an object with a cycle', cycle],
  [
    'a list with a cycle',
    () => {
      const list: unknown[] = [];
      list.push(list);
      return list;
    },
  ],
  ['shared objects', () => doubling(40)],
  ['deep nesting', () => nested(20_000)],
  ['an empty list', () => []],
  ['a list of nothing', () => [undefined, null]],
  ['a list of symbols', () => [Symbol('item')]],
  ['a list of objects that throw', () => [new Proxy({}, everyTrap)]],
  ['a huge list', () => new Array(200_000).fill(1)],
  ['a sparse list', () => new Array(2 ** 32 - 1)],
  ['a list that throws when it is walked', () => Object.assign([1], { [Symbol.iterator]: fails })],
];
