import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { codePointOrder } from '../../core/words/code-point-order.js';
import { type PublicTypes, publicTypes } from './public-types.js';
import { ReleaseError } from './release-error.js';
import { runIn } from './run-in.js';

/** What users of one edition of the package rely on. */
export interface Published {
  /** The published schemas without their banner, by format id. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Every code of an issue, with the severity and basis of a rule; others have an empty string. */
  readonly codes: ReadonlyMap<string, string>;
  /** Whether codes that are not ids of rules are among them: an old revision may not be able to list them. */
  readonly listsAllCodes: boolean;
  readonly types: PublicTypes;
}

const SCHEMA = '.schema.json';
const CLI = path.join('src', 'cli', 'main.ts');
const JITI = path.join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
/** A rule in the table of a reference page. */
const RULE = /^\| \[`([^`]+)`\]\([^)]*\) \| (\w+) \| (\w+) \|/gm;

/**
 * Reads what a checkout publishes.
 *
 * @param folder absolute: a copy that `copyTree` made.
 */
export function published(folder: string): Published {
  const schemas = new Map<string, string>();
  const listed = listedCodes(folder);
  const codes = new Map<string, string>(listed?.map((code) => [code, '']));
  const generated = path.join(folder, 'generated');
  const files = existsSync(generated)
    ? readdirSync(generated, { recursive: true, encoding: 'utf8' }).sort(codePointOrder)
    : [];
  for (const file of files) {
    const text = () => readFileSync(path.join(generated, file), 'utf8');
    if (file.endsWith(SCHEMA)) schemas.set(file.slice(0, -SCHEMA.length).split(path.sep).join('/'), contentOf(text()));
    if (!file.endsWith('.md')) continue;
    for (const [, code = '', severity, basis] of text().matchAll(RULE)) codes.set(code, `${severity}, ${basis}`);
  }
  // Before the first schema there may be no sources of the entry points either.
  const types = schemas.size === 0 ? new Map() : publicTypes(folder);
  return { schemas, codes, listsAllCodes: listed !== undefined, types };
}

/** A schema without spaces and without its `$comment`, which only says where it comes from. */
function contentOf(text: string): string {
  const { $comment: _, ...schema } = JSON.parse(text);
  return JSON.stringify(schema);
}

/** What `letterpress explain --list` lists. */
function listedCodes(folder: string): string[] | undefined {
  if (!existsSync(path.join(folder, CLI))) return undefined;
  try {
    const listed = runIn(folder, process.execPath, JITI, CLI, 'explain', '--list');
    return listed.split('\n').flatMap((line) => /^\S+(?= {2})/.exec(line) ?? []);
  } catch (error) {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}
