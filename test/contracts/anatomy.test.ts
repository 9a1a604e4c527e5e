import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/sources.js';

/** The rooms that every family has, by the same names. */
const FILES = /^(?:index|codes|[a-z-]+\.(?:schema|behavior))\.ts$/;
const FOLDERS = new Set(['rules', 'grammar', 'tables', 'walk', 'reference', 'examples']);
/** The subset is a schema language: its checker and evaluator are read by rules, which import nothing above them. */
const ENGINE = {
  family: 'safe-subset',
  files: /^(?:check-schema|check-subset-schema|advise-schema|validate-value|safe-schema)\.ts$/,
  folders: new Set(['read', 'evaluate', 'advice', 'profiles']),
};
/** Files that a folder may hold before it is asked what it is about. */
const MOST = 25;

const families = entriesOf('schemas')
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);

function entriesOf(folder: string) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true });
}

/** What stands in a family's folder under a name of its own. */
function strangers(family: string, entries: readonly { readonly name: string; isDirectory(): boolean }[]): string[] {
  const isEngine = family === ENGINE.family;
  return entries
    .filter((entry) =>
      entry.isDirectory()
        ? !FOLDERS.has(entry.name) && !(isEngine && ENGINE.folders.has(entry.name))
        : !FILES.test(entry.name) && !(isEngine && ENGINE.files.test(entry.name)),
    )
    .map(({ name }) => name);
}

describe('the rooms of a family', () => {
  it.each(families)('%s has no others', (family) => {
    // The published schemas are copied beside their sources when the package is built.
    const entries = entriesOf(`schemas/${family}`).filter(({ name }) => !name.endsWith('.schema.json'));
    expect(strangers(family, entries)).toEqual([]);
    const names = entries.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['index.ts', 'examples', 'reference', 'rules']));
    const documents = names.filter((name) => name.endsWith('.behavior.ts')).map((name) => name.split('.')[0]);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) expect(names).toContain(`${document}.schema.ts`);
  });

  it('are known by name', () => {
    const entry = (name: string, isFolder: boolean) => ({ name, isDirectory: () => isFolder });
    const planted = [entry('parts', true), entry('limits.ts', false), entry('read', true), entry('rules', true)];
    expect(strangers('toy', planted)).toEqual(['parts', 'limits.ts', 'read']);
    expect(strangers('safe-subset', planted)).toEqual(['parts', 'limits.ts']);
  });
});

describe('the size of a folder', () => {
  it.each(['core', 'files', 'schemas', 'generator', 'src', 'examples'])('is bounded below %s', (top) => {
    const counts = new Map<string, number>();
    for (const entry of readdirSync(path.join(ROOT, top), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && entry.name.endsWith('.ts'))
        counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    }
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
  });
});
