import { describe, expect, it } from 'vitest';
import { registry } from '../../generator/emitters/registry.js';
import type { FormatModel } from '../../generator/model.js';
import { context, smallModel } from '../support/model.js';

function modelOf(family: string, document: string): FormatModel {
  return { ...smallModel({ root: { type: 'object' }, document }), id: `${family}/${document}`, family };
}

async function printed(path: string, ...models: FormatModel[]): Promise<string> {
  const files = await registry.emit(models, context);
  return files.find((file) => file.path === path)?.text ?? '';
}

describe('the registry', () => {
  it('gives formats names of their own whose ids differ in a slash only', async () => {
    const text = await printed('registry.ts', modelOf('a-b', 'c'), modelOf('a', 'b-c'));
    expect([...text.matchAll(/^import \{ (\w+) as (\w+) \} from '(.+)';$/gm)].map(([, ...parts]) => parts)).toEqual([
      ['cRuntime', 'aBC_2d_2f', './a-b/c.runtime.js'],
      ['bCRuntime', 'aBC_2f_2d', './a/b-c.runtime.js'],
    ]);
    expect(text).toContain("'a-b/c': aBC_2d_2f,");
    expect(text).toContain("'a/b-c': aBC_2f_2d,");
  });

  it('begins each file with the banner, then a blank line', async () => {
    const files = await registry.emit([modelOf('a', 'b')], context);
    expect(files.map(({ path }) => path)).toEqual(['a/b.runtime.ts', 'formats.ts', 'load.ts', 'registry.ts']);
    for (const { text } of files)
      expect(text).toMatch(
        /^\/\/ Generated from .* by `letterpress generate`\.\n\/\/ Edit the source instead\.\n\nimport /,
      );
  });

  it('takes no line end in a source for the end of the banner', async () => {
    const text = await printed('a/b.runtime.ts', { ...modelOf('a', 'b'), source: 'x\nthrow 1;' });
    expect(text.split('\n')[0]).toBe('// Generated from x throw 1; by `letterpress generate`.');
  });
});
