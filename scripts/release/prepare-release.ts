import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseNotes } from './changelog.js';
import { checkChangelog } from './check-changelog.js';
import { compareTarballs } from './compare-tarballs.js';
import { nextVersion } from './next-version.js';
import { ReleaseError } from './release-error.js';
import { runIn } from './run-in.js';

const USAGE =
  'npm run release -- --version X.Y.Z|patch|minor|major [--date YYYY-MM-DD] [--since REV] [--write], or --check [--since REV], or --pack';

/** The checkout, and where to say what is done. */
interface Run {
  readonly root: string;
  readonly print: (text: string) => void;
}

/**
 * Checks a release and, with `--write`, sets its version and the section of the changelog.
 *
 * @param root absolute, the top folder of a git repository with its packages installed.
 * @param args as on the command line.
 * @param print is called with what is done, line by line.
 * @throws {ReleaseError} before anything is written: when something is missing, or the call is wrong.
 */
export function prepareRelease(root: string, args: readonly string[], print: (text: string) => void): void {
  const run: Run = { root, print };
  const { version, date, since, write, check, pack } = readArguments(args);
  if (version === undefined) {
    if (check) assertTold(run, since ?? lastRelease(root));
    if (pack) assertSameTarball(run);
    return;
  }
  const changelog = path.join(root, 'CHANGELOG.md');
  const { name, current, next } = versions(root, version);
  const day = date ?? runIn(root, 'git', 'log', '-1', '--format=%cs').trim();
  if (!/^\d{4}-\d\d-\d\d$/.test(day))
    throw new ReleaseError(`\`${day}\` is not a date. Pass one such as \`2026-01-31\`.`);
  const { text, notes } = releaseNotes(readFileSync(changelog, 'utf8'), next, day);
  const changed = runIn(root, 'git', 'status', '--porcelain').trim();
  if (write && changed !== '')
    throw new ReleaseError(`Files are not committed:\n${changed}\nCommit them, or stash them.`);
  assertTold(run, since ?? lastRelease(root));
  assertSameTarball(run);
  if (write) {
    runIn(root, 'npm', 'version', next, '--no-git-tag-version', '--ignore-scripts');
    writeFileSync(changelog, text);
  }
  print(`${write ? 'Set' : 'Would set'} the version in package.json and package-lock.json: ${current} to ${next}.
${write ? 'Gave' : 'Would give'} the lines under \`## Unreleased\` in CHANGELOG.md to \`## ${next} (${day})\`.

Text of the tag \`v${next}\`:

${name} ${next}

${notes}

${write ? `Next: review and commit, tag the commit \`v${next}\`, push, and publish. This script does none of them.` : 'Nothing was written. Pass --write to do it.'}
`);
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        version: { type: 'string' },
        date: { type: 'string' },
        since: { type: 'string' },
        write: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        pack: { type: 'boolean', default: false },
      },
    });
    const alone = values.check || values.pack;
    const isAlone = values.version === undefined && !values.write && values.date === undefined;
    if (alone ? isAlone : values.version !== undefined) return values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ReleaseError(`${error.message}\nUsage: ${USAGE}`);
  }
  throw new ReleaseError(`Say what to release, or what to check.\nUsage: ${USAGE}`);
}

function versions(root: string, wanted: string): { name: string; current: string; next: string } {
  const { name, version: current } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { name, current, next: nextVersion(current, wanted) };
}

/** The last tag that is a version, or the first commit whose package.json has the version of today. */
function lastRelease(root: string): string {
  const [tag] = runIn(root, 'git', 'tag', '--merged', 'HEAD', '--sort=-v:refname', '--list', 'v[0-9]*').split('\n');
  if (tag !== undefined && tag !== '') return tag;
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const search = ['log', '--reverse', '--format=%H', `-S"version": "${version}"`, '--', 'package.json'];
  const [first] = runIn(root, 'git', ...search).split('\n');
  if (first === undefined || first === '') {
    throw new ReleaseError('There is no tag, and no commit has set the version. Pass a revision with --since.');
  }
  return first;
}

function assertTold({ root, print }: Run, since: string): void {
  const outcome = checkChangelog(root, since);
  if (outcome === undefined) {
    print(`Changelog: nothing was published at ${since}, so nothing has changed since.\n`);
    return;
  }
  const { changes, missing, onlyRules } = outcome;
  if (onlyRules) print(`Changelog: ${since} cannot list its codes, so only those of rules are compared.\n`);
  if (missing.length === 0) {
    print(`Changelog: tells of all changes since ${since} (${changes}).\n`);
    return;
  }
  const lines = missing.map(({ message, names }) => {
    const ways = names.map((words) => words.map((word) => `\`${word}\``).join(' and ')).join(', or ');
    return `  ${message} Add a line under \`## Unreleased\` that names ${ways}.\n`;
  });
  throw new ReleaseError(
    `CHANGELOG.md does not tell of ${missing.length} of ${changes} changes since ${since}:\n${lines.join('')}`.trimEnd(),
  );
}

function assertSameTarball({ root, print }: Run): void {
  print(`Tarball: packed twice, the same bytes: ${compareTarballs(root)}\n`);
}
