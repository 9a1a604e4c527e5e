import type { CodeEntry } from '../../core/code.js';
import type { Basis, Severity } from '../../core/issue.js';
import { showCount } from '../../core/words/list.js';
import { showBytes } from './grammar/show-bytes.js';
import { limits } from './tables/limits.js';
import { assetExtensions, SHARED_FOLDER } from './tables/surfaces.js';

/** A promise about the files of a package, which the manifest alone cannot show. */
export interface PreflightCheck extends CodeEntry {
  readonly severity: Severity;
  readonly basis: Basis;
}

const served = assetExtensions.map((extension) => `\`${extension}\``).join(', ');

/** What the preflight checks in the files of a package, by issue code. */
export const preflightChecks = {
  'neuralis/manifest-present': {
    severity: 'error',
    basis: 'contract',
    summary: 'The folder has a `package.json` with a `neuralis` property, or a `neuralis.package.json`.',
    rationale: 'Without one of them the host does not find a package.',
    fix: 'Pass the root folder of a package, or add one of the two files.',
  },
  'neuralis/entry-present': {
    severity: 'error',
    basis: 'contract',
    summary: 'The entry of an asset-backed surface is a file that the host serves.',
    rationale: 'The host opens this file in the frame. Without it the surface stays empty.',
    fix: 'Ship the HTML file under the name in `url`, or correct `url`.',
  },
  'neuralis/entry-checked': {
    severity: 'warning',
    basis: 'advice',
    summary: 'An entry is simple enough to check its references.',
    rationale: 'A document with too many or too deeply nested elements would keep the checker busy for too long.',
    fix: 'Use fewer elements and less nesting.',
  },
  'neuralis/package-checked': {
    severity: 'warning',
    basis: 'advice',
    summary: 'A package is small enough to check all of it.',
    rationale: `One preflight reads at most ${showBytes(limits.checkedBytes)} of entries, looks up at most ${showCount(limits.checkedReferences)} references, and visits at most ${showCount(limits.listedEntries)} files and folders, so that it ends for every package.`,
    fix: 'Split the package, or check its surfaces in smaller parts.',
  },
  'neuralis/file-size': {
    severity: 'error',
    basis: 'contract',
    summary: `A file of a surface has at most ${showBytes(limits.fileBytes)}.`,
    rationale: 'The host rejects a larger file in either asset mode.',
    fix: 'Make the file smaller, or split it.',
  },
  'neuralis/self-contained-entry': {
    severity: 'error',
    basis: 'contract',
    summary: 'A self-contained entry does not refer to other files.',
    rationale: 'The host serves only the entry, and does not report the missing files when the page loads.',
    fix: 'Put the content into the entry (inline styles and scripts, `data:` images), or set `assetMode` to `"bundle"`.',
  },
  'neuralis/reference-inside': {
    severity: 'error',
    basis: 'contract',
    summary: `In bundle mode, each reference stays inside the surface's own folder or \`${SHARED_FOLDER}/\`.`,
    rationale: 'The frame can reach only these two folders, and the host checks the real path of each request.',
    fix: `Move the file into one of the two folders. From the first level of the surface, \`${SHARED_FOLDER}/\` is \`../shared/\`.`,
  },
  'neuralis/reference-served': {
    severity: 'error',
    basis: 'contract',
    summary: 'A referenced file has an extension that the host serves.',
    rationale: `Besides the entry the host serves only ${served}.`,
    fix: 'Convert the file to a format that the host serves, and refer to the new file.',
  },
  'neuralis/reference-present': {
    severity: 'warning',
    basis: 'advice',
    summary: 'A referenced file exists.',
    rationale: 'The frame would request the file and get an error.',
    fix: 'Ship the file, or delete the reference.',
  },
  'neuralis/no-remote-origin': {
    severity: 'error',
    basis: 'contract',
    summary: 'An entry loads nothing from another origin.',
    rationale: 'The content security policy of the entry allows no remote origin, so the browser blocks the request.',
    fix: 'Ship a copy of the file with the package.',
  },
  'neuralis/policy-allows': {
    severity: 'error',
    basis: 'contract',
    summary: 'An entry loads only what its content security policy allows.',
    rationale: 'The browser blocks frames, media, plugins and `data:` scripts before it sends a request.',
    fix: 'Use only what the policy allows: scripts and styles of the package, images and fonts (also as `data:`), and `fetch` for files of the package.',
  },
  'neuralis/one-document': {
    severity: 'error',
    basis: 'contract',
    summary: 'An entry does not refer to an HTML document by file name.',
    rationale: 'The host serves no HTML besides the entry, and the entry itself has a different URL.',
    fix: 'Show the other page from a script in the same document, or link to a place in the entry by `#` and its id.',
  },
  'neuralis/real-files': {
    severity: 'error',
    basis: 'contract',
    summary: "No symbolic link in a surface's folder points to a file outside it.",
    rationale: 'The host checks the real path and rejects files outside the folder.',
    fix: 'Replace the link with the file itself.',
  },
  'neuralis/bundle-files': {
    severity: 'error',
    basis: 'contract',
    summary: `A bundle has at most ${limits.bundleFiles} files besides its entry.`,
    rationale: 'The host does not serve more than that for one surface.',
    fix: 'Bundle into fewer chunks, or remove unused files.',
  },
  'neuralis/bundle-bytes': {
    severity: 'error',
    basis: 'contract',
    summary: `The files of a bundle besides its entry have at most ${showBytes(limits.bundleBytes)} together.`,
    rationale: 'The host does not serve more than that for one surface.',
    fix: 'Make the files smaller, or remove unused files.',
  },
  'neuralis/bundle-weight': {
    severity: 'warning',
    basis: 'contract',
    summary: `The files of a bundle besides its entry should have at most ${showBytes(limits.bundleWarnBytes)} together.`,
    rationale: 'A bundle is not cached: every render fetches all its files again.',
    fix: 'Make the files smaller, or remove unused files.',
  },
  'neuralis/plain-doctype': {
    severity: 'warning',
    basis: 'contract',
    summary: 'A bundle entry has the doctype `<!doctype html>` or none.',
    rationale:
      'The host inserts its `<base>` directly after this doctype. Before any other doctype, the `<base>` turns off standards mode.',
    fix: 'Write `<!doctype html>`.',
  },
  'neuralis/no-early-base': {
    severity: 'warning',
    basis: 'contract',
    summary: 'Nothing before the doctype of a bundle entry contains `<base`.',
    rationale: 'The host then inserts its own `<base>` before everything else, and the page is not in standards mode.',
    fix: 'Move or reword the comment before the doctype.',
  },
  'neuralis/utf8-entry': {
    severity: 'warning',
    basis: 'contract',
    summary: 'A bundle entry is UTF-8.',
    rationale: 'The host does not insert a `<base>` into a UTF-16 document, so its references do not work.',
    fix: 'Save the file as UTF-8.',
  },
  'neuralis/quote-free-folder': {
    severity: 'warning',
    basis: 'platform',
    summary: 'The folder of a bundle entry has no apostrophe in its name.',
    rationale: 'The host then omits its `<base>`, so the references of the entry do not work.',
    fix: 'Rename the folder.',
  },
} as const satisfies Readonly<Record<string, PreflightCheck>>;

export type PreflightCode = keyof typeof preflightChecks;

/** The checks as entries by code, for `explain`. */
export const codes: ReadonlyMap<string, CodeEntry> = new Map(Object.entries(preflightChecks));
