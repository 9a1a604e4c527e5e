import { CodedError } from '../../../core/coded-error.js';

interface RefBase {
  readonly name: string;
  /** A version range; `*` when the ref has none. */
  readonly range: string;
  /** The text that was parsed. */
  readonly original: string;
}

/** A card in the local store. */
export interface StoreRef extends RefBase {
  readonly origin: 'store';
}

/** A card in a folder; its name is the whole ref. */
export interface FileRef extends RefBase {
  readonly origin: 'file';
  readonly filePath: string;
}

/** A card at a branch, tag or commit of a repository. The name is empty until the card is read. */
export interface GitCommitRef extends RefBase {
  readonly origin: 'git';
  readonly gitUrl: string;
  readonly gitRef: string;
}

/** A card at the highest tagged version of a repository that satisfies a range. The name is empty until the card is read. */
export interface GitRangeRef extends RefBase {
  readonly origin: 'git';
  readonly gitUrl: string;
  readonly gitRange: string;
}

export type CardRef = StoreRef | FileRef | GitCommitRef | GitRangeRef;

/** Thrown for parts that no card ref can express (`unwritable-ref`) or that a builder rejects (`bad-ref`). */
export class CardRefError extends CodedError {
  override readonly name = 'CardRefError';

  constructor(
    readonly code: 'unwritable-ref' | 'bad-ref',
    message: string,
  ) {
    super(message);
  }
}
