import { describe, expect, it } from 'vitest';
import { oncePerDocument } from '../../core/once-per-document.js';

describe('oncePerDocument', () => {
  it('walks a document once, and every other one too', () => {
    const walked: object[] = [];
    const items = oncePerDocument(function* (document: { readonly list: readonly number[] }) {
      walked.push(document);
      yield* document.list;
    });
    const one = { list: [1, 2] };
    const same = { list: [1, 2] };
    expect([items(one), items(one), items(same)]).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(items(one)).toBe(items(one));
    expect(walked).toEqual([one, same]);
  });

  it.each([[undefined], [null], [7], ['text']])('walks %s each time', (document) => {
    let walks = 0;
    const items = oncePerDocument((given: unknown) => {
      walks += 1;
      return [given];
    });
    expect([items(document), items(document)]).toEqual([[document], [document]]);
    expect(walks).toBe(2);
  });
});
