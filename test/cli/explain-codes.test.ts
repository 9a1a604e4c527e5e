import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { structuralCode } from '../../core/codes/structural-code.js';
import { FORMAT_INFOS } from '../../generated/formats.js';
import { REGISTRY } from '../../generated/registry.js';
import { KEYWORDS } from '../../generator/keywords.js';
import { PROFILES } from '../../schemas/safe-subset/profiles/index.js';
import { reportProfile } from '../../schemas/safe-subset/profiles/report-profile.js';
import { validateValue } from '../../schemas/safe-subset/validate-value.js';
import { codeOf } from '../../schemas/safe-subset/walk/subset-finding.js';
import { explainCode } from '../../src/cli/commands/explain/explain-code.js';
import { printExplanation } from '../../src/cli/commands/explain/print-explanation.js';
import { type KnownCodes, knownCodes } from '../../src/cli/formats/known-codes.js';
import { validate } from '../../src/runtime/validate.js';
import { ROOT, readSources } from '../support/sources.js';

let known: KnownCodes;
beforeAll(async () => {
  known = await knownCodes();
});

function unexplained(codes: Iterable<string>): string[] {
  return [...new Set(codes)].filter((code) => explainCode(code, known.rules, known.codes) === undefined).sort();
}

const FAMILIES = [...new Set(FORMAT_INFOS.map(({ id }) => id.slice(0, id.indexOf('/'))))];
const LITERAL = new RegExp(`'((?:file|json|report|schema|${FAMILIES.join('|')})/[a-z0-9-]+)'`, 'g');
const SUBSET_CODE = /\bcodeOf\('(\w+)'\)/g;

/** Codes that stand as text in the sources; ids of formats look the same and are none. */
function writtenCodes(): string[] {
  const ids = new Set<string>(FORMAT_INFOS.map(({ id }) => id));
  return [...readSources(['src', 'schemas']).values()].flatMap((text) => [
    ...[...text.matchAll(LITERAL)].map(([, code = '']) => code).filter((code) => !ids.has(code)),
    ...[...text.matchAll(SUBSET_CODE)].map(([, name = '']) => codeOf(name)),
  ]);
}

interface Case {
  readonly input?: unknown;
  readonly manifest?: unknown;
  readonly schema?: unknown;
  readonly value?: unknown;
}

function casesOf(family: string): Case[] {
  const folder = path.join(ROOT, 'test/vectors', family);
  return readdirSync(folder).flatMap((file): Case[] => {
    const { cases } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { cases?: Case[] };
    return cases ?? [];
  });
}

/** Codes that documents of a family raise: its vectors, whatever they were made for, validated as each of its formats. */
function raisedCodes(family: string): string[] {
  const formats = Object.values(REGISTRY).filter(({ id }) => id.startsWith(`${family}/`));
  return casesOf(family).flatMap(({ input, manifest = input }) =>
    formats.flatMap((format) => validate(format, manifest).issues.map(({ code }) => code)),
  );
}

function raisedSubsetCodes(): string[] {
  return casesOf('neurosquad').flatMap(({ schema, value }) => {
    if (schema === undefined) return [];
    const found = PROFILES.flatMap(({ id }) => reportProfile(schema, id).issues);
    return [...found, ...validateValue(schema, value).issues].map(({ code }) => code);
  });
}

/** Keywords that are no fault by themselves: what they hold says what is wrong, and `additionalItems` is only printed. */
const SILENT: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$ref',
  '$defs',
  'definitions',
  'properties',
  'patternProperties',
  'allOf',
  'additionalItems',
  // What they lead to raises codes of its own.
  'if',
  'then',
  'else',
  'dependentSchemas',
  // The normal form has `dependentRequired` and `dependentSchemas`.
  'dependencies',
]);

describe('every code can be explained', () => {
  test('that the sources write', () => {
    const codes = writtenCodes();
    expect(codes).toEqual(
      expect.arrayContaining(['file/tie', 'json/bom', 'neuralis/real-files', 'nemu/linear-patterns', 'drwn/card-ref']),
    );
    expect(unexplained(codes)).toEqual([]);
  });

  test('that a structure can raise', () => {
    const codes = KEYWORDS.filter(({ name, annotation }) => !annotation && !SILENT.has(name)).map(({ name }) =>
      structuralCode(name),
    );
    expect(codes).toEqual(expect.arrayContaining(['schema/type', 'schema/min-length', 'schema/max-items']));
    expect(unexplained(codes)).toEqual([]);
  });

  test.each(FAMILIES.filter((family) => family !== 'safe-subset'))('that documents of %s raise', (family) => {
    const codes = new Set(raisedCodes(family));
    expect(codes.size).toBeGreaterThan(10);
    expect(unexplained(codes)).toEqual([]);
  });

  test('that schemas of the subset raise', () => {
    const codes = new Set(raisedSubsetCodes());
    expect(codes.size).toBeGreaterThan(20);
    expect(unexplained(codes)).toEqual([]);
  });
});

test('every explanation says what, why and what to do', () => {
  const codes = [...known.rules.map(({ id }) => id), ...known.codes.keys()];
  expect(codes.length).toBeGreaterThan(200);
  for (const code of codes) {
    const explained = explainCode(code, known.rules, known.codes);
    const blocks = explained === undefined ? [] : printExplanation(explained).split('\n\n');
    expect(blocks[0], code).toBe(code);
    expect(
      blocks.find((block) => block.startsWith('Why\n')),
      code,
    ).toMatch(/[.)`]$/);
    expect(blocks.find((block) => block.startsWith('Fix\n'))?.trimEnd(), code).toMatch(/[.)`]$/);
  }
});
