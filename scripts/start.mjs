// `npm start`: builds, generates every artifact, validates the example manifests, and says what is where.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createJiti } from 'jiti';
import { root, run } from './steps.mjs';

/** Runs a step and shows its output; a failure ends the run with its exit code. */
async function step(title, program, args) {
  process.stdout.write(`\n${title}\n`);
  const { code } = await run(program, args, { echo: true });
  if (code !== 0) process.exit(code);
}

/** The valid example documents of a format, as paths from the root; a family of several documents has a folder for each. */
function exampleFiles({ id, examples = [] }) {
  const [family, document] = id.split('/');
  const folders = ['valid', path.join(document, 'valid')].map((folder) =>
    path.join('schemas', family, 'examples', folder),
  );
  return examples
    .flatMap(({ name }) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(path.join(root, file)));
}

const CLI = path.join('dist', 'cli', 'main.js');

await step('Building dist/ …', 'tsdown', ['--log-level', 'warn']);
await step('Generating generated/ …', 'node', [CLI, 'generate']);
const { default: config } = await createJiti(import.meta.url).import(path.join(root, 'letterpress.config.ts'));
for (const format of config.formats) {
  const files = exampleFiles(format);
  if (files.length > 0)
    await step(`Validating the examples of ${format.id} …`, 'node', [CLI, 'validate', '--format', format.id, ...files]);
}

process.stdout.write('\nWhat is where:\n');
for (const entry of readdirSync(path.join(root, config.out), { withFileTypes: true, recursive: true })
  .filter((found) => found.isFile())
  .map((found) =>
    path
      .relative(root, path.join(found.parentPath ?? found.path, found.name))
      .split(path.sep)
      .join('/'),
  )
  .sort()) {
  process.stdout.write(`  ${entry}\n`);
}
process.stdout.write(`
  dist/                the package: import it by its name, or run \`node ${CLI.split(path.sep).join('/')} --help\`
  generated/README.md  the index of the reference pages

Next: \`npm test\` runs every check; \`npm run generate\` generates the artifacts again after a change in schemas/.
`);
