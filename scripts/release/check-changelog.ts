import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codePointOrder } from '../../core/words/code-point-order.js';
import { newEntries } from './changelog.js';
import type { PublicType, PublicTypes } from './public-types.js';
import { type Published, published } from './published.js';
import { ReleaseError } from './release-error.js';
import { copyTree } from './tree-copy.js';

/** Something that users rely on and that is not as it was. */
export interface Change {
  /** For the reader, such as "The code `drwn/card-ref` was added." */
  readonly message: string;
  /** Each is enough for a changelog to tell of the change, if every word of it is in a line. */
  readonly names: readonly (readonly string[])[];
}

/** The outcome of a check: how much changed, and what no line of the changelog tells of. */
export interface ChangelogCheck {
  readonly changes: number;
  readonly missing: readonly Change[];
  /** Whether only ids of rules could be compared, and no other codes. */
  readonly onlyRules: boolean;
}

/**
 * Compares what the checkout publishes with what it published at a revision: schemas, codes and public types. Looks for
 * each change in the lines that the changelog has got since.
 *
 * @param root absolute, the top folder of a git repository.
 * @returns `undefined` when nothing was published at the revision.
 * @throws {ReleaseError} when there is no such revision, or the checkout cannot list its codes.
 */
export function checkChangelog(root: string, since: string): ChangelogCheck | undefined {
  const before = readTree(root, since);
  if (before.published.schemas.size === 0) return undefined;
  const now = readTree(root);
  if (!now.published.listsAllCodes) {
    throw new ReleaseError('`letterpress explain --list` fails on the sources of the checkout. Fix it first.');
  }
  const changes = changesBetween(before.published, now.published);
  const lines = newEntries(before.changelog, now.changelog);
  return {
    changes: changes.length,
    missing: untold(changes, lines),
    onlyRules: !before.published.listsAllCodes,
  };
}

function readTree(root: string, revision?: string): { readonly published: Published; readonly changelog: string } {
  const { folder, remove } = copyTree(root, revision);
  try {
    const changelog = path.join(folder, 'CHANGELOG.md');
    return { published: published(folder), changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '' };
  } finally {
    remove();
  }
}

/** Every difference between two editions: schemas, then codes, then types, each by name. */
export function changesBetween(before: Published, now: Published): Change[] {
  return [
    ...differences(before.schemas, now.schemas).map(([id, how]) => ({
      message: `The published schema of \`${id}\` was ${how}.`,
      names: [[id], [familyOf(id)]],
    })),
    ...codeChanges(before, now),
    ...typeChanges(before.types, now.types),
  ];
}

function codeChanges(before: Published, now: Published): Change[] {
  const families = new Set([...before.schemas.keys(), ...now.schemas.keys()].map(familyOf));
  const isRule = ([, basis]: readonly [string, string]) => basis !== '';
  const codes = before.listsAllCodes ? now.codes : new Map([...now.codes].filter(isRule));
  return differences(before.codes, codes).map(([code, how]) => ({
    message: `The code \`${code}\` was ${how}${how === 'changed' ? ` (${before.codes.get(code)}; now ${codes.get(code)})` : ''}.`,
    // A code is permanent: who uses it must be told by name that it is gone. And `file` is not a family.
    names: how === 'removed' || !families.has(familyOf(code)) ? [[code]] : [[code], [familyOf(code)]],
  }));
}

function typeChanges(before: PublicTypes, now: PublicTypes): Change[] {
  return differences(textsOf(before), textsOf(now)).flatMap(([name, how]): Change[] => {
    const editions = [before.get(name), now.get(name)];
    const isExported = editions.some((edition) => edition?.isExported);
    // What only mentions it has changed as well then, and is told of.
    if (!isExported && how !== 'changed') return [];
    const entries = entriesOfChange(editions);
    const families = entries.filter((entry) => entry.includes('/')).map(familyOfEntry);
    const where = entries.map((entry) => `\`${entry}\``).join(', ');
    return [
      {
        message: `The type of \`${name}\` (${isExported ? 'exported' : 'mentioned'} by ${where}) was ${how}.`,
        names: families.length === 0 ? [[name]] : [[name], families],
      },
    ];
  });
}

/** The entry points that lead to a declaration which only one of two editions has. */
function entriesOfChange([before, now]: readonly (PublicType | undefined)[]): string[] {
  const only = (one?: PublicType, other?: PublicType) =>
    [...(one?.texts ?? [])].filter(([text]) => !other?.texts.has(text));
  return [...new Set([...only(before, now), ...only(now, before)].flatMap(([, entries]) => [...entries]))].sort(
    codePointOrder,
  );
}

function textsOf(types: PublicTypes): ReadonlyMap<string, string> {
  return new Map([...types].map(([name, { texts }]) => [name, [...texts.keys()].sort(codePointOrder).join('\n')]));
}

type How = 'added' | 'removed' | 'changed';

function differences(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): [string, How][] {
  return [...new Set([...before.keys(), ...now.keys()])].sort(codePointOrder).flatMap((name): [string, How][] => {
    if (before.get(name) === now.get(name)) return [];
    return [[name, before.has(name) ? (now.has(name) ? 'changed' : 'removed') : 'added']];
  });
}

function familyOf(id: string): string {
  return id.split('/')[0] ?? id;
}

/** `drwn` for `letterpress/drwn`. */
function familyOfEntry(entry: string): string {
  return entry.slice(entry.indexOf('/') + 1);
}

/** The changes that no line names. */
export function untold(changes: readonly Change[], lines: readonly string[]): Change[] {
  const isTold = (words: readonly string[]) => words.every((word) => lines.some((line) => hasWord(line, word)));
  return changes.filter(({ names }) => !names.some(isTold));
}

/** Whether a line has a word, by itself or as the last part of a path: `Drwn` and `letterpress/drwn`, not `drwn/card-ref`. */
function hasWord(line: string, word: string): boolean {
  const [text, wanted] = [line.toLowerCase(), word.toLowerCase()];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!/[\w-]$/.test(text.slice(0, at)) && !/^[\w/-]/.test(text.slice(at + wanted.length))) return true;
  }
  return false;
}
