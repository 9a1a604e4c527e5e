import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { setOwn } from '../../core/json/own.js';
import { FORMATS } from '../../schemas/index.js';
import { corpusCandidates } from '../support/corpus.js';
import { ROOT } from '../support/sources.js';

const runFile = promisify(execFile);
const DIST = path.join(ROOT, 'dist');
const FREEZE = path.join(ROOT, 'test/package/freeze-prototypes.mjs');
const folder = mkdtempSync(path.join(os.tmpdir(), 'letterpress-frozen-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What every object inherits, and some of what lists, functions, strings and errors do: none of it can be assigned. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'length', 'map', 'name', 'call', 'trim', 'message'];

/** The names that the command line, which takes longer to start, is tried with. */
const HOSTILE = Object.fromEntries(['toString', 'constructor', 'valueOf', '__defineGetter__'].map((name) => [name, 1]));

/** A format with inherited names wherever an author can name something. */
const OWN_FORMAT = {
  id: 'toy/toy',
  title: 'Toy',
  description: 'A toy.',
  fileNames: ['toy.json'],
  source: 'toy.schema.ts',
  schema: {
    type: 'object',
    properties: named(INHERITED, () => ({ type: 'string', enum: ['toString', 'constructor'] })),
  },
};

function named(names: readonly string[], value: (name: string) => unknown): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const name of names) setOwn(result, name, value(name));
  return result;
}

/** Each example, and one of the platform's own vectors in a hundred; then inherited names alone, and added to a document. */
function texts(): { id: string; text: string }[] {
  const candidates = corpusCandidates();
  return FORMATS.flatMap(({ id, examples = [] }) => {
    const [family = ''] = id.split('/');
    const vectors = candidates
      .filter((candidate) => candidate.family === family)
      .filter((_, index) => index % 100 === 0);
    const [valid] = examples;
    return [
      ...examples.map(({ document }) => JSON.stringify(document)),
      ...vectors.map(({ value }) => JSON.stringify(value)),
      ...INHERITED.map((name) => JSON.stringify(named([name], () => 1))),
      JSON.stringify(named(INHERITED, () => named(INHERITED, () => null))),
      JSON.stringify({ ...(valid?.document as object), ...named(INHERITED, () => 1) }),
    ].map((text) => ({ id, text }));
  });
}

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program with the prototypes as they are, and again with frozen ones. */
async function both(args: readonly string[], cwd = folder): Promise<[plain: Outcome, frozen: Outcome]> {
  const run = async (flags: readonly string[]): Promise<Outcome> => {
    try {
      const { stdout, stderr } = await runFile(process.execPath, [...flags, ...args], { cwd, maxBuffer: 2 ** 28 });
      return { code: 0, stdout, stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as Outcome;
      return { code, stdout, stderr };
    }
  };
  return Promise.all([run([]), run(['--import', FREEZE])]);
}

describe('with frozen prototypes', () => {
  it('every entry point gives the same verdicts', async () => {
    const documents = path.join(folder, 'documents.json');
    writeFileSync(documents, JSON.stringify({ texts: texts(), names: INHERITED, format: OWN_FORMAT }));
    const [plain, frozen] = await both([path.join(ROOT, 'test/package/verdicts.mjs'), DIST, documents]);
    expect([plain.code, plain.stderr, frozen.code, frozen.stderr]).toEqual([0, '', 0, '']);
    const lines = plain.stdout.split('\n');
    expect(
      frozen.stdout
        .split('\n')
        .flatMap((line, at) => (line === lines[at] ? [] : [[line.slice(0, 200), lines[at]?.slice(0, 200)]])),
    ).toEqual([]);
  });

  it.each([
    ['validate', '.'],
    ['validate', '.', '--reporter', 'sarif'],
    ['explain', 'drwn/strict-version'],
    ['import', 'card.json', '--out', '-'],
    ['drwn', 'overlay', 'card.json', 'card.json'],
    ['check-schema', 'card.json'],
  ])('`letterpress %s …` does the same', async (...words) => {
    mkdirSync(path.join(folder, 'ai-automation'), { recursive: true });
    for (const name of [
      'card.json',
      'card.lock',
      'neurosquad-card.json',
      'neuralis.package.json',
      'ai-automation/nemu.manifest.json',
    ])
      writeFileSync(path.join(folder, name), JSON.stringify({ ...HOSTILE, name: HOSTILE, settings: [HOSTILE] }));
    const [plain, frozen] = await both([path.join(DIST, 'cli/main.js'), ...words]);
    expect(frozen).toEqual(plain);
  });
});
