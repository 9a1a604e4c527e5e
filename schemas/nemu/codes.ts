import type { CodeEntry } from '../../core/code.js';
import { CODES } from '../../core/codes/index.js';
import type { Basis, Severity } from '../../core/issue.js';

/** A promise about the files of a blueprint, which the manifest alone cannot show. */
export interface FileCheck extends CodeEntry {
  readonly severity: Severity;
  readonly basis: Basis;
}

/** Where a blueprint keeps its manifest, relative to the root of the repository. */
export const MANIFEST_FOLDER = 'ai-automation';
export const MANIFEST_NAME = 'nemu.manifest.json';

/** A check that means the same in every family. */
function sharedCheck(code: string): FileCheck {
  const entry = CODES.get(code);
  if (entry === undefined) throw new Error(`\`${code}\` is not a code shared by all families.`);
  return { severity: 'error', basis: 'contract', ...entry };
}

/** The checks on the files of a blueprint, by issue code. */
export const fileChecks = {
  'file/missing': sharedCheck('file/missing'),
  'file/not-a-file': sharedCheck('file/not-a-file'),
  'file/outside-root': sharedCheck('file/outside-root'),
  'file/unreadable': sharedCheck('file/unreadable'),
  'file/empty': {
    severity: 'error',
    basis: 'contract',
    summary: 'A step or workflow document is not empty.',
    rationale: 'An empty document counts as missing: it gives an agent nothing to follow.',
    fix: 'Write the document.',
  },
  'file/letter-case': {
    severity: 'warning',
    basis: 'advice',
    summary: 'Paths use the same upper and lower case as the files on disk.',
    rationale: 'macOS and Windows find the file anyway; Linux, where most agents run, does not.',
    fix: 'Write the path exactly as the file is named.',
  },
  'file/manifest-place': {
    severity: 'warning',
    basis: 'advice',
    summary: `The manifest is \`${MANIFEST_FOLDER}/${MANIFEST_NAME}\` below the root of the repository.`,
    rationale: 'Registries and editors look for it only there.',
    fix: `Move the manifest and its documents into a folder named \`${MANIFEST_FOLDER}\`.`,
  },
  'nemu/linear-patterns': {
    severity: 'warning',
    basis: 'advice',
    summary: 'The running time of a `pattern` does not explode with the length of the string.',
    rationale:
      'When parts of an expression can match the same string in many ways, a short hostile string can keep a program busy for years.',
    fix: 'Rewrite the expression so that repeated parts cannot match the same string: no `(a+)+`, no `(a|a)*`, no `.*.*`.',
  },
} satisfies Readonly<Record<string, FileCheck>>;

export type FileCheckCode = keyof typeof fileChecks;

/** The same checks by code, for explanations. */
export const codes: ReadonlyMap<string, CodeEntry> = new Map(Object.entries(fileChecks));
