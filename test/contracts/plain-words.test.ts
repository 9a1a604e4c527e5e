import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readSources } from '../support/sources.js';
import { retiredUses } from './plain-words.js';

/** Sources by room: comments and names count too, since they become pages, hovers and messages sooner or later. */
const ROOMS = ['core', 'files', 'generator', ...foldersOf('schemas'), ...foldersOf('src'), 'examples'];

/** A word that the retired ones happen to be part of, where it is somebody else's name for a thing. */
const ALLOWED: readonly { readonly path: string; readonly word: string; readonly reason: string }[] = [];

/** The folders in a folder of the checkout, by their paths. */
function foldersOf(top: string): string[] {
  return readdirSync(path.join(ROOT, top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${top}/${name}`);
}

function usesIn(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    retiredUses(text)
      .filter(({ word }) => !ALLOWED.some((allowed) => allowed.path === file && allowed.word === word))
      .map(({ line, word, say }) => `${file}:${line}: "${word}" — say ${say}`),
  );
}

function pages(): Map<string, string> {
  const files = readdirSync(path.join(ROOT, 'generated'), { recursive: true, encoding: 'utf8' });
  return new Map(
    [
      ...files
        .filter((file) => /\.(?:md|schema\.json|types\.ts|builders\.ts)$/.test(file))
        .map((file) => `generated/${file}`),
      'README.md',
    ].map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
  );
}

describe('retired words', () => {
  it.each(ROOMS)('are not used in %s', (room) => {
    const sources = readSources([room]);
    expect(sources.size).toBeGreaterThan(0);
    expect(usesIn(sources)).toEqual([]);
  });

  it('are not used on pages, in published schemas, in doc comments and in the README', () => {
    expect(pages().size).toBeGreaterThan(20);
    expect(usesIn(pages())).toEqual([]);
  });

  it('are looked for in families and platforms alike', () => {
    expect(ROOMS).toEqual(
      expect.arrayContaining(['schemas/kit', 'schemas/drwn', 'src/runtime', 'src/cli', 'src/drwn']),
    );
  });

  it.each([
    ['Mend the value.', 'Mend'],
    ['Lock the card anew.', 'anew'],
    ['it judges documents', 'judges'],
    ['what the schema demands', 'demands'],
    ['`x` is no card name.', 'is no'],
    ['A list must stand here.', 'must stand'],
    ['Something stands where a file must be.', 'stands where'],
    ['keys are passed over', 'passed over'],
    ['carriage return is none of the two', 'none of the two'],
    ['busy for ever', 'for ever'],
    ['its remedies', 'remedies'],
    ['the card’s name', '’'],
  ])('are seen in %s', (text, word) => {
    expect(retiredUses(text).map((use) => use.word)).toContain(word);
  });

  it.each(['It is no longer read.', 'amend and recommend', 'There is no file.'])('are not seen in %s', (text) => {
    expect(retiredUses(text)).toEqual([]);
  });
});
