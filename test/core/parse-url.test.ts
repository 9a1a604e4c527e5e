import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../core/words/parse-url.js';

describe('parseUrl', () => {
  it.each([
    ['https://example.com/a', undefined, 'https://example.com/a'],
    ['b.png', 'https://example.com/a/', 'https://example.com/a/b.png'],
    ['http://b\u00fccher.example', undefined, 'http://xn--bcher-kva.example/'],
  ])('reads %s', (text, base, href) => {
    expect(parseUrl(text, base)?.href).toBe(href);
  });

  it.each(['', 'a', '//a', 'http://', 'https://a b', 'http://[::'])('finds no address in `%s`', (text) => {
    expect(parseUrl(text)).toBeUndefined();
  });

  it('says the same of a string of Latin letters however often it is asked', () => {
    let refused = 0;
    for (let call = 0; call < 20_000; call += 1) if (parseUrl('http://\u00e9') === undefined) refused += 1;
    expect(refused).toBe(0);
  });
});
