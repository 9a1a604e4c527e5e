import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../../core/json/own.js';
import { CORPUS } from './sources.js';

/** A value of the corpus that may be a document of its family. */
export interface Candidate {
  readonly family: string;
  /** File, and where in it. */
  readonly from: string;
  readonly value: object;
}

/** Everything in the corpus that may be a whole document: files, cases of their lists, and members of their root. */
export function corpusCandidates(): Candidate[] {
  if (!existsSync(CORPUS)) return [];
  const files = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const seen = new Set<string>();
  return files.sort().flatMap((file) => {
    const [family = ''] = file.split(path.sep);
    const root: unknown = JSON.parse(readFileSync(path.join(CORPUS, file), 'utf8'));
    return [...valuesOf(root)].flatMap(([at, value]): Candidate[] => {
      const key = `${family} ${JSON.stringify(value)}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ family, from: `${file}${at}`, value }];
    });
  });
}

function* valuesOf(root: unknown): Generator<[at: string, value: object]> {
  if (!isObject(root)) return;
  yield ['', root];
  for (const [name, member] of Object.entries(root)) {
    if (isObject(member)) yield [`#${name}`, member];
    if (name !== 'cases' || !Array.isArray(member)) continue;
    for (const [index, { input }] of (member as { input?: unknown }[]).entries())
      if (isObject(input)) yield [`#cases/${index}`, input];
  }
}
