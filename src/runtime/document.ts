import type { TextLimits } from '../../core/format.js';
import { utf8Length } from '../../core/json/lengths.js';
import { setOwn } from '../../core/json/own.js';
import { notFinite, type PlainFault, tooDeep, tooManyValues } from '../../core/json/plain.js';
import { parentOf, pointer, segmentsOf } from '../../core/json/pointer.js';
import { LIMITS } from '../../core/limits.js';
import { count } from '../../core/words/list.js';
import { quote } from '../../core/words/quote.js';
import { type JsonVisitor, scanJson, type TextFault } from './text/scan-json.js';

/** A fault of the text with the pointer of the value it concerns. */
export interface LocatedFault extends TextFault {
  readonly path: string;
}

/** A document as it was read, once: what validates, checks and reports it takes this, and reads nothing again. */
export interface Document {
  /** UTF-16; empty where what was given is no string. */
  readonly text: string;
  /** The value, where the text has one; faults may stand beside it (a comment, a duplicate key). */
  readonly value?: unknown;
  /** Whether the whole text was read. */
  readonly complete: boolean;
  /** What is wrong with the text itself, in the order of the text. */
  readonly faults: readonly LocatedFault[];
  /** The first thing for which the value cannot be validated: it is too deep, has too many parts, or holds no JSON number. */
  readonly refusal: PlainFault | undefined;
}

interface Frame {
  readonly container: Record<string, unknown> | unknown[];
  readonly keys: Set<string> | undefined;
  key: string;
}

/**
 * Reads a JSON text of at most `LIMITS.textBytes` UTF-8 bytes and `LIMITS.depth` levels, within a format's own limits.
 * A duplicate key is a fault and the last value counts; a byte order mark is a fault and skipped.
 * `__proto__` becomes an own property like any other.
 *
 * @param text what is no string is a fault too: callers without types may hand over bytes, or the value itself.
 * @param limits all inclusive. Past `bytes` the text is still read, past `depth` and `values` there is a `refusal`.
 */
export function readDocument(text: string, limits: TextLimits = {}): Document {
  if (typeof text !== 'string') return { text: '', complete: false, faults: [notText(text)], refusal: undefined };
  const bytes = utf8Length(text);
  const tooLong = tooLongFault(bytes, limits.bytes);
  if (bytes > LIMITS.textBytes)
    return { text, complete: false, faults: [tooLong ?? unreadFault(bytes)], refusal: undefined };
  const faults: LocatedFault[] = tooLong === undefined ? [] : [tooLong];
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
  const builder = new ValueBuilder(faults, limits);
  // The mark is replaced by a space, so that offsets stay those of the text.
  const complete = scanJson(hasMark ? ` ${text.slice(1)}` : text, builder);
  if (!complete) return { text, complete, faults, refusal: undefined };
  return { text, value: builder.value, complete, faults, refusal: builder.refusal };
}

/** Builds the value of a text while it is scanned, and measures it. */
class ValueBuilder implements JsonVisitor {
  private root: unknown;
  private readonly frames: Frame[] = [];
  private readonly depthLimit: number;
  private readonly valueLimit: number;
  private values = 0;
  private first: PlainFault | undefined;

  constructor(
    private readonly faults: LocatedFault[],
    { depth = LIMITS.depth, values = LIMITS.values }: TextLimits,
  ) {
    this.depthLimit = Math.min(depth, LIMITS.depth);
    this.valueLimit = Math.min(values, LIMITS.values);
  }

  get value(): unknown {
    return this.root;
  }

  get refusal(): PlainFault | undefined {
    return this.first && (this.oversized(this.first.path) ?? this.first);
  }

  open(kind: 'object' | 'array', start: number): boolean {
    if (this.frames.length > LIMITS.depth) {
      this.faults.push({
        code: 'json/too-deep',
        path: this.path,
        message: `The text is nested more than ${LIMITS.depth} levels deep.`,
        hint: 'Flatten the document.',
        start,
        end: start + 1,
      });
      return false;
    }
    this.measure();
    const isObject = kind === 'object';
    this.frames.push({ container: isObject ? {} : [], keys: isObject ? new Set() : undefined, key: '' });
    return true;
  }

  close(): void {
    const frame = this.frames.pop();
    if (frame !== undefined) this.add(frame.container);
  }

  key(name: string, start: number, end: number): void {
    const frame = this.frames[this.frames.length - 1];
    if (frame?.keys === undefined) return;
    frame.key = name;
    if (!frame.keys.has(name)) frame.keys.add(name);
    else if (this.faults.length <= LIMITS.issues) {
      this.faults.push({
        code: 'json/duplicate-key',
        path: this.path,
        message: `The key ${quote(name)} is given twice in one object.`,
        hint: 'Keep one of the two; readers differ in which one they see.',
        start,
        end,
      });
    }
  }

  scalar(value: string | number | boolean | null): void {
    this.measure();
    if (typeof value === 'number' && !Number.isFinite(value)) this.first ??= notFinite(this.path, value);
    this.add(value);
  }

  fault(fault: TextFault): void {
    if (this.faults.length <= LIMITS.issues) this.faults.push({ ...fault, path: parentOf(this.path) });
  }

  /** Counts the value that begins here. */
  private measure(): void {
    this.values += 1;
    if (this.values > this.valueLimit) this.first ??= tooManyValues(this.path, this.valueLimit);
    if (this.frames.length > this.depthLimit) this.first ??= tooDeep(this.path, this.depthLimit);
  }

  /** The outermost object or array on the way to a value that alone has more values than are allowed. */
  private oversized(path: string): PlainFault | undefined {
    let value = this.root;
    let at = '';
    for (const segment of segmentsOf(path)) {
      if (typeof value !== 'object' || value === null) return undefined;
      const size = Array.isArray(value) ? value.length : Object.keys(value).length;
      if (size > this.valueLimit) return tooManyValues(at, this.valueLimit);
      at = pointer(at, segment);
      value = Object.hasOwn(value, segment) ? Reflect.get(value, segment) : undefined;
    }
    return undefined;
  }

  private add(value: unknown): void {
    const frame = this.frames[this.frames.length - 1];
    if (frame === undefined) this.root = value;
    else if (Array.isArray(frame.container)) frame.container.push(value);
    else setOwn(frame.container, frame.key, value);
  }

  /** Where the scan is: the value that comes next in each list, the member whose key was read last in each object. */
  private get path(): string {
    let path = '';
    for (const { keys, container, key } of this.frames) {
      path = pointer(path, keys === undefined ? (container as unknown[]).length : key);
    }
    return path;
  }
}

function notText(given: unknown): LocatedFault {
  return {
    code: 'json/not-json',
    path: '',
    message: `A JSON text is wanted, and this is of type ${given === null ? 'null' : typeof given}.`,
    hint: 'Decode bytes as UTF-8 first; a value that is parsed already goes to `validate`.',
    start: 0,
    end: 0,
  };
}

/** @param limit the format's own, in UTF-8 bytes, inclusive. */
function tooLongFault(bytes: number, limit: number | undefined): LocatedFault | undefined {
  if (limit === undefined || bytes <= limit) return undefined;
  return {
    code: 'json/too-long',
    path: '',
    message: `The text has ${bytes} bytes; at most ${limit} are allowed.`,
    hint: `Shorten it by ${count(bytes - limit, 'byte')}.`,
    start: 0,
    end: 0,
  };
}

function unreadFault(bytes: number): LocatedFault {
  return {
    code: 'json/too-long',
    path: '',
    message: `The text has ${bytes} bytes; at most ${LIMITS.textBytes} are read.`,
    hint: 'Split the document or leave out what does not belong into it.',
    start: 0,
    end: 0,
  };
}
