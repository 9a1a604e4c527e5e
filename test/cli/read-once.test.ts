import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/run.js';
import { ROOT } from '../support/sources.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

/** Texts that were read as documents, and formats by which a structure was validated, in order. */
const seen = vi.hoisted(() => ({ read: [] as string[], validated: [] as string[], parsed: [] as unknown[] }));

vi.mock('../../src/runtime/document.js', async (original) => {
  const module = await original<typeof import('../../src/runtime/document.js')>();
  const readDocument: typeof module.readDocument = (text, limits) => {
    seen.read.push(text);
    return module.readDocument(text, limits);
  };
  return { ...module, readDocument };
});

vi.mock('../../src/runtime/structure/validate-structure.js', async (original) => {
  const module = await original<typeof import('../../src/runtime/structure/validate-structure.js')>();
  const validateStructure: typeof module.validateStructure = (format, ...rest) => {
    seen.validated.push(format.id);
    return module.validateStructure(format, ...rest);
  };
  return { ...module, validateStructure };
});

beforeEach(() => {
  seen.read.length = 0;
  seen.validated.length = 0;
  seen.parsed.length = 0;
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((text: string, ...rest) => {
    seen.parsed.push(text);
    return parse(text, ...rest);
  });
});

afterEach(() => vi.restoreAllMocks());

/** A folder with copies of examples, by their path below `schemas/`. */
function examples(files: Readonly<Record<string, string>>): string {
  const cwd = folder();
  for (const [name, source] of Object.entries(files))
    cpSync(join(ROOT, 'schemas', source), join(cwd, name), { recursive: true });
  return cwd;
}

interface Case {
  readonly argv: readonly string[];
  /** Where each file or folder comes from, below `schemas/`. */
  readonly files: Readonly<Record<string, string>>;
  /** The manifest whose reading is counted. */
  readonly manifest: string;
  readonly validated: readonly string[];
}

const CARD = { 'neurosquad-card.json': 'neurosquad/examples/valid/complete.json' };
const BLUEPRINT = { 'repo/ai-automation': 'nemu/examples/blueprints/invoice-inbox-broken/ai-automation' };
const LOCK = { 'card.lock': 'drwn/examples/lock/valid/version-4.json' };
const PACKAGE = { pkg: 'neuralis/examples/packages/self-contained' };

const CASES: readonly Case[] = [
  {
    argv: ['validate', 'neurosquad-card.json'],
    files: CARD,
    manifest: 'neurosquad-card.json',
    validated: ['neurosquad/card'],
  },
  {
    argv: ['validate', '.', '--reporter', 'sarif'],
    files: CARD,
    manifest: 'neurosquad-card.json',
    validated: ['neurosquad/card'],
  },
  // A shared name: the value says first whose document it is.
  {
    argv: ['validate', '.'],
    files: PACKAGE,
    manifest: 'pkg/package.json',
    validated: ['neuralis/package'],
  },
  // With the documents that it names, some of which are missing.
  {
    argv: ['validate', '.'],
    files: BLUEPRINT,
    manifest: 'repo/ai-automation/nemu.manifest.json',
    validated: ['nemu/blueprint'],
  },
  { argv: ['validate', 'card.lock'], files: LOCK, manifest: 'card.lock', validated: ['drwn/lock'] },
  { argv: ['drwn', 'lock', 'card.lock'], files: LOCK, manifest: 'card.lock', validated: ['drwn/lock'] },
  {
    argv: ['neuralis', 'preflight', 'pkg'],
    files: PACKAGE,
    manifest: 'pkg/package.json',
    validated: ['neuralis/package'],
  },
  {
    argv: ['check-schema', 'a.json'],
    files: { 'a.json': 'safe-subset/examples/valid/coverage-by-file.json' },
    manifest: 'a.json',
    validated: ['safe-subset/safe-subset'],
  },
  // The program that is printed then runs in the package as it is installed, to see that it makes this very document.
  {
    argv: ['import', 'neurosquad-card.json'],
    files: CARD,
    manifest: 'neurosquad-card.json',
    validated: ['neurosquad/card'],
  },
];

describe('a manifest is parsed once and validated once', () => {
  test.each(CASES)('by $argv', async ({ argv, files, manifest, validated }) => {
    const cwd = examples(files);
    const text = readFileSync(join(cwd, manifest), 'utf8');
    await run(argv, memoryIo({ cwd }));
    expect(seen.read.filter((read) => read === text)).toHaveLength(1);
    expect(seen.parsed).not.toContain(text);
    expect(seen.validated).toEqual(validated);
  });

  test('by build: the text that is written is read once, after the builder of the program', async () => {
    const cwd = folder({ 'card.mjs': 'export default { "name": "a" };' });
    await run(['build', 'card.mjs', '--format', 'neurosquad/card'], memoryIo({ cwd }));
    expect(seen.read).toHaveLength(1);
    expect(seen.validated).toEqual(['neurosquad/card']);
  });

  test('the counts see a second reading', async () => {
    const cwd = examples(CARD);
    await run(['validate', '.'], memoryIo({ cwd }));
    await run(['validate', '.'], memoryIo({ cwd }));
    expect(seen.read).toHaveLength(2);
    expect(seen.validated).toHaveLength(2);
  });
});
