import { describe, expect, it } from 'vitest';
import { createAnchors, heading } from '../../../generator/print/markdown/anchors.js';

describe('take', () => {
  it.each<[parts: readonly string[], id: string]>([
    [['Card'], 'card'],
    [['Card', 'defaultSize'], 'card.default-size'],
    [['a b/c'], 'a-b-c'],
    [['MCPTool2X'], 'mcptool2-x'],
    [['a.b'], 'a-u2e-b'],
    [['-a--b-'], 'a-b'],
    [['__proto__'], 'u5f-u5f-proto-u5f-u5f'],
    [['é'], 'ue9'],
    [['😀'], 'u1f600'],
    [['\ud800'], 'ud800'],
    [['"><b>'], 'u22-u3e-u3c-b-u3e'],
    [[''], 'empty'],
    [['---'], 'empty'],
    [['Card', '', '\n'], 'card.empty.empty'],
  ])('makes an id of %j', (parts, id) => {
    expect(createAnchors().take(...parts)).toBe(id);
  });

  it('never gives an id twice, not even one that it numbered itself', () => {
    const { take } = createAnchors();
    expect([take('a'), take('A'), take('a-2'), take('a'), take('a')]).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'a-4']);
  });

  it('tells apart names that differ only in what an id cannot hold', () => {
    const { take } = createAnchors();
    const names = ['a', 'a!', 'a?', 'a.', 'ä', 'a|', 'a`', 'a\\'];
    expect(new Set(names.map((name) => take(name).replace(/-\d+$/, ''))).size).toBe(names.length);
  });

  it('names many alike in a time that does not show', () => {
    const { take } = createAnchors();
    expect(new Set(Array.from({ length: 3000 }, () => take('same'))).size).toBe(3000);
  });
});

describe('keep', () => {
  it.each([
    ['neurosquad/size-order', 'neurosquad/size-order'],
    ['json/bom', 'json/bom'],
    ['Not/An Id', 'not-an-id'],
    ['/x', 'x'],
    ['', 'empty'],
    ['"><b>', 'u22-u3e-u3c-b-u3e'],
  ])('keeps %j as %j', (id, kept) => {
    expect(createAnchors().keep(id)).toBe(kept);
  });

  it('numbers an id that is taken', () => {
    const anchors = createAnchors();
    anchors.take('rules');
    expect([anchors.keep('rules'), anchors.keep('rules')]).toEqual(['rules-2', 'rules-3']);
  });
});

describe('heading', () => {
  it('puts the anchor before the heading', () => {
    expect(heading(3, '`a`', 'x.a')).toBe('<a id="x.a"></a>\n\n### `a`');
  });
});
