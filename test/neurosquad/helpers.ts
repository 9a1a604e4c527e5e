import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VECTORS = fileURLToPath(new URL('../vectors/neurosquad/', import.meta.url));

/** Real manifests of other authors, next to the checkout if there are any. */
const CORPUS = fileURLToPath(new URL('../../../shared/corpus/neurosquad/', import.meta.url));

/** The platform's own structural schema, next to the checkout if it is there. */
const STRUCTURE = fileURLToPath(new URL('../../../shared/facts/neurosquad-structural.schema.json', import.meta.url));

export interface ManifestVector {
  readonly note: string;
  readonly manifest: unknown;
  readonly ok: boolean;
  readonly issues: readonly { readonly path: string; readonly code: 'schema' | 'semantic' | 'protocol' }[];
  readonly warnings: readonly { readonly path: string }[];
  readonly normalized?: unknown;
}

export interface TextVector {
  readonly input: string;
  readonly ok: boolean;
  readonly value?: string;
  readonly normalized?: string;
}

function readVectors<Case>(file: string): readonly Case[] {
  const { cases } = JSON.parse(readFileSync(join(VECTORS, file), 'utf8')) as { cases: readonly Case[] };
  return cases;
}

export const manifestVectors = (): readonly ManifestVector[] => readVectors('manifests.json');
export const hostVectors = (): readonly TextVector[] => readVectors('hosts.json');
export const pathVectors = (): readonly TextVector[] => readVectors('paths.json');

/** The files of the corpus by name; empty if there is no corpus. */
export function corpusFiles(): ReadonlyMap<string, string> {
  if (!existsSync(CORPUS)) return new Map();
  return new Map(readdirSync(CORPUS).map((name) => [name, readFileSync(join(CORPUS, name), 'utf8')]));
}

/** The platform's structural schema, or `undefined` if it is missing. */
export function platformStructure(): object | undefined {
  return existsSync(STRUCTURE) ? (JSON.parse(readFileSync(STRUCTURE, 'utf8')) as object) : undefined;
}
