import type { CodeEntry } from '../../core/code.js';
import type { Basis, Severity } from '../../core/issue.js';
import { limits } from './tables/limits.js';
import { assetExtensions, SHARED_FOLDER } from './tables/surfaces.js';

/** A promise about a package's files, which no manifest can show. */
export interface PreflightCheck extends CodeEntry {
  readonly severity: Severity;
  readonly basis: Basis;
}

const served = assetExtensions.map((extension) => `\`${extension}\``).join(', ');

/** What the pre-flight asks of the files of a package, by issue code. */
export const preflightChecks = {
  'neuralis/manifest-present': {
    severity: 'error',
    basis: 'contract',
    summary: 'The folder has a `package.json` with a `neuralis` key, or a `neuralis.package.json`.',
    rationale: 'Without either the host sees no package.',
    fix: 'Name the root of a package, or declare one there.',
  },
  'neuralis/entry-present': {
    severity: 'error',
    basis: 'contract',
    summary: 'The entry of an asset-backed surface is a file that the host serves.',
    rationale: 'The host navigates the frame to this file; without it the surface stays empty.',
    fix: 'Ship the HTML file under the name that the url gives, or correct the url.',
  },
  'neuralis/entry-checked': {
    severity: 'warning',
    basis: 'advice',
    summary: 'An entry is simple enough for its references to be looked at.',
    rationale: 'Documents of very many or very deep elements would keep the check busy for long.',
    fix: 'Use fewer elements, and nest less.',
  },
  'neuralis/file-size': {
    severity: 'error',
    basis: 'contract',
    summary: `No file of a surface is larger than ${limits.fileBytes} bytes.`,
    rationale: 'The host refuses a larger file in either asset mode.',
    fix: 'Make the file smaller or split it.',
  },
  'neuralis/self-contained-entry': {
    severity: 'error',
    basis: 'contract',
    summary: 'A self-contained entry links no file.',
    rationale: 'The host serves the entry and nothing else, and nothing says so while the page loads.',
    fix: 'Put the content into the entry (inline style and script, `data:` images), or declare `assetMode: "bundle"`.',
  },
  'neuralis/reference-inside': {
    severity: 'error',
    basis: 'contract',
    summary: `In bundle mode each reference stays in the surface's own folder or \`${SHARED_FOLDER}/\`.`,
    rationale: 'The two folders are all that the frame can reach; the host decides on the real path of each request.',
    fix: `Move the file into one of the two; from the first level of the surface, \`${SHARED_FOLDER}/\` is \`../shared/\`.`,
  },
  'neuralis/reference-served': {
    severity: 'error',
    basis: 'contract',
    summary: 'A referenced file has an extension that the host serves.',
    rationale: `Beside the entry the host serves ${served}, and refuses the rest.`,
    fix: 'Convert the file to a served format and refer to that.',
  },
  'neuralis/reference-present': {
    severity: 'warning',
    basis: 'advice',
    summary: 'A referenced file is there.',
    rationale: 'The request for it would fail in the frame.',
    fix: 'Ship the file or drop the reference.',
  },
  'neuralis/no-remote-origin': {
    severity: 'error',
    basis: 'contract',
    summary: 'An entry loads nothing from another origin.',
    rationale: 'The policy of the entry names no remote origin, so the browser blocks the request.',
    fix: 'Ship a copy with the package.',
  },
  'neuralis/policy-allows': {
    severity: 'error',
    basis: 'contract',
    summary: 'An entry loads only what its content security policy allows.',
    rationale: 'The browser blocks frames, media, plugins and `data:` scripts before a request is made.',
    fix: 'Use what the policy allows: own scripts and styles, images and fonts (also as `data:`), and `fetch` of own files.',
  },
  'neuralis/one-document': {
    severity: 'error',
    basis: 'contract',
    summary: 'An entry leads to no HTML document by its name.',
    rationale: 'The files beside the entry are served without any HTML, and the entry itself has another url.',
    fix: 'Show the other page from script in the same document; a place in the entry is `#` and its id.',
  },
  'neuralis/real-files': {
    severity: 'error',
    basis: 'contract',
    summary: "No symbolic link leads out of the surface's folder.",
    rationale: 'The host decides on the real path and refuses what lies outside.',
    fix: 'Replace the link by the file itself.',
  },
  'neuralis/bundle-files': {
    severity: 'error',
    basis: 'contract',
    summary: `A bundle has at most ${limits.bundleFiles} files beside its entry.`,
    rationale: 'The host serves no more for one surface.',
    fix: 'Bundle into fewer chunks, or leave out what is not used.',
  },
  'neuralis/bundle-bytes': {
    severity: 'error',
    basis: 'contract',
    summary: `The files of a bundle beside its entry have at most ${limits.bundleBytes} bytes.`,
    rationale: 'The host serves no more for one surface.',
    fix: 'Make the files smaller, or leave out what is not used.',
  },
  'neuralis/bundle-weight': {
    severity: 'warning',
    basis: 'contract',
    summary: `The files of a bundle beside its entry have at most ${limits.bundleWarnBytes} bytes.`,
    rationale: 'Nothing of a bundle is cached: every render fetches all of it again.',
    fix: 'Make the files smaller, or leave out what is not used.',
  },
  'neuralis/plain-doctype': {
    severity: 'warning',
    basis: 'contract',
    summary: 'A bundle entry has the doctype `<!doctype html>` or none.',
    rationale: 'The host puts its `<base>` right behind that doctype; before any other it breaks the standards mode.',
    fix: 'Write `<!doctype html>`.',
  },
  'neuralis/no-early-base': {
    severity: 'warning',
    basis: 'contract',
    summary: 'Nothing before the doctype of a bundle entry contains `<base`.',
    rationale: 'The host then puts its own `<base>` before everything, and the page leaves the standards mode.',
    fix: 'Move or reword the comment before the doctype.',
  },
  'neuralis/utf8-entry': {
    severity: 'warning',
    basis: 'contract',
    summary: 'A bundle entry is UTF-8.',
    rationale: 'The host puts no `<base>` into a UTF-16 document, so its references lead nowhere.',
    fix: 'Save the file as UTF-8.',
  },
  'neuralis/quote-free-folder': {
    severity: 'warning',
    basis: 'platform',
    summary: 'The folder of a bundle entry has no apostrophe in its name.',
    rationale: 'The host then leaves out its `<base>`, so the references of the entry lead nowhere.',
    fix: 'Rename the folder.',
  },
} as const satisfies Readonly<Record<string, PreflightCheck>>;

export type PreflightCode = keyof typeof preflightChecks;

/** The same by code, for explanations. */
export const codes: ReadonlyMap<string, CodeEntry> = new Map(Object.entries(preflightChecks));
