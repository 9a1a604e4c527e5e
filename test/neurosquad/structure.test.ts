import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { needsCorpus } from '../support/needs.js';
import { definitions, isCard } from './compiled-structure.js';
import { corpusFiles, manifestVectors, platformStructure } from './helpers.js';

describe('the card schema', () => {
  it('names and describes every definition', () => {
    for (const [name, definition] of definitions) {
      expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/);
      expect(definition.title, `title of ${name}`).toBeTypeOf('string');
      expect(definition.description, `description of ${name}`).toBeTypeOf('string');
    }
  });

  it('accepts whatever the platform accepts', () => {
    const rejected = manifestVectors().filter((vector) => vector.ok && !isCard(vector.manifest));
    expect(rejected.map((vector) => vector.note)).toEqual([]);
  });

  it('accepts the manifests of real cards', () => {
    for (const [name, text] of corpusFiles()) expect([name, isCard(JSON.parse(text))]).toEqual([name, true]);
  });
});

const structure = platformStructure();

needsCorpus(structure !== undefined).describe("and the platform's structural schema", () => {
  const theirs = new Ajv2020({ strict: false, formats: { uri: /^[a-zA-Z][a-zA-Z0-9+.-]*:\S*$/ } }).compile(
    structure ?? true,
  );

  it('rejects whatever that schema rejects', () => {
    const accepted = manifestVectors().filter((vector) => !theirs(vector.manifest) && isCard(vector.manifest));
    expect(accepted.map((vector) => vector.note)).toEqual([]);
  });

  it('rejects beyond that only what the platform rejects later', () => {
    const tighter = manifestVectors().filter((vector) => theirs(vector.manifest) && !isCard(vector.manifest));
    expect(tighter.length).toBeGreaterThan(20);
    for (const vector of tighter) expect([vector.note, vector.ok]).toEqual([vector.note, false]);
  });
});
