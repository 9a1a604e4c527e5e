import { quote } from '../../../core/words/quote.js';

/** A tree that has no integrity hash. */
export class IntegrityError extends Error {
  override readonly name = 'IntegrityError';

  /**
   * @param code the system's code where the system gave one (`ENOENT`, `ELOOP`, `EACCES`, …), else `tie`, `changed`,
   *   `bad-name` or `not-a-folder`.
   * @param path from the card's root, with `/`; empty for the root.
   */
  constructor(
    readonly code: string,
    readonly path: string,
    message: string,
    readonly hint: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const REASONS: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  ENOENT: [
    'does not exist (any more), or is a link to nothing',
    'Remove the dangling link, or hash the tree while nothing changes it.',
  ],
  ELOOP: ['is a link that leads back to itself', 'Remove the loop of links.'],
  EACCES: ['may not be read', 'Give yourself permission to read it.'],
  EPERM: ['may not be read', 'Give yourself permission to read it.'],
  ENOTDIR: ['is no folder, or lies in one that is none any more', 'Name the folder that holds the card.'],
  EISDIR: ['has become a folder', 'Hash the tree while nothing changes it.'],
  ENAMETOOLONG: ['has a path that is too long for this system', 'Shorten the names of its folders.'],
  EMFILE: ['could not be opened because too many files are open', 'Close files or raise the limit.'],
};

/** What the system said of one file, as an error that names the file. Errors that are ours already stay as they are. */
export function systemError(error: unknown, path: string): IntegrityError {
  if (error instanceof IntegrityError) return error;
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const known = typeof code === 'string' ? code : 'unreadable';
  const [what, hint] = (Object.hasOwn(REASONS, known) ? REASONS[known] : undefined) ?? [
    `could not be read (${known})`,
    'Look at the file and the disk it lies on.',
  ];
  const subject = path === '' ? 'The folder' : `The file ${quote(path)}`;
  return new IntegrityError(known, path, `${subject} ${what}.`, hint, { cause: error });
}
