import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalWithin } from '../../schemas/nemu/grammar/budget.js';
import { hostsIn } from '../../schemas/nemu/grammar/hosts-in.js';
import { internationalFault } from '../../schemas/nemu/grammar/international-fault.js';
import { isPublicSuffix } from '../../schemas/nemu/grammar/is-public-suffix.js';
import { localHost } from '../../schemas/nemu/grammar/local-host.js';
import { isSecretName, secretKind } from '../../schemas/nemu/grammar/secret-kind.js';
import { valueFault } from '../../schemas/nemu/walk/value-fault.js';

const budget = () => ({ left: 1_000_000 });

describe('international host names', () => {
  test('written by the URL standard are fine in one script, and never called invalid', () => {
    const letters = fc.constantFrom('a', 'z', '0', 'é', 'ß', 'ж', 'я', '東', '京', 'あ', 'ا', 'ב', 'क');
    let read = 0;
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 12 }), (text) => {
        const ascii = URL.canParse(`http://${text}.example`) ? new URL(`http://${text}.example`).hostname : '';
        if (!ascii.startsWith('xn--')) return;
        read += 1;
        const fault = internationalFault(ascii);
        // The label is decoded rightly when the fault, if there is one, shows what the URL standard reads.
        if (fault !== undefined) expect(fault).toContain(`\`${domainToUnicode(ascii).slice(0, -'.example'.length)}\``);
      }),
      { numRuns: 1000, seed: 3 },
    );
    expect(read).toBeGreaterThan(200);
  });

  test.each(['99999999', '0', 'a-', '!', '-'.repeat(60), 'z'.repeat(59)])('rejects `%s`', (label) => {
    expect(internationalFault(`xn--${label}.example`)).toMatch(/not valid punycode/);
  });
});

describe('public suffixes', () => {
  test.each(['co.uk', 'co.th', 'com.ar', 'github.io', 'vercel.app', 's3.amazonaws.com', 'a.ck', 'web.app'])(
    '%s',
    (host) => {
      expect(isPublicSuffix(host)).toBe(true);
    },
  );

  test.each([
    'com',
    'localhost',
    'example.com',
    'status.github.io',
    'www.ck',
    'no.such-suffix',
    'a..b',
    '',
    '127.0.0.1',
  ])('not `%s`', (host) => {
    expect(isPublicSuffix(host)).toBe(false);
  });
});

describe('hosts', () => {
  test.each([
    [
      'see https://a.example/x, (http://B.example:8080) and "https://u:p@c.example"',
      ['a.example', 'b.example', 'c.example'],
    ],
    ['https://d.example. https://{{host}}/ https://$HOST/x ftp://e.example', ['d.example']],
    ['https://a.example https://a.example/b', ['a.example']],
  ])('%s', (text, expected) => {
    expect([...hostsIn(text)]).toEqual(expected);
  });

  test.each([
    ['localhost', true],
    ['api.localhost', true],
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.16.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.1', true],
    ['169.254.1.1', true],
    ['100.64.0.1', true],
    ['metadata.google.internal', true],
    ['printer.local', true],
    ['db', true],
    ['8.8.8.8', false],
    ['api.example.com', false],
  ])('%s means one network only: %s', (host, expected) => {
    expect(localHost(host) !== undefined).toBe(expected);
  });
});

describe('secrets', () => {
  test.each([
    [`ghp_${'a'.repeat(36)}`, true],
    ['AKIAABCDEFGHIJKLMNOP', true],
    ['-----BEGIN RSA PRIVATE KEY-----', true],
    ['postgres://app:hunter22@db.example/x', true],
    ['postgres://app:{{password}}@db.example/x', false],
    [`eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.c`, true],
    ['sk-live', false],
    ['a plain sentence about keys', false],
  ])('%s', (text, expected) => {
    expect(secretKind(text) !== undefined).toBe(expected);
  });

  test.each([
    ['db_password', true],
    ['apiKey', true],
    ['API_TOKEN', true],
    ['client_secret', true],
    ['key', false],
    ['token_count', false],
    ['passwordless', false],
  ])('the name %s', (name, expected) => {
    expect(isSecretName(name)).toBe(expected);
  });
});

describe('values and schemas', () => {
  test.each([
    [{ b: 1, a: [1.0, -0] }, { a: [1, 0], b: 1 }, true],
    [[1, '1'], ['1', 1], false],
    [{}, [], false],
    [null, 'null', false],
    [JSON.parse('{"__proto__":1}'), {}, false],
  ])('%j and %j are equal: %s', (left, right, expected) => {
    expect(canonicalWithin(left, budget()) === canonicalWithin(right, budget())).toBe(expected);
  });

  test.each([
    [{ type: 'number', minimum: 1 }, 1, undefined],
    [{ type: 'number', exclusiveMinimum: 1 }, 1, ''],
    [{ type: 'integer' }, 1.5, ''],
    [{ type: 'integer' }, 2.0, undefined],
    [{ type: 'string', maxLength: 1 }, '😀', undefined],
    [{ type: 'array', items: { type: 'string' } }, ['a', 1], '/1'],
    [
      { type: 'array', uniqueItems: true },
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      '',
    ],
    [{ type: 'object', properties: { a: { type: 'null' } }, additionalProperties: false }, { b: 1 }, '/b'],
    [{ type: 'object', required: ['toString'] }, {}, '/toString'],
    [{ type: 'object', maxProperties: 0 }, { 'a/b': 1 }, ''],
    [{ type: 'string', pattern: '(?=x)y' }, 'z', undefined],
    [{ type: 'string', pattern: '(' }, 'z', undefined],
  ] as const)('%j allows %j, or fails at %s', (schema, value, path) => {
    expect(valueFault(value, schema, budget())?.path).toBe(path);
  });

  test('gives up when the budget is spent', () => {
    const items = Array.from({ length: 100_000 }, (_, index) => index);
    const schema = { type: 'array', items: { type: 'integer', enum: items } } as const;
    const work = budget();
    expect(valueFault([...items].reverse(), schema, work)).toBeUndefined();
    expect(work.left).toBeLessThanOrEqual(0);
  });
});
