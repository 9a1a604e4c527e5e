import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { FormatExample } from '../../core/format.js';
import { FORMATS } from '../../schemas/index.js';
import { ROOT } from '../support/sources.js';

type Files = ReadonlyMap<string, unknown>;

/**
 * What a list of examples and the folder of examples disagree on.
 *
 * @param files JSON documents by path below the folder: `valid/<name>` and `invalid/<name>` are examples each; others
 *   belong to whole projects, and an example may be one of them under a name of its own.
 */
function compareExamples(listed: readonly FormatExample[], files: Files): string[] {
  const names = listed.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is listed twice`);
  const inProjects = [...files].filter(([file]) => !isExample(file)).map(([, document]) => document);
  const wrong = listed.flatMap(({ name, document }) => {
    const file = [`valid/${name}`, `invalid/${name}`].find((candidate) => files.has(candidate));
    if (file === undefined) {
      const isOfProject = inProjects.some((candidate) => isDeepStrictEqual(candidate, document));
      return isOfProject ? [] : [`${name} is listed, and not there`];
    }
    const isInvalid = name.split('.').length > 3;
    if (isInvalid !== file.startsWith('invalid/')) return [`${file} has the name of the other folder`];
    return isDeepStrictEqual(files.get(file), document) ? [] : [`${name} is listed with another document`];
  });
  const unlisted = [...files.keys()]
    .filter((file) => isExample(file) && !names.includes(path.posix.basename(file)))
    .map((file) => `${file} is not listed`);
  return [...twice, ...wrong, ...unlisted];
}

function isExample(file: string): boolean {
  return /^(?:in)?valid\/[^/]+$/.test(file);
}

/** A family of several documents has a folder for each. */
function examplesFolder(id: string): string {
  const [family = '', document = ''] = id.split('/');
  const folder = path.join(ROOT, 'schemas', family, 'examples');
  const own = path.join(folder, document);
  return existsSync(own) ? own : folder;
}

function filesIn(folder: string): Files {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.json'),
  );
  return new Map(
    found.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).split(path.sep).join('/'), JSON.parse(readFileSync(file, 'utf8'))];
    }),
  );
}

describe('the list of examples', () => {
  it.each(FORMATS)('of $id is what its folder holds', ({ id, examples = [] }) => {
    const files = filesIn(examplesFolder(id));
    expect([...files.keys()].filter(isExample).length).toBeGreaterThan(3);
    expect(compareExamples(examples, files)).toEqual([]);
  });
});

const FILES: Files = new Map<string, unknown>([
  ['valid/minimal.json', { a: 1 }],
  ['invalid/schema.type.text.json', { a: 'x' }],
  ['projects/one/toy.json', { a: 3 }],
]);
const minimal: FormatExample = { name: 'minimal.json', title: 'Minimal', document: { a: 1 } };
const invalid: FormatExample = { name: 'schema.type.text.json', title: 'A string', document: { a: 'x' } };
const project: FormatExample = { name: 'one.json', title: 'A project', document: { a: 3 } };

describe('compareExamples', () => {
  it.each<[string, readonly FormatExample[], string[]]>([
    ['nothing where both agree', [minimal, invalid, project], []],
    ['nothing where a project is no example', [minimal, invalid], []],
    ['a file that is not listed', [minimal], ['invalid/schema.type.text.json is not listed']],
    [
      'an example without a file',
      [minimal, invalid, { ...project, document: { a: 4 } }],
      ['one.json is listed, and not there'],
    ],
    ['an example listed twice', [minimal, invalid, minimal], ['minimal.json is listed twice']],
    [
      'documents that changed places',
      [
        { ...minimal, document: invalid.document },
        { ...invalid, document: minimal.document },
      ],
      ['minimal.json is listed with another document', 'schema.type.text.json is listed with another document'],
    ],
  ])('finds %s', (_, listed, complaints) => {
    expect(compareExamples(listed, FILES)).toEqual(complaints);
  });

  it('finds an invalid example among the valid ones', () => {
    const files: Files = new Map([['valid/schema.type.text.json', { a: 'x' }]]);
    expect(compareExamples([invalid], files)).toEqual(['valid/schema.type.text.json has the name of the other folder']);
  });
});
