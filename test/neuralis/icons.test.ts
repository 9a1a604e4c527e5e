import { readdirSync, readFileSync } from 'node:fs';
import * as lucide from 'lucide-static';
import { expect, test } from 'vitest';
import { findIcon, nearestIcons } from '../../schemas/neuralis/grammar/icons.js';
import { iconNames } from '../../schemas/neuralis/tables/icon-names.js';

test('the names are those of the installed lucide', () => {
  const icons = new URL('../../node_modules/lucide-static/icons/', import.meta.url);
  const names = readdirSync(icons).filter((file) => file.endsWith('.svg'));
  expect(iconNames).toEqual(names.map((file) => file.slice(0, -'.svg'.length)).sort());
});

test('every icon is found under both of its spellings, the PascalCase one as lucide exports it', () => {
  const exported = new Set(Object.keys(lucide));
  const odd = iconNames.filter((kebab) => {
    const icon = findIcon(kebab);
    return icon?.kebab !== kebab || !exported.has(icon.name) || findIcon(icon.name)?.name !== icon.name;
  });
  expect(odd).toEqual([]);
});

test.each([
  'ListAlert',
  'Layout-Dashboard',
  'layoutdashboard',
  'layout-dashboard ',
  '',
  '🚀',
  '__proto__',
  'constructor',
])('no icon is called %j', (spelling) => expect(findIcon(spelling)).toBeUndefined());

test.each([
  ['dash-board', 'layout-dashboard'],
  ['Dashboard', 'layout-dashboard'],
  ['layoutDashbord', 'layout-dashboard'],
  ['sheild', 'shield'],
  ['ChartLines', 'chart-line'],
])('%s gets the suggestion %s', (spelling, near) => expect(nearestIcons(spelling)[0]).toBe(near));

test.each(['🚀', '', 'qqqqqqqqqq', 'x'.repeat(100_000)])('there is no suggestion for %.20s', (spelling) =>
  expect(nearestIcons(spelling)).toEqual([]),
);

test('the data file says where it comes from', () => {
  const text = readFileSync(new URL('../../schemas/neuralis/tables/icon-names.ts', import.meta.url), 'utf8');
  expect(text).toContain('scripts/write-neuralis-icons.ts');
});
