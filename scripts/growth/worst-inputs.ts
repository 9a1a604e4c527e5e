import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { generate } from '../../generator/index.js';
import { minimalCard, minimalEntry, minimalLock } from '../../schemas/drwn/examples/minimal.js';
import { minimal as blueprint, withInput, withInputs } from '../../schemas/nemu/examples/minimal.js';
import { widget } from '../../schemas/neuralis/examples/minimal.js';
import { minimal as neurosquadCard } from '../../schemas/neurosquad/examples/minimal.js';
import { REPORTERS, type ReporterName } from '../../src/cli/reporters/index.js';
import { run } from '../../src/cli/run.js';
import { checkLockfile, computeIntegrity, mergeOverlay } from '../../src/drwn/index.js';
import { type FormatId, type Report, validate, validateText } from '../../src/index.js';
import { checkBlueprintFiles } from '../../src/nemu/index.js';
import { preflight } from '../../src/neuralis/index.js';
import { checkSchema, validateValue } from '../../src/safe-subset/index.js';
import { memoryIo } from '../../test/cli/support/memory-io.js';
import { toyOf } from '../../test/support/runtime-format.js';

/** An input that makes something work as hard as its size allows. */
export interface WorstInput {
  readonly name: string;
  /** The smallest size that is measured. */
  readonly size: number;
  /** Makes the input; what it returns is measured. */
  prepare(size: number): (() => unknown) | Promise<() => unknown>;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = (count: number, make: (index: number) => unknown, start = 'x'): Record<string, unknown> =>
  Object.fromEntries(times(count, (index) => [`${start}${index}`, make(index)]));
const padded = (index: number): string => String(index).padStart(7, '0');

const validated =
  <Input>(check: (format: FormatId, input: Input) => Report) =>
  (name: string, format: FormatId, size: number, make: (size: number) => Input): WorstInput => ({
    name,
    size,
    prepare(count) {
      const input = make(count);
      return () => check(format, input);
    },
  });
const text = validated<string>(validateText);
const value = validated<unknown>(validate);

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'letterpress-growth-'));
  folders.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

/** A report with as many issues as one can have, on one line of a long text. */
function longReport(size: number): { readonly source: { readonly text: string }; readonly report: Report } {
  const source = { text: `{${times(size, (index) => `"unknown${index}":1`).join(',')}}` };
  return { source, report: validateText('nemu/blueprint', source.text) };
}

const reporter = (name: ReporterName): WorstInput => ({
  name: `reporter \`${name}\`: files with 1,000 issues on one long line`,
  size: 12,
  async prepare(size) {
    const { source, report } = longReport(20_000);
    const create = await REPORTERS[name]();
    return async () => {
      const writer = await create({ ...memoryIo(), stdout: { write() {} } });
      for (let index = 0; index < size; index += 1) writer.file({ file: `files/${index}.json`, report, source });
      await writer.end({ files: size, errors: size, warnings: 0 });
    };
  },
});

const page = (name: string, size: number, make: (size: number) => string): WorstInput => ({
  name: `neuralis pre-flight: ${name}`,
  size,
  prepare(count) {
    const root = folderWith({
      'neuralis.package.json': JSON.stringify({ app: { surfaces: [widget()] } }),
      'app/surfaces/widget/board/index.html': make(count),
    });
    return () => preflight(root);
  },
});

export const WORST_INPUTS: readonly WorstInput[] = [
  text('reading: 2,000 wrong properties below one long name', 'nemu/blueprint', 2_000_000, (size) =>
    JSON.stringify(withInputs({ ['L'.repeat(size)]: named(2000, () => 1) as never })),
  ),
  text('reading: names of one length above 16,383 units, equal to their end', 'drwn/card', 100, (size) =>
    JSON.stringify(minimalCard(named(size, () => 1, 'k'.repeat(16_384)))),
  ),
  text('reading: duplicate names', 'drwn/card', 50_000, (size) => `{${times(size, () => '"a":1').join(',')}}`),
  text('reading: trailing commas', 'safe-subset/safe-subset', 50_000, (size) => `[${'[1,],'.repeat(size)}1]`),
  text('reading: line feeds', 'nemu/blueprint', 500_000, (size) => `${'\n'.repeat(size)}{}`),
  text(
    'reading: comments below a long name',
    'drwn/card',
    300_000,
    (size) => `{"${'L'.repeat(size)}":[${'1,/**/'.repeat(1500)}1]}`,
  ),
  text('validating and ordering: unknown properties, nemu', 'nemu/blueprint', 20_000, (size) =>
    JSON.stringify(blueprint(named(size, () => 1))),
  ),
  text('validating: unknown properties of entries, drwn/lock', 'drwn/lock', 10_000, (size) =>
    JSON.stringify(minimalLock([minimalEntry(named(size, () => 1))])),
  ),
  text('validating: entries of one name, drwn/lock', 'drwn/lock', 500, (size) =>
    JSON.stringify(minimalLock(times(size, () => minimalEntry()))),
  ),
  value('validating: long names of skills, equal to their end, drwn/card', 'drwn/card', 800, (size) =>
    minimalCard({ skills: { include: times(size, (index) => `${'k'.repeat(20_000)}${padded(index)}`) } }),
  ),
  value('validating: settings of one key, neurosquad/card', 'neurosquad/card', 1000, (size) =>
    neurosquadCard({ settings: times(size, () => ({ key: 'a', type: 'string', label: { en: 'A' } })) }),
  ),
  value('validating: widgets of one long type, neuralis/package', 'neuralis/package', 800, (size) => ({
    app: { surfaces: times(size, (index) => widget({ type: `${'k'.repeat(20_000)}${padded(index)}` })) },
  })),
  value('validating: a long pattern of classes, nemu/blueprint', 'nemu/blueprint', 100_000, (size) =>
    withInput({ type: 'string', pattern: '\\p{L}'.repeat(size) }),
  ),
  value('validating: many patterns of classes, nemu/blueprint', 'nemu/blueprint', 100, (size) =>
    withInputs(
      named(size, (index) => ({ type: 'string', default: 'x', pattern: `${'\\p{L}'.repeat(750)}${index}` })) as never,
    ),
  ),
  value('explaining: surfaces of an unknown kind, neuralis/package', 'neuralis/package', 3000, (size) => ({
    app: { surfaces: times(size, (index) => ({ ...widget(), kind: `k${index}` })) },
  })),
  value('explaining: unknown properties of surfaces, neuralis/package', 'neuralis/package', 1000, (size) => ({
    app: { surfaces: times(size, () => ({ ...widget(), ...named(20, () => 1) })) },
  })),
  ...(['pretty', 'json', 'ndjson', 'sarif', 'github'] as const).map(reporter),
  {
    name: 'safe subset: a schema with wrong keywords',
    size: 10_000,
    prepare(size) {
      const schema = { type: 'object', properties: { a: named(size, () => 1) } };
      return () => checkSchema(schema);
    },
  },
  {
    name: 'safe subset: a value of long strings, equal to their end',
    size: 400,
    prepare(size) {
      const values = times(size, (index) => `${'k'.repeat(20_000)}${padded(index)}`);
      return () => validateValue({ type: 'array', items: { type: 'string' }, uniqueItems: true }, values);
    },
  },
  {
    name: 'importer: inputs of a blueprint',
    size: 500,
    prepare(size) {
      const inputs = named(size, (index) => ({ type: 'string', description: `The value ${index}.`, maxLength: 80 }));
      const root = folderWith({ 'nemu.manifest.json': JSON.stringify(withInputs(inputs as never)) });
      return async () => {
        const io = memoryIo({ cwd: root });
        if ((await run(['import', 'nemu.manifest.json'], io)) !== 0) throw new Error(io.printed.stderr);
      };
    },
  },
  {
    name: 'drwn lock: entries with trees',
    size: 200,
    async prepare(size) {
      const root = folderWith({ 'tree/card.json': JSON.stringify(minimalCard()) });
      const { integrity } = await computeIntegrity(path.join(root, 'tree'));
      const lock = JSON.stringify(
        minimalLock(
          times(size, (index) =>
            minimalEntry({
              name: `@a/b${index}`,
              path: path.join(root, 'tree'),
              integrity,
              manifest: minimalCard({ name: `@a/b${index}` }),
            }),
          ),
        ),
      );
      return () => checkLockfile(lock, { roots: [root] });
    },
  },
  {
    name: 'drwn integrity: files of a tree',
    size: 250,
    prepare(size) {
      const root = folderWith(Object.fromEntries(times(size, (index) => [`skills/s${index}/SKILL.md`, '# A\n'])));
      return () => computeIntegrity(root);
    },
  },
  {
    name: 'drwn overlay: cards with the same servers',
    size: 1500,
    prepare(size) {
      const cards = times(size, () => ({ servers: named(50, () => ({ command: 'x' })), skills: { include: ['a'] } }));
      return () => mergeOverlay({ servers: {} }, cards);
    },
  },
  page('open blocks of CSS with URLs', 60_000, (size) => `<style>${'{'.repeat(size)}${'url(a)'.repeat(size / 6)}`),
  page('spaces in a refresh', 250_000, (size) => `<meta http-equiv=refresh content="${' '.repeat(size)}x">`),
  page('images', 20_000, (size) => '<img src=a>'.repeat(size)),
  {
    name: 'nemu files: steps with documents',
    size: 150,
    prepare(size) {
      const steps = times(size, (index) => ({ id: `s${index}`, file: `steps/s${index}.md` }));
      const root = folderWith({
        'ai-automation/nemu.manifest.json': JSON.stringify(blueprint({ steps })),
        ...Object.fromEntries(steps.map(({ file }) => [`ai-automation/${file}`, `# Step\n${'[a](b) '.repeat(500)}`])),
      });
      return () => checkBlueprintFiles(root);
    },
  },
  {
    name: 'generate: optional properties of a schema',
    size: 250,
    prepare(size) {
      const format = toyOf({ type: 'object', properties: named(size, () => ({ type: 'string' })) });
      return () => generate([format], { runtime: 'src/runtime/index.ts' });
    },
  },
];
