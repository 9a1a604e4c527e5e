import { codePointOrder } from '../core/words/code-point-order.js';
import { ModelError, type ModelErrorDetails } from './model.js';

/**
 * Notes one thing that cannot be printed faithfully. It returns, so that a stage goes on with something harmless in its
 * place and the run ends with everything that is wrong.
 */
export type Refuse = (details: Omit<ModelErrorDetails, 'format'>) => void;

/** Everything that a run cannot print, each once. */
export class Refusals {
  private readonly found = new Map<string, ModelErrorDetails>();
  /** Formats in the order in which they were first named. */
  private readonly formats = new Map<string, number>();

  add(details: ModelErrorDetails): void {
    const { code, format, definition = '', pointer = '', message } = details;
    if (!this.formats.has(format)) this.formats.set(format, this.formats.size);
    const key = JSON.stringify([format, definition, pointer, code, message]);
    if (!this.found.has(key)) this.found.set(key, details);
  }

  /** Notes what belongs to one format. */
  of(format: string): Refuse {
    if (!this.formats.has(format)) this.formats.set(format, this.formats.size);
    return (details) => this.add({ ...details, format });
  }

  /**
   * Runs one step of the work on a format, and notes what it throws.
   *
   * @returns `undefined` when it threw something.
   */
  keep<T>(format: string, step: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.addError(error, format, step);
      return undefined;
    }
  }

  /** Notes what one step of the work on a format threw; a library that failed is named by its step. */
  addError(error: unknown, format: string, step: string): void {
    if (error instanceof ModelError) for (const details of error.refusals) this.add(details);
    else this.add({ code: 'cannot-print', format, ...wordsFor(error, step), cause: error });
  }

  /** Formats in their own order, then by definition, pointer and code. */
  private sorted(): ModelErrorDetails[] {
    const rank = ({ format }: ModelErrorDetails): number => this.formats.get(format) ?? 0;
    return [...this.found.values()].sort(
      (left, right) =>
        rank(left) - rank(right) ||
        codePointOrder(left.definition ?? '', right.definition ?? '') ||
        codePointOrder(left.pointer ?? '', right.pointer ?? '') ||
        codePointOrder(left.code, right.code),
    );
  }

  /** @throws {ModelError} with everything that was noted; nothing happens when nothing was. */
  throwIfAny(): void {
    const [first, ...others] = this.sorted();
    if (first !== undefined) throw new ModelError(first, others);
  }
}

/** The longest part of a message from elsewhere that is repeated, in UTF-16 units. */
const MAX_REASON = 300;

function wordsFor(error: unknown, step: string): { message: string; hint: string } {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const isTooLarge = error instanceof RangeError;
  return {
    message: `${step}: ${reason.slice(0, MAX_REASON).replace(/\.$/, '')}.`,
    hint: isTooLarge
      ? 'The schema is too large, or its definitions refer to each other in too long a chain; split it.'
      : 'Take parts out of the schema until it passes, and report the last one taken out as a fault of Letterpress.',
  };
}
