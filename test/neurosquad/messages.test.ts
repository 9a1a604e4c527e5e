import { describe, expect, it } from 'vitest';
import { minimal } from '../../schemas/neurosquad/examples/minimal.js';
import { explainCode } from '../../src/cli/commands/explain/explain-code.js';
import { knownCodes } from '../../src/cli/formats/known-codes.js';
import { checkCardPath, checkHostPattern, validateCard } from '../../src/neurosquad/index.js';
import { hostVectors, manifestVectors, pathVectors } from './helpers.js';

const issues = manifestVectors().flatMap((vector) => validateCard(vector.manifest).issues);

describe('the words of issues', () => {
  it('are one sentence, in plain text, with something to do', () => {
    const texts = [
      ...issues,
      ...[...hostVectors(), ...pathVectors()].flatMap(({ input }) =>
        [checkHostPattern(input), checkCardPath(input)].flatMap((result) => (result.ok ? [] : [result.issue])),
      ),
    ];
    expect(texts.length).toBeGreaterThan(200);
    for (const { message, hint } of texts) {
      expect(message).toMatch(/^[A-Z`"].*\.$/su);
      expect(message).not.toMatch(/\n|undefined|\[object|\^\[|\(\?:/u);
      if (hint !== undefined) expect(hint).toMatch(/^[A-Z].*[.?)`]$/su);
      expect(message.length).toBeLessThan(400);
    }
  });

  it('are explained at length under every code that a vector draws', async () => {
    const { rules, codes } = await knownCodes();
    const drawn = [...new Set(issues.map((issue) => issue.code))];
    expect(drawn.length).toBeGreaterThan(30);
    expect(drawn.filter((code) => explainCode(code, rules, codes) === undefined)).toEqual([]);
  });

  it.each([
    [{ displayName: 'a\u200bb' }, ['U+200B (zero-width space)', 'character 2']],
    [{ displayName: '😀\u0007' }, ['U+0007', 'character 2']],
    [{ description: 'a\r\nb\r\n' }, ['U+000D (carriage return)', 'character 2', '1 more']],
    [{ entry: '../index.html' }, ['`../index.html`', '`..`']],
    [{ entry: `${'a/'.repeat(20)}i.html` }, ['21', '20']],
    [{ card: { minSize: { w: 500, h: 200 } } }, ['500', '420']],
    [{ permissions: [{ id: 'network', hosts: ['A.com'] }] }, ['`A.com`', 'capital']],
    [{ permissions: [{ id: 'network', hosts: ['a.com:70000'] }] }, ['70000', '65,535']],
    [{ permissions: ['network'] }, ['`network`']],
    [{ settings: [{ key: 'k', type: 'secret', label: 'L', default: 'x' }] }, ['`default`']],
    [{ ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:string' }] } }, ['`ns:string`']],
    [{ name: 'a--b', tools: [{ name: 'run', description: 'd', inputSchema: { type: 'object' } }] }, ['`a__b_run`']],
  ])('name value and limit: %j', (properties, words) => {
    const [issue] = validateCard(minimal(properties)).issues;
    for (const word of words) expect(issue?.message).toContain(word);
  });

  it.each([
    [{ permissions: ['network'] }, '"hosts"'],
    [{ permissions: ['agent.read'] }, '`agents.read`'],
    [{ permissions: [{ id: 'fs.read', hosts: ['a.com'] }] }, 'only `network`'],
    [{ version: 'v1.2' }, '`1.2.0`'],
    [{ ports: { outputs: [{ id: 'a', label: 'A', type: 'Test_Radar/X', schema: {} }] } }, '`test-radar/x`'],
    [{ ports: { outputs: [{ id: 'a', label: 'A', type: 'text' }] } }, '`ns:text`'],
    [{ name: 'Test Radar' }, '`test-radar`'],
    [{ homepage: 'http://example.com/a' }, '`https://example.com/a`'],
    [{ settings: [{ key: 'c', type: 'color', label: 'C', default: '#Abc' }] }, '`#AAbbcc`'],
    [{ settings: [{ key: 'c', type: 'string', label: 'C', options: [] }] }, '`select`'],
    [{ ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:sound' }] } }, '`namespace/name`'],
    [{ ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:string' }] } }, 'Write `ns:text`.'],
    [{ ports: { inputs: [{ id: 'a', label: 'A', type: 'test-radar/x' }] } }, '`{}` allows every value'],
    [{ ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:text', mode: 'request' }] } }, 'type of the response'],
    [{ permissions: [{ id: 'network' }] }, '"hosts"'],
    [{ permissions: [{ id: 'network', hosts: ['https://Api.Example.com'] }] }, 'in lower case'],
    [
      { permissions: [{ id: 'network', hosts: ['https://u@api.example.com:8443/v1?q'] }] },
      'Write `api.example.com:8443`.',
    ],
    [{ permissions: [{ id: 'network', hosts: ['Api.Example.com:443'] }] }, 'Write `api.example.com`.'],
    [{ settings: [{ key: 'k', type: 'select', label: 'L' }] }, '"options"'],
    [{ protocol: '1' }, 'Write `1` without quotes.'],
    [{ ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:txt' }] } }, 'Did you mean `ns:text`?'],
    [
      { ports: { inputs: [{ id: 'a', label: 'A', type: 'ns:text', response: { type: 'ns:json' } }] } },
      '"mode": "request"',
    ],
    [{ ports: { outputs: [{ id: 'a', label: 'A', type: 'ns:text', default: true }] } }, 'only an input'],
    [{ tools: [{ name: 'runTests', description: 'd', inputSchema: { type: 'object' } }] }, '`run_tests`'],
  ])('say what to do: %j', (properties, words) => {
    expect(
      validateCard(minimal(properties))
        .issues.map((issue) => issue.hint)
        .join(' '),
    ).toContain(words);
  });
});
