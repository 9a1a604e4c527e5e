import { describe, expect, it } from 'vitest';
import { cardRuntime } from '../../generated/neurosquad/card.runtime.js';
import { minimal } from '../../schemas/neurosquad/examples/minimal.js';
import { CARD_LIMITS } from '../../schemas/neurosquad/tables/limits.js';
import { validateCard } from '../../src/neurosquad/index.js';
import { validateText } from '../../src/runtime/index.js';

/** The paths of all errors in a minimal manifest with these properties. */
function errorsAt(properties: Readonly<Record<string, unknown>>): string[] {
  return validateCard(minimal(properties)).issues.flatMap(({ severity, path }) => (severity === 'error' ? [path] : []));
}

function port(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:text', ...properties }] } };
}

describe('several faults in one place', () => {
  it.each([
    [{ settings: [{ key: '1a', type: 'date', label: 'L' }] }, ['/settings/0/key', '/settings/0/type']],
    [{ settings: [{ key: 'a', type: 'date', label: 'L\t' }] }, ['/settings/0/type', '/settings/0/label']],
    [
      { settings: [{ type: 'date', min: 2, max: 1 }] },
      ['/settings/0/type', '/settings/0/key', '/settings/0/label', '/settings/0/min'],
    ],
    [
      port({ type: 'bad', mode: 'request', label: ' ' }),
      ['/ports/inputs/0/label', '/ports/inputs/0/response', '/ports/inputs/0/type'],
    ],
    [port({ type: 'bad', mode: 'push' }), ['/ports/inputs/0/mode', '/ports/inputs/0/type']],
    [
      port({ type: 'bad', retain: true, schema: { not: {} } }),
      ['/ports/inputs/0/retain', '/ports/inputs/0/schema/not', '/ports/inputs/0/type'],
    ],
    [{ permissions: [{ id: 'foo', reason: 'a\u200b' }] }, ['/permissions/0/id', '/permissions/0/reason']],
    [{ permissions: [{ optional: 5 }] }, ['/permissions/0/id', '/permissions/0/optional']],
    [{ name: 'official', icon: 'x.svg', foo: 1 }, ['/foo', '/icon', '/name']],
    [
      { settings: [{ key: 'a', type: 'string', label: 'L', options: [{ value: 1, label: 'A' }] }] },
      ['/settings/0/options', '/settings/0/options/0/value'],
    ],
    [
      { settings: [{ key: 'a', type: 'date', label: 'L', options: [{ value: 'a', label: 'A', icon: 'a.png' }] }] },
      ['/settings/0/options/0/icon', '/settings/0/type'],
    ],
    [port({ response: {} }), ['/ports/inputs/0/response', '/ports/inputs/0/response/type']],
    [
      port({ mode: 'push', response: { type: 'ns:json', code: 1 } }),
      ['/ports/inputs/0/mode', '/ports/inputs/0/response/code'],
    ],
    [
      port({ mode: 'push', response: { type: 'ns:json', schema: { not: {} } } }),
      ['/ports/inputs/0/mode', '/ports/inputs/0/response/schema/not'],
    ],
    [
      { permissions: [{ id: 'fs.read', hosts: ['a.example.com', 5] }] },
      ['/permissions/0/hosts', '/permissions/0/hosts/1'],
    ],
  ])('%j', (properties, paths) => {
    expect(errorsAt(properties).sort()).toEqual([...paths].sort());
  });

  it('are not reported where only one interpretation of the value has them', () => {
    expect(errorsAt(port({ type: 'ns:string' }))).toEqual(['/ports/inputs/0/type']);
    expect(
      errorsAt({ settings: [{ key: 'a', type: 'date', label: 'L', options: [{ value: 'a', label: 'A' }] }] }),
    ).toEqual(['/settings/0/type']);
  });
});

describe('the limits of a manifest', () => {
  /** A tool whose schema has a default that nests the manifest to this many levels. */
  function nested(levels: number): Record<string, unknown> {
    let value: unknown = 1;
    for (let level = levels; level > 4; level -= 1) value = [value];
    return { tools: [{ name: 'run', description: 'Runs.', inputSchema: { type: 'object', default: value } }] };
  }

  it('are inclusive', () => {
    expect(errorsAt(nested(CARD_LIMITS.manifestDepth))).toEqual([]);
    expect(errorsAt(nested(CARD_LIMITS.manifestDepth + 1))).toHaveLength(1);
    const text = JSON.stringify(minimal());
    const codesOf = (bytes: number): string[] =>
      validateText(cardRuntime, text.padEnd(bytes)).issues.map((issue) => issue.code);
    expect(codesOf(CARD_LIMITS.manifestBytes)).toEqual([]);
    expect(codesOf(CARD_LIMITS.manifestBytes + 1)).toEqual(['json/too-long']);
  });

  it('count code points in texts and UTF-16 units in paths', () => {
    expect(errorsAt({ displayName: '😀'.repeat(80) })).toEqual([]);
    expect(errorsAt({ displayName: '😀'.repeat(81) })).toEqual(['/displayName']);
    expect(errorsAt({ entry: `${'😀'.repeat(117)}a.html` })).toEqual([]);
    expect(errorsAt({ entry: `${'😀'.repeat(117)}aa.html` })).toEqual(['/entry']);
  });
});

describe('odd values', () => {
  it.each([
    [{ displayName: '\ud800' }, []],
    [{ displayName: 'a\u00a0b\ufe0f\ue000' }, []],
    [{ version: '1.0.0\n' }, ['/version']],
    [{ settings: [{ key: '__proto__', type: 'string', label: 'L' }] }, ['/settings/0/key']],
    [{ settings: [{ key: 'constructor', type: 'string', label: 'L' }] }, []],
    [{ name: 'constructor' }, []],
    [{ entry: 'index.html/' }, []],
    [{ permissions: [{ id: 'constructor' }] }, ['/permissions/0/id']],
    [port({ type: 'constructor' }), ['/ports/inputs/0/type']],
    [JSON.parse('{"__proto__":{}}') as Record<string, unknown>, ['/__proto__']],
  ])('%j', (properties, paths) => {
    const manifest = minimal();
    for (const [key, value] of Object.entries(properties)) {
      Object.defineProperty(manifest, key, { value, enumerable: true, configurable: true, writable: true });
    }
    const errors = validateCard(manifest).issues.filter((issue) => issue.severity === 'error');
    expect(errors.map((issue) => issue.path)).toEqual(paths);
  });

  it('lose the trailing slash of an entry when normalized, but not of other paths', () => {
    expect(validateCard(minimal({ entry: 'dist/index.html/', icon: 'icon.png/' })).normalized).toMatchObject({
      entry: 'dist/index.html',
      icon: 'icon.png/',
    });
  });

  it('are issues even if the value is not a manifest at all', () => {
    for (const value of [undefined, null, [], 'card', 7, () => 1, Symbol('card'), new Map(), 1n]) {
      expect(validateCard(value).valid).toBe(false);
    }
  });
});
