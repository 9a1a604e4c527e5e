import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Format } from '../../core/format.js';
import { loadFormat } from '../../generated/load.js';
import { FORMATS } from '../../schemas/index.js';
import { builderSource } from '../../src/cli/commands/import/builder-source.js';
import { engine } from '../../src/cli/formats/engine.js';
import { run } from '../../src/cli/run.js';
import { type FormatId, validate } from '../../src/index.js';
import { orderKeys } from '../../src/runtime/build/order-keys.js';
import { diagnose } from '../support/compile.js';
import { corpusCandidates } from '../support/corpus.js';
import { needsCorpus } from '../support/needs.js';
import { project } from './support/authoring.js';
import { memoryIo } from './support/memory-io.js';

interface Document {
  readonly title: string;
  readonly format: Format;
  readonly value: unknown;
}

const isValid = (format: Format, value: unknown): boolean => validate(format.id as FormatId, value).valid;

/** Whether a valid document violates constraints that the report is lenient about; types are not. */
async function isTolerated({ format, value }: Document): Promise<boolean> {
  return !(await engine.isStrict(format.id, value));
}

const EXAMPLES: readonly Document[] = FORMATS.flatMap((format) =>
  (format.examples ?? [])
    .filter(({ document }) => isValid(format, document))
    .map(({ name, document }) => ({ title: `${format.id} ${name}`, format, value: document })),
);

const CORPUS: readonly Document[] = corpusCandidates().flatMap(({ family, from, value }) =>
  FORMATS.filter((format) => format.id.startsWith(`${family}/`) && isValid(format, value)).map((format) => ({
    title: `${format.id} ${from}`,
    format,
    value,
  })),
);

const neuralisPackage = FORMATS.find(({ id }) => id === 'neuralis/package') as Format;
const card = FORMATS.find(({ id }) => id === 'neurosquad/card') as Format;
const IDENTITY = { manifestVersion: 1, name: 'tide-table', displayName: 'Tide', version: '1.0.0', protocol: 1 };

/** Names and texts that a careless printer would let out of their quotes, or read as something else. */
const HOSTILE = [
  '__proto__',
  'constructor',
  'a"b',
  "a'b",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a careless printer would fill in
  'a`b${c}',
  '*/ x /*',
  '// x',
  '</script>',
  'a\\',
  'a\nb\r\tc',
  '\u2028\u2029\u202e\u200b\ufeff\u0000',
  '\ud800 alone',
  '1',
  '-1',
  'default',
  'a-b',
  '日本',
  '',
];
const hostileSchema = {
  type: 'object',
  properties: Object.fromEntries(HOSTILE.map((name) => [name, { type: 'string', title: name, const: name }])),
};
const DEPTH = 990;
const ODD: readonly Document[] = [
  {
    title: 'nesting that no printer would follow',
    format: neuralisPackage,
    value: JSON.parse(
      `{ "neuralis": { "app": { "surfaces": [] } }, "deep": ${'[{"a":'.repeat(DEPTH / 2)}0${'}]'.repeat(DEPTH / 2)} }`,
    ),
  },
  {
    title: 'hostile names and texts',
    format: card,
    value: {
      ...IDENTITY,
      tools: [{ name: 'a', description: HOSTILE.slice(2, 9).join(' '), inputSchema: hostileSchema }],
    },
  },
  {
    title: 'numbers as JSON has them',
    format: card,
    value: {
      ...IDENTITY,
      ports: {
        outputs: [
          {
            id: 'a',
            label: 'A',
            type: 'tide-table/a',
            schema: { enum: [1e21, 1e-7, 0, 1.2345678901234567e19, 1.5e300] },
          },
        ],
      },
    },
  },
  {
    title: 'schemas that `s` cannot make',
    format: card,
    value: {
      ...IDENTITY,
      tools: [
        {
          name: 'a',
          description: 'x',
          inputSchema: {
            properties: {
              a: { type: ['string', 'null'], maxLength: 3 },
              b: { type: 'object', required: ['x'], properties: { x: {}, y: { $ref: '#/$defs/d' } } },
              c: { type: 'string', minimum: 3 },
              d: { type: 'array', minItems: 1 },
              e: { anyOf: [{ const: null }, { oneOf: [{ type: 'integer' }, {}] }] },
            },
            type: 'object',
            $defs: { d: { enum: [{ a: [1] }] } },
          },
        },
      ],
    },
  },
];

/** Imports documents and builds what comes out, all in one project. */
async function roundTrip(documents: readonly Document[]): Promise<{ sources: string[]; built: unknown[] }> {
  const cwd = project();
  const names: string[] = [];
  const sources: string[] = [];
  for (const [index, { title, format, value }] of documents.entries()) {
    const unset = typeof value === 'object' && value !== null && !('$schema' in value) ? ['$schema'] : [];
    const { text, isBuilt } = await builderSource(format, value, { unset: format.acceptsSchemaKey ? unset : [] });
    expect(isBuilt, title).toBe(true);
    names.push(cwd.write(`${index}/source.ts`, text));
    sources.push(text);
  }
  const io = memoryIo({ cwd: cwd.folder });
  const exit = await run(['build', ...names, '--out', 'out'], io);
  expect(exit, io.printed.stderr).toBe(0);
  const paths = io.printed.stdout.trim().split('\n');
  const built = documents.map((_, index) => {
    const path = paths.find((line) => line.startsWith(`written out/${documents.length === 1 ? '' : `${index}/`}`));
    return JSON.parse(readFileSync(join(cwd.folder, path?.slice('written '.length) ?? ''), 'utf8'));
  });
  return { sources, built };
}

it('tries odd documents that are valid all the same', () => {
  expect(ODD.filter(({ format, value }) => !isValid(format, value)).map(({ title }) => title)).toEqual([]);
});

describe.each<[string, readonly Document[]]>([
  ['every valid example', EXAMPLES],
  ['every valid document of the corpus', CORPUS],
  ['odd documents', ODD],
])('%s', (_, documents) => {
  needsCorpus(documents.length > 0).it(
    'is imported as the source that builds it, properties in order, and type-checks',
    async () => {
      const { sources, built } = await roundTrip(documents);
      for (const [index, { title, format, value }] of documents.entries()) {
        const { structure } = await loadFormat(format.id as FormatId);
        expect(built[index], title).toEqual(value);
        expect(JSON.stringify(built[index]), title).toBe(JSON.stringify(orderKeys(value, structure)));
      }
      const files: [path: string, text: string][] = [];
      for (const [index, document] of documents.entries())
        if (!(await isTolerated(document))) files.push([`imported/${index}.ts`, sources[index] ?? '']);
      expect(files.length).toBeGreaterThan(0);
      expect(diagnose(Object.fromEntries(files))).toEqual([]);
    },
  );
});

describe('import', () => {
  it('writes what a person would', async () => {
    const io = memoryIo({
      stdin: JSON.stringify({
        ...IDENTITY,
        permissions: ['agents.read', { id: 'network', hosts: ['a.example'] }, { id: 'background' }],
        settings: [{ key: 'hours', label: 'Hours', type: 'number', min: 1 }],
        tools: [
          {
            name: 'next',
            description: 'The next tide.',
            inputSchema: {
              type: 'object',
              properties: { place: { type: 'string' }, many: { type: 'array', items: { type: 'integer' } } },
              required: ['place'],
            },
          },
        ],
      }),
    });
    expect(await run(['import', '-', '--format', 'neurosquad/card'], io)).toBe(0);
    expect(io.printed.stderr).toBe('');
    expect(io.printed.stdout).toBe(`import { card, permission, setting, tool } from 'letterpress/neurosquad';
import { s } from 'letterpress/safe-subset';

export default card({
  $schema: undefined,
  name: 'tide-table',
  displayName: 'Tide',
  version: '1.0.0',
  permissions: ['agents.read', permission.network({ hosts: ['a.example'] }), permission.background()],
  settings: [setting.number({ key: 'hours', label: 'Hours', min: 1 })],
  tools: [
    tool({
      name: 'next',
      description: 'The next tide.',
      inputSchema: s.object({ place: s.string(), many: s.optional(s.array(s.integer())) }),
    }),
  ],
});
`);
  });

  it('shows no character that a reader cannot see', async () => {
    const { text } = await builderSource(card, ODD[1]?.value);
    expect(text).not.toMatch(/[\u2028\u2029\u202e\u200b\ufeff\0]|\p{Surrogate}/u);
    expect(text).toContain("['__proto__']");
  });

  it('writes to a file, and refuses what is not valid without writing', async () => {
    const cwd = project({ 'neurosquad-card.json': JSON.stringify(IDENTITY), 'a.json': '{ "name": 1 }' });
    const io = memoryIo({ cwd: cwd.folder });
    expect(await run(['import', 'neurosquad-card.json', '--out', 'src/card.ts'], io)).toBe(0);
    expect(io.printed).toEqual({ stdout: '', stderr: 'written src/card.ts\n' });
    expect(readFileSync(join(cwd.folder, 'src/card.ts'), 'utf8')).toMatch(/^import \{ card \}/);
    const refused = memoryIo({ cwd: cwd.folder });
    expect(await run(['import', 'a.json', '--format', 'neurosquad/card', '--out', 'b.ts'], refused)).toBe(1);
    expect(refused.printed.stdout).toBe('');
    expect(refused.printed.stderr).toMatch(/a\.json:1:11 error schema\/type/);
    expect(existsSync(join(cwd.folder, 'b.ts'))).toBe(false);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['no such file', ['nope.json'], /no-such-file/],
    ['a name of no format', ['a.json'], /format-needed/],
    ['standard input without a format', ['-'], /format-needed/],
    ['no such format', ['a.json', '--format', 'neurosquad/crad'], /Did you mean `neurosquad\/card`/],
    ['a folder', ['.'], /not-a-file/],
    ['no file at all', [], /missing required argument/],
  ])('%s is a usage error', async (_title, argv, says) => {
    const io = memoryIo({ cwd: project({ 'a.json': '{}' }).folder });
    expect(await run(['import', ...argv], io)).toBe(2);
    expect(io.printed.stderr).toMatch(says);
  });
});
