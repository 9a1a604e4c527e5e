import { reading } from '../../../core/calls/reading.js';
import { CodedError } from '../../../core/coded-error.js';
import { quote } from '../../../core/words/quote.js';

/**
 * Why a tree has no integrity hash: one of our own codes, or the system's (`ENOENT`, `ELOOP`, `EACCES`, …), which differ
 * by platform and so are not listed.
 */
export type IntegrityErrorCode =
  | 'tie'
  | 'changed'
  | 'bad-name'
  | 'budget'
  | 'not-a-folder'
  | 'unreadable'
  | (string & Record<never, never>);

/** Thrown for a tree that has no integrity hash. */
export class IntegrityError extends CodedError {
  override readonly name = 'IntegrityError';

  /**
   * @param code the system's error code if there is one, else one of our own.
   * @param path relative to the card's root, with `/`; empty for the root.
   */
  constructor(
    readonly code: IntegrityErrorCode,
    readonly path: string,
    message: string,
    readonly hint: string,
    options?: ErrorOptions,
  ) {
    super(message, options === undefined ? undefined : { cause: reading('options', () => options.cause) });
  }
}

const REASONS: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  ENOENT: [
    'does not exist, or is a dangling link',
    'Delete the dangling link, or hash the tree again while nothing changes it.',
  ],
  ELOOP: ['is a link that points back to itself', 'Delete the link.'],
  EACCES: ['cannot be read: permission denied', 'Give yourself permission to read it.'],
  EPERM: ['cannot be read: permission denied', 'Give yourself permission to read it.'],
  ENOTDIR: ['is not a folder, or is no longer in one', 'Pass the folder that contains the card.'],
  EISDIR: ['has become a folder', 'Hash the tree again while nothing changes it.'],
  ENAMETOOLONG: ['has a path that is too long for this system', 'Shorten the names of the folders that contain it.'],
  EMFILE: [
    'could not be opened because too many files are open',
    'Close some files, or raise the limit of open files.',
  ],
};

/** Turns a system error about one file into an error that names the file. An `IntegrityError` is returned unchanged. */
export function systemError(error: unknown, path: string): IntegrityError {
  if (error instanceof IntegrityError) return error;
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const known = typeof code === 'string' ? code : 'unreadable';
  const [what, hint] = (Object.hasOwn(REASONS, known) ? REASONS[known] : undefined) ?? [
    `could not be read (${known})`,
    'Check the file and its disk.',
  ];
  const subject = path === '' ? 'The folder' : `The file ${quote(path)}`;
  return new IntegrityError(known, path, `${subject} ${what}.`, hint, { cause: error });
}
