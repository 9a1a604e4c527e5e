import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Format } from '../../../../core/format.js';
import { UsageError } from '../../../../core/usage-error.js';
import { reasonOf } from '../../../../files/reason-of.js';
import { type FreshModule, importFresh } from '../../process/import-fresh.js';
import { isRegularFile } from '../../process/paths.js';

/** File names of a project's configuration; the first one that exists is used. */
export const CONFIG_NAMES = ['letterpress.config.ts', 'letterpress.config.mjs', 'letterpress.config.js'] as const;

/** What `generate` writes, and where. */
export interface Config {
  readonly formats: readonly Format[];
  /** Folder of the artifacts, from the project's root. */
  readonly out?: string | undefined;
  /** What generated code imports as its runtime: a package entry, or a `.ts` file from the project's root. */
  readonly runtime?: string | undefined;
  /** The command that generated files name in their banner. */
  readonly command?: string | undefined;
}

export interface LoadedConfig {
  /** Absolute path of the file; its folder is the project's root. */
  readonly path: string;
  readonly root: string;
  readonly config: Config;
  /** Absolute paths of the project's modules that the configuration consists of, itself included. */
  readonly modules: readonly string[];
}

/**
 * Loads a project's configuration, in TypeScript or JavaScript, again on every call.
 *
 * @param named as the user named it; default: one of `CONFIG_NAMES` in the current folder.
 * @returns `undefined` when none was named and none exists.
 * @throws {UsageError} `no-config`, `bad-config`.
 */
export async function loadConfig(cwd: string, named: string | undefined): Promise<LoadedConfig | undefined> {
  const path = named === undefined ? defaultPath(cwd) : resolve(cwd, named);
  if (path === undefined) return undefined;
  if (!existsSync(path))
    throw new UsageError('no-config', `The configuration \`${named}\` does not exist.`, 'Check the path.');
  if (!isRegularFile(path)) throw new UsageError('bad-config', `\`${path}\` is not a regular file.`);
  const { exports, modules } = await load(path);
  return { path, root: dirname(path), config: asConfig(path, exports.default ?? exports), modules };
}

function defaultPath(cwd: string): string | undefined {
  return CONFIG_NAMES.map((name) => resolve(cwd, name)).find((path) => existsSync(path));
}

async function load(path: string): Promise<FreshModule> {
  try {
    return await importFresh(path);
  } catch (error) {
    throw new UsageError('bad-config', `Loading \`${path}\` failed: ${reasonOf(error)}.`);
  }
}

function asConfig(path: string, exported: unknown): Config {
  if (!isConfig(exported)) {
    throw new UsageError(
      'bad-config',
      `\`${path}\` does not export a valid configuration.`,
      'Export `{ formats: [ … ], out: "generated" }` by default, with formats from `defineFormat`.',
    );
  }
  return exported;
}

function isConfig(value: unknown): value is Config {
  if (typeof value !== 'object' || value === null || !('formats' in value)) return false;
  const { formats } = value;
  if (!Array.isArray(formats) || !formats.every(isFormat)) return false;
  return ['out', 'runtime', 'command'].every((name) => isOptionalString(Reflect.get(value, name)));
}

function isFormat(value: unknown): value is Format {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'schema' in value && 'behavior' in value;
}

function isOptionalString(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
