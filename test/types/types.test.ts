import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Unpacked, unpackPackage } from '../package/unpacked.js';
import { ROOT } from '../support/sources.js';
import type { TypeCases } from './type-cases.js';

const run = promisify(execFile);

/** The newest TypeScript, and with `npm run test:types` all that users may have, each by the name it is installed under. */
const COMPILERS =
  process.env.LETTERPRESS_TYPESCRIPTS === 'all'
    ? ['typescript-5.4', 'typescript-5.9', 'typescript', 'typescript-7']
    : ['typescript-7'];

const RESOLUTIONS: Readonly<Record<string, object>> = {
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

/** Errors that say that a case is no program at all, and nothing of the types it tries. */
const NO_PROGRAM = new Set([2304, 2305, 2307, 2451, 2552, 2724]);

const FAMILIES = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'node_modules',
);
const FORMATS = await Promise.all(
  FAMILIES.flatMap(({ name: family }) =>
    readdirSync(path.join(import.meta.dirname, family)).map(async (file) => {
      const module = pathToFileURL(path.join(import.meta.dirname, family, file)).href;
      const { cases } = (await import(/* @vite-ignore */ module)) as { readonly cases: TypeCases };
      return { id: `${family}/${path.basename(file, '.ts')}`, ...cases };
    }),
  ),
);

/** The lines on which the cases of a file stand: one line each. */
interface CaseFile {
  readonly name: string;
  readonly text: string;
  readonly titles: ReadonlyMap<number, string>;
}

function caseFile(name: string, imports: string, cases: Readonly<Record<string, string>>): CaseFile {
  const titles = new Map<number, string>();
  const lines = imports.trimEnd().split('\n');
  for (const [title, code] of Object.entries(cases)) {
    titles.set(lines.push(`export const case${titles.size} = () => ${code};`), title);
  }
  return { name, text: `${lines.join('\n')}\n`, titles };
}

const FILES = FORMATS.flatMap(({ id, imports, right, wrong }) => {
  const name = id.replace('/', '.');
  return [caseFile(`${name}.right.ts`, imports, right), caseFile(`${name}.wrong.ts`, imports, wrong)];
});

let project: Unpacked;
beforeAll(() => {
  project = unpackPackage();
  for (const { name, text } of FILES) project.write(name, text);
}, 120_000);
afterAll(() => project?.remove());

/** @throws {Error} when it is not installed: a compiler that is not asked passes every case. */
function compilerOf(name: string): { readonly version: string; readonly bin: string } {
  const homes = [ROOT, import.meta.dirname].map((folder) => path.join(folder, 'node_modules', name));
  const home = homes.find((folder) => existsSync(folder));
  if (home === undefined) throw new Error(`${name} is not installed: run \`npm run test:types\`.`);
  const { version, bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return { version, bin: path.join(home, bin.tsc) };
}

interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

async function complaintsOf(bin: string, resolution: string): Promise<Complaint[]> {
  const config = project.write(
    `tsconfig.${resolution}.json`,
    JSON.stringify({
      compilerOptions: {
        ...RESOLUTIONS[resolution],
        target: 'es2022',
        lib: ['es2022', 'dom'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
      },
      files: FILES.map(({ name }) => name),
    }),
  );
  const call = run(process.execPath, [bin, '-p', config, '--pretty', 'false'], { cwd: project.folder });
  const { stdout } = await call.catch((error: { stdout: string }) => error);
  return stdout.split('\n').flatMap((text) => {
    const [, file = '', line, code, message = ''] = /^(\S.*?)\((\d+),\d+\): error TS(\d+): (.*)$/.exec(text) ?? [];
    if (line !== undefined) return [{ file, line: Number(line), code: Number(code), message }];
    // Anything else that begins a line is about the call itself.
    return /^\S/.test(text) ? [{ file: '', line: 0, code: 0, message: text }] : [];
  });
}

describe('the cases', () => {
  it.each(FORMATS)('of $id are at least twenty of each kind', ({ right, wrong }) => {
    expect(Object.keys(right).length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(20);
  });
});

describe.each(COMPILERS)('%s', (name) => {
  const compiler = compilerOf(name);
  it.each(Object.keys(RESOLUTIONS))(
    `${compiler.version}, %s: takes what is right and nothing that is wrong`,
    async (resolution) => {
      const complaints = await complaintsOf(compiler.bin, resolution);
      const about = new Map<string, Complaint[]>();
      for (const complaint of complaints) {
        const title = FILES.find((file) => file.name === complaint.file)?.titles.get(complaint.line);
        const key = `${complaint.file} ${title ?? `line ${complaint.line}`}`;
        about.set(key, [...(about.get(key) ?? []), complaint]);
      }
      const wrong = FILES.filter((file) => file.name.endsWith('.wrong.ts')).flatMap((file) =>
        [...file.titles.values()].map((title) => `${file.name} ${title}`),
      );
      const unexpected = [...about].filter(([key]) => !wrong.includes(key));
      expect(unexpected.map(([key, [first]]) => `${key}: ${first?.message}`)).toEqual([]);
      expect(wrong.filter((key) => !about.has(key))).toEqual([]);
      const failing = [...about].filter(([, all]) => all.every(({ code }) => code < 2000 || NO_PROGRAM.has(code)));
      expect(failing.map(([key]) => key)).toEqual([]);
    },
    120_000,
  );
});
