import { describe, expect, it } from 'vitest';
import { readSources } from '../support/sources.js';
import { ONE_PLACE, writtenAgain } from './one-place.js';

const sources = readSources(['core', 'files', 'schemas', 'generator', 'src', 'scripts']);

describe.each(ONE_PLACE.map((place) => ({ ...place, place })))(
  '$what',
  ({ place, home, planted, fine, exceptions }) => {
    it('is found wherever somebody writes it again', () => {
      for (const code of planted) {
        const found = writtenAgain(place, new Map([['src/planted.ts', `// first line\n${code}\n`]]));
        expect([...found.values()], code).toEqual([['src/planted.ts:2']]);
      }
      for (const code of fine ?? []) {
        expect([...writtenAgain(place, new Map([['src/fine.ts', code]])).values()], code).toEqual([]);
      }
    });

    it(`is written in ${home} only`, () => {
      expect(sources.has(home), `${home} is gone`).toBe(true);
      const found = writtenAgain(place, sources);
      const others = [...found].flatMap(([file, lines]) => (Object.hasOwn(exceptions ?? {}, file) ? [] : lines));
      expect(others, `Use what ${home} has.`).toEqual([]);
    });

    it('has no exception that is not needed', () => {
      const found = writtenAgain(place, sources);
      for (const [file, reason] of Object.entries(exceptions ?? {})) {
        expect(reason, file).toMatch(/\w+ \w+/);
        expect(found.has(file), `${file} no longer writes it: take the exception out.`).toBe(true);
      }
    });
  },
);
