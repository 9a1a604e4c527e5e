import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, run } from './steps.mjs';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** A call that cannot be carried out; the message says why and what to write. */
export class ScaffoldError extends Error {
  name = 'ScaffoldError';
}

/** Runs a scaffold with the arguments of the command line; prints what went wrong, without a stack, and exits with 2. */
export async function runScaffold(scaffold) {
  try {
    process.stdout.write(await scaffold(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/**
 * Splits `family/name`.
 *
 * @throws {ScaffoldError} when there are not two names in lower case with single dashes.
 */
export function parseId(id, usage) {
  const names = id?.split('/') ?? [];
  if (names.length === 2 && names.every((name) => NAME.test(name))) return names;
  const what = id === undefined ? 'A name is missing.' : `\`${id}\` is not a valid name.`;
  throw new ScaffoldError(`${what} Write \`${usage}\`, in lower case with single dashes.`);
}

/** Whether this is one name in lower case with single dashes. */
export function isName(text) {
  return NAME.test(text);
}

/** `size-order` as `sizeOrder`. */
export function camelCase(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** `size-order` as `Size order`. */
export function titleOf(name) {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
}

/**
 * Writes new files, by path from the root.
 *
 * @throws {ScaffoldError} before anything is written, when one exists.
 */
export function writeNew(files) {
  for (const file of Object.keys(files)) {
    if (existsSync(path.join(root, file))) throw new ScaffoldError(`\`${file}\` already exists.`);
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Adds an import, and an entry at the end of the array with which a module ends; `formatFiles` puts them in order. */
export function addToList(file, importLine, entry) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const end = text.lastIndexOf('];');
  const firstExport = text.search(/^(?:\/\*\*|export )/m);
  if (end === -1 || firstExport === -1) throw new ScaffoldError(`\`${file}\` does not end with an array.`);
  const before = text.slice(firstExport, end).trimEnd();
  const comma = /[,[]$/.test(before) ? '' : ',';
  const imports = text.slice(0, firstExport).trimEnd();
  writeFileSync(path.join(root, file), `${imports}\n${importLine}\n\n${before}${comma}\n${entry}${text.slice(end)}`);
}

/** Sorts the imports of the files and formats them. */
export async function formatFiles(files) {
  const { code, output } = await run('biome', ['check', '--write', ...files]);
  if (code !== 0) throw new Error(output);
}
