import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSC = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
/** Inside the checkout, where the package is known by its own name. */
const FOLDER = path.join(ROOT, '.cache/bench-types');

const IMPORTS = `import { card, input, output, permission, setting, tool } from 'letterpress/neurosquad';
import { s } from 'letterpress/safe-subset';
`;
/** Instantiations that one whole manifest may cost. */
const LIMIT = 6_000;
const MEASURES = ['Instantiations', 'Types', 'Symbols', 'Memory used', 'Check time'];

/**
 * Checks a file that imports the entry points alone, then every example that is written with builders.
 *
 * @throws {Error} when one of them does not compile, or costs too much.
 */
export async function measureTypes() {
  mkdirSync(FOLDER, { recursive: true });
  try {
    return [
      {
        file: 'nothing but the imports',
        ...diagnosticsOf(`${IMPORTS}export { card, input, output, permission, s, setting, tool };\n`),
      },
      ...builderExamples().map((file) => ({ file, ...costOf(file) })),
    ];
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** By their paths from the root. */
function builderExamples() {
  return readdirSync(path.join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join('examples', file))
    .sort();
}

function costOf(file) {
  const measured = diagnosticsOf(readFileSync(path.join(ROOT, file), 'utf8'));
  if (Number(measured.Instantiations) > LIMIT)
    throw new Error(`${file} costs ${measured.Instantiations} instantiations, more than ${LIMIT}.`);
  return measured;
}

function diagnosticsOf(source) {
  const options = {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    // What the library declarations of TypeScript itself cost is not ours to count.
    skipLibCheck: true,
    types: [],
    lib: ['es2023', 'dom'],
  };
  writeFileSync(path.join(FOLDER, 'card.ts'), source);
  writeFileSync(path.join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['card.ts'] }));
  const { status, stdout } = spawnSync(process.execPath, [TSC, '-p', FOLDER, '--extendedDiagnostics'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tsc refuses the file:\n${stdout}`);
  return Object.fromEntries(
    MEASURES.map((name) => [name, new RegExp(`^${name}:\\s+(\\S+)$`, 'm').exec(stdout)?.[1] ?? '?']),
  );
}
