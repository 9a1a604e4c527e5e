import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../core/json/pointer.js';
import { documentOrder } from '../../src/runtime/document-order.js';
import { prune } from '../../src/runtime/prune.js';

describe('prune', () => {
  it.each<[string, unknown, string[], unknown]>([
    ['a member', { a: 1, b: 2 }, ['/a'], { b: 2 }],
    ['an item, whose index stays', [1, 2, 3], ['/1'], [1, undefined, 3]],
    ['a part further in', { a: [{ b: 1, c: 2 }] }, ['/a/0/b'], { a: [{ c: 2 }] }],
    ['several parts of one list', [[1, 2], [3]], ['/0/0', '/1', '/0/1'], [[undefined, undefined], undefined]],
    ['a part and the whole of it', { a: { b: 1 } }, ['/a/b', '/a'], {}],
    ['the root', { a: 1 }, ['', '/a'], undefined],
    ['nothing', { a: 1 }, [], { a: 1 }],
    ['what is not there', { a: 1, l: [1] }, ['/b', '/a/x', '/l/7', '/l/01', '/l/-', '/l/length'], { a: 1, l: [1] }],
    ['keys with slashes and tildes', { 'a/b': 1, '~1': 2, '': 3 }, ['/a~1b', '/~01', '/'], {}],
    ['__proto__', JSON.parse('{"__proto__":1,"a":2}'), ['/__proto__'], { a: 2 }],
    ['members of Object.prototype', { a: {} }, ['/a/toString/x', '/constructor'], { a: {} }],
  ])('cuts %s', (_, document, cuts, expected) => {
    const before = structuredClone(document);
    expect(prune(document, cuts.map(segmentsOf))).toEqual(expected);
    expect(document).toEqual(before);
  });

  it('keeps __proto__ where another part is cut', () => {
    const pruned = prune(JSON.parse('{"__proto__":{"a":1,"b":2}}'), [['__proto__', 'a']]);
    expect(JSON.stringify(pruned)).toBe('{"__proto__":{"b":2}}');
  });

  it('shares what no cut touches', () => {
    const document = { a: { b: 1 }, c: [1] };
    expect(Reflect.get(prune(document, [['c', '0']]) as object, 'a')).toBe(document.a);
  });
});

describe('documentOrder', () => {
  const document = { z: { y: 1, x: [0, { w: 1 }, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, a: 1, 'b/c': 2, '10': 3 };

  it.each<[string, string[]]>([
    ['a value before its parts', ['', '/z', '/z/x', '/z/x/1', '/z/x/1/w']],
    ['members in the order of their keys', ['/10', '/z', '/a', '/b~1c']],
    ['items by number', ['/z/x/0', '/z/x/2', '/z/x/10']],
    ['a missing member right after the object that lacks it', ['/z', '/z/missing', '/z/y', '/z/x', '/a']],
    ['what is missing further in', ['/z/missing/more', '/z/y']],
  ])('puts %s', (_, paths) => {
    const rank = documentOrder(document, [...paths].reverse());
    expect([...paths].reverse().sort((left, right) => rank(left) - rank(right))).toEqual(paths);
  });

  it('has no place for what was not asked, and none of its own for members of a prototype', () => {
    const rank = documentOrder({ a: 1 }, ['/a', '/toString']);
    expect(rank('/toString')).toBeLessThan(rank('/a'));
    expect(rank('/b')).toBe(0);
  });
});
