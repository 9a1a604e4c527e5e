import { expect, it } from 'vitest';
import { readSources } from '../support/sources.js';

/** Exports that say nothing by their name and type alone: functions, classes, and the sections of a page. */
const EXPORT = /^export (?:async )?(?:function\*?|abstract class|class) \w+|^export const \w+Sections\b/;

/** The exports of a module without a docstring right above them; overloads share the one of the first. */
function undocumented(path: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const above = lines[index - 1]?.trimEnd() ?? '';
    const [found] = EXPORT.exec(line) ?? [];
    const isOverload = found !== undefined && above.startsWith(`${found}(`);
    return found === undefined || isOverload || above.endsWith('*/') ? [] : [`${path}:${index + 1}: ${found}`];
  });
}

it('every exported function, class and section has a docstring', () => {
  const sources = readSources(['core', 'files', 'generator', 'schemas', 'src']);
  expect(sources.size).toBeGreaterThan(500);
  expect([...sources].flatMap(([path, text]) => undocumented(path, text))).toEqual([]);
});

it('and one without is found', () => {
  const planted = '/** Says. */\nexport function one(): void;\nexport function one(): void {}\n\nexport class Two {}';
  expect(undocumented('a.ts', planted)).toEqual(['a.ts:5: export class Two']);
  expect(undocumented('a.ts', 'export const aSections = [];')).toEqual(['a.ts:1: export const aSections']);
});
