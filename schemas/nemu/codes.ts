import type { CodeEntry } from '../../core/code.js';
import { CODES } from '../../core/codes/index.js';
import type { Basis, Severity } from '../../core/issue.js';

/** A promise about the files of a blueprint, which no manifest can show. */
export interface FileCheck extends CodeEntry {
  readonly severity: Severity;
  readonly basis: Basis;
}

/** Where a blueprint keeps its manifest, from the root of the repository. */
export const MANIFEST_FOLDER = 'ai-automation';
export const MANIFEST_NAME = 'nemu.manifest.json';

/** What every family means by a code, for checks that ask no more than that. */
function required(code: string): FileCheck {
  const entry = CODES.get(code);
  if (entry === undefined) throw new Error(`\`${code}\` is no code that all families share.`);
  return { severity: 'error', basis: 'contract', ...entry };
}

/** What is asked of the files of a blueprint, by issue code. */
export const fileChecks = {
  'file/missing': required('file/missing'),
  'file/not-a-file': required('file/not-a-file'),
  'file/outside-root': required('file/outside-root'),
  'file/unreadable': required('file/unreadable'),
  'file/empty': {
    severity: 'error',
    basis: 'contract',
    summary: 'A step or workflow document says something.',
    rationale: 'An empty document counts as none: there is nothing to follow in it.',
    fix: 'Write the document.',
  },
  'file/letter-case': {
    severity: 'warning',
    basis: 'advice',
    summary: 'Paths are written in the same upper and lower case as on the disk.',
    rationale: 'macOS and Windows find the file all the same; Linux, where most agents run, does not.',
    fix: 'Write the path as the file is named.',
  },
  'file/manifest-place': {
    severity: 'warning',
    basis: 'advice',
    summary: `The manifest is \`${MANIFEST_FOLDER}/${MANIFEST_NAME}\` below the root of the repository.`,
    rationale: 'Registries and editors look for it there and nowhere else.',
    fix: `Move it, with its documents, into a folder named \`${MANIFEST_FOLDER}\`.`,
  },
  'nemu/linear-patterns': {
    severity: 'warning',
    basis: 'advice',
    summary: 'No `pattern` takes a time that explodes with the length of the text.',
    rationale:
      'Where parts of an expression can match the same text in many ways, a short hostile input keeps a program busy for years.',
    fix: 'Make the parts that repeat exclude one another: no `(a+)+`, no `(a|a)*`, no `.*.*`.',
  },
} satisfies Readonly<Record<string, FileCheck>>;

export type FileCheckCode = keyof typeof fileChecks;

/** The same by code, for explanations. */
export const codes: ReadonlyMap<string, CodeEntry> = new Map(Object.entries(fileChecks));
