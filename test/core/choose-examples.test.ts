import { describe, expect, it } from 'vitest';
import { chooseExamples } from '../../core/choose-examples.js';

interface Chosen {
  readonly minimal?: string | undefined;
  readonly complete?: string | undefined;
  readonly more: readonly string[];
}

function chosen(documents: Readonly<Record<string, unknown>>): Chosen {
  const examples = Object.entries(documents).map(([name, document]) => ({ name: `${name}.json`, title: '', document }));
  const { minimal, complete, more } = chooseExamples(examples);
  const nameOf = (example: { name: string } | undefined) => example?.name.replace(/\.json$/, '');
  return { minimal: nameOf(minimal), complete: nameOf(complete), more: more.map(({ name }) => name.slice(0, -5)) };
}

describe('chooseExamples', () => {
  it.each<[string, documents: Readonly<Record<string, unknown>>, Chosen]>([
    ['nothing of nothing', {}, { more: [] }],
    ['a single one as the minimal', { a: 1 }, { minimal: 'a', more: [] }],
    ['the shortest and the longest', { b: 'xxx', a: 'x', c: 'xx' }, { minimal: 'a', complete: 'b', more: ['c'] }],
    [
      'by name before length',
      { complete: 'x', minimal: 'xxx', c: 'xx' },
      { minimal: 'minimal', complete: 'complete', more: ['c'] },
    ],
    ['of two as long the first by name', { b: 'x', a: 'y' }, { minimal: 'a', complete: 'b', more: [] }],
    ['no invalid one', { 'toy.rule.slug': 'x', a: 'xx' }, { minimal: 'a', more: [] }],
    ['none that JSON cannot hold', { a: undefined, b: 'x' }, { minimal: 'b', more: [] }],
  ])('chooses %s', (_, documents, expected) => {
    expect(chosen(documents)).toEqual({ minimal: undefined, complete: undefined, ...expected });
  });
});
