import { readFileSync } from 'node:fs';

/** One vector file of the drwn family. */
export function vectorFile<File>(name: string): File {
  return JSON.parse(readFileSync(new URL(`../vectors/drwn/${name}.json`, import.meta.url), 'utf8')) as File;
}

/** The cases of one vector file of the drwn family. */
export function vectors<Case>(name: string): readonly Case[] {
  return vectorFile<{ readonly cases: readonly Case[] }>(name).cases;
}
