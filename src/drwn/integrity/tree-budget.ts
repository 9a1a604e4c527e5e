import { showCount } from '../../../core/words/list.js';
import { showBytes } from '../../../core/words/show-bytes.js';
import { RUN_BYTES, RUN_FILES } from '../../../schemas/drwn/tables/tree.js';
import { IntegrityError } from './integrity-error.js';

/** What may still be hashed in one run. */
export class TreeBudget {
  /** @param files and folders, inclusive. @param bytes of the files, inclusive. */
  constructor(
    private files = RUN_FILES,
    private bytes = RUN_BYTES,
  ) {}

  /**
   * Takes something out of the budget before it is read. Once it is spent, nothing more can be taken.
   *
   * @throws {IntegrityError} `budget` when less is left.
   */
  take(files: number, bytes: number): void {
    this.files -= files;
    this.bytes -= bytes;
    if (this.files >= 0 && this.bytes >= 0) return;
    this.files = -1;
    throw new IntegrityError(
      'budget',
      '',
      `A run hashes at most ${showCount(RUN_FILES)} files and folders with ${showBytes(RUN_BYTES)}.`,
      'Verify the other cards one by one.',
    );
  }
}
