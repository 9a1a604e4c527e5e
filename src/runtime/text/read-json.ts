import { utf8Length } from '../../../core/json/lengths.js';
import { setOwn } from '../../../core/json/own.js';
import { parentOf, pointer } from '../../../core/json/pointer.js';
import { LIMITS } from '../../../core/limits.js';
import { quote } from '../../../core/words/quote.js';
import { scanJson, type TextFault } from './scan-json.js';

/** A fault of the text with the pointer of the value it concerns. */
export interface LocatedFault extends TextFault {
  readonly path: string;
}

export interface ReadResult {
  /** The value, where the text has one; faults may stand beside it (a comment, a duplicate key). */
  readonly value?: unknown;
  readonly complete: boolean;
  readonly faults: readonly LocatedFault[];
}

interface Frame {
  readonly container: Record<string, unknown> | unknown[];
  readonly keys: Set<string> | undefined;
  key: string;
}

/**
 * Reads a JSON text of at most `LIMITS.textBytes` UTF-8 bytes and `LIMITS.depth` levels.
 * A duplicate key is a fault and the last value counts; a byte order mark is a fault and passed over.
 * `__proto__` becomes an own member like any other.
 */
export function readJson(text: string): ReadResult {
  const faults: LocatedFault[] = [];
  const bytes = utf8Length(text);
  if (bytes > LIMITS.textBytes) {
    faults.push({
      code: 'json/too-long',
      path: '',
      message: `The text has ${bytes} bytes; at most ${LIMITS.textBytes} are read.`,
      hint: 'Split the document or leave out what does not belong into it.',
      start: 0,
      end: 0,
    });
    return { complete: false, faults };
  }
  const hasMark = text.charCodeAt(0) === 0xfeff;
  if (hasMark) {
    faults.push({
      code: 'json/bom',
      path: '',
      message: 'The text begins with a byte order mark (U+FEFF), which JSON does not allow.',
      hint: 'Save the file as UTF-8 without a byte order mark.',
      start: 0,
      end: 1,
    });
  }

  const frames: Frame[] = [];
  let root: unknown;
  const pathNow = (): string => {
    let path = '';
    for (const frame of frames) {
      path = pointer(path, frame.keys === undefined ? (frame.container as unknown[]).length : frame.key);
    }
    return path;
  };
  const add = (value: unknown): void => {
    const frame = frames[frames.length - 1];
    if (frame === undefined) root = value;
    else if (Array.isArray(frame.container)) frame.container.push(value);
    else setOwn(frame.container, frame.key, value);
  };
  // The mark is replaced by a space, so that offsets stay those of the text.
  const complete = scanJson(hasMark ? ` ${text.slice(1)}` : text, {
    open(kind, start) {
      if (frames.length > LIMITS.depth) {
        faults.push({
          code: 'json/too-deep',
          path: pathNow(),
          message: `The text is nested more than ${LIMITS.depth} levels deep.`,
          hint: 'Flatten the document.',
          start,
          end: start + 1,
        });
        return false;
      }
      const container = kind === 'object' ? {} : [];
      frames.push({ container, keys: kind === 'object' ? new Set() : undefined, key: '' });
      return true;
    },
    close() {
      const frame = frames.pop();
      if (frame !== undefined) add(frame.container);
    },
    key(name, start, end) {
      const frame = frames[frames.length - 1];
      if (frame?.keys === undefined) return;
      frame.key = name;
      if (frame.keys.has(name)) {
        if (faults.length <= LIMITS.issues) {
          faults.push({
            code: 'json/duplicate-key',
            path: pathNow(),
            message: `The key ${quote(name)} is given twice in one object.`,
            hint: 'Keep one of the two; readers differ in which one they see.',
            start,
            end,
          });
        }
      } else frame.keys.add(name);
    },
    scalar: add,
    fault(fault) {
      if (faults.length <= LIMITS.issues) faults.push({ ...fault, path: parentOf(pathNow()) });
    },
  });
  return complete ? { value: root, complete, faults } : { complete, faults };
}
