import { ReleaseError } from './release-error.js';

const UNRELEASED = '## Unreleased';

/** The lines under `## Unreleased`, without the heading. */
function unreleased(text: string): { readonly start: number; readonly end: number; readonly notes: string } {
  const heading = `\n${UNRELEASED}\n`;
  const start = text.indexOf(heading);
  if (start === -1)
    throw new ReleaseError(`CHANGELOG.md has no heading \`${UNRELEASED}\`. Add one above the last release.`);
  const from = start + heading.length;
  const next = text.indexOf('\n## ', from - 1);
  const end = next === -1 ? text.length : next;
  return { start: start + 1, end, notes: text.slice(from, end).trim() };
}

/**
 * Turns the lines under `## Unreleased` into the section of a version, below an empty `## Unreleased`.
 *
 * @param date as `YYYY-MM-DD`.
 * @returns the new text of the changelog, and the lines of the section.
 * @throws {ReleaseError} when there is no such heading or nothing under it, or the version has a section already.
 */
export function releaseNotes(text: string, version: string, date: string): { text: string; notes: string } {
  const { start, end, notes } = unreleased(text);
  if (notes === '') throw new ReleaseError(`CHANGELOG.md says nothing under \`${UNRELEASED}\`. Say what users notice.`);
  if (text.split('\n').some((line) => line.split(' ')[0] === '##' && line.split(' ')[1] === version)) {
    throw new ReleaseError(`CHANGELOG.md has a section \`${version}\` already. Choose another version.`);
  }
  const section = `${UNRELEASED}\n\n## ${version} (${date})\n\n${notes}\n`;
  return { text: `${text.slice(0, start)}${section}${text.slice(end)}`, notes };
}

/** The entries of a changelog that an earlier edition of it does not have, wherever they are. */
export function newEntries(before: string, now: string): string[] {
  const known = new Set(before.split('\n'));
  return now.split('\n').filter((line) => !line.startsWith('#') && line.trim() !== '' && !known.has(line));
}
