import { describe, expect, it } from 'vitest';
import { parseCardPath } from '../../schemas/neurosquad/grammar/card-path.js';
import { parseHostPattern } from '../../schemas/neurosquad/grammar/host-pattern.js';
import type { ParseResult } from '../../schemas/neurosquad/grammar/text-fault.js';
import { hostVectors, pathVectors } from './helpers.js';

/** A result without its message and hint. */
function outcome(parsed: ParseResult): { ok: boolean; value?: string } {
  return parsed.ok ? { ok: true, value: parsed.value } : { ok: false };
}

describe('host patterns', () => {
  it.each(hostVectors().map((vector) => [JSON.stringify(vector.input), vector] as const))('%s', (_, vector) => {
    const expected = vector.normalized === undefined ? { ok: vector.ok } : { ok: vector.ok, value: vector.normalized };
    expect(outcome(parseHostPattern(vector.input))).toEqual(expected);
  });
});

describe('card paths', () => {
  it.each(pathVectors().map((vector) => [JSON.stringify(vector.input), vector] as const))('%s', (_, vector) => {
    const expected = vector.value === undefined ? { ok: vector.ok } : { ok: vector.ok, value: vector.value };
    expect(outcome(parseCardPath(vector.input))).toEqual(expected);
  });
});
