import type { TextLimits } from '../../core/format.js';
import { utf8Length } from '../../core/json/lengths.js';
import { setOwn } from '../../core/json/own.js';
import { notFinite, type PlainFault, tooDeep, tooManyLongKeys, tooManyValues } from '../../core/json/plain.js';
import { childAt, pointer, segmentsOf } from '../../core/json/pointer.js';
import { roundedNumber } from '../../core/json/rounded-number.js';
import { LIMITS } from '../../core/limits.js';
import type { IssuePath } from '../../core/make-issue.js';
import { describeBriefly } from '../../core/words/describe.js';
import { count } from '../../core/words/list.js';
import { quote } from '../../core/words/quote.js';
import { showBytes } from '../../core/words/show-bytes.js';
import { Place } from './place.js';
import { type JsonVisitor, scanJson, type TextFault } from './text/scan-json.js';

/** A fault in the text with the pointer of the value it is about. */
export interface LocatedFault extends TextFault {
  readonly path: IssuePath;
}

/** A document that was read once; everything that validates, checks or reports it uses this. */
export interface Document {
  /** UTF-16; empty if the input was not a string. */
  readonly text: string;
  /** The value, if the text has one; there may be faults too (a comment, a duplicate property). */
  readonly value?: unknown;
  /** Whether the whole text was read. */
  readonly complete: boolean;
  /** What is wrong with the text, in the order of the text. */
  readonly faults: readonly LocatedFault[];
  /** What is right in the text and yet unlike what it says (a number that is rounded), in the order of the text. */
  readonly advice: readonly LocatedFault[];
  /** Why the value cannot be validated, if so: it is too deep, has too many values, or a number out of range. */
  readonly refusal: PlainFault | undefined;
}

interface Frame {
  readonly container: Record<string, unknown> | unknown[];
  readonly place: Place;
  readonly keys: Set<string> | undefined;
  key: string;
  /** Whether the current property is left out. */
  isLeftOut: boolean;
}

/**
 * Reads JSON text of at most `LIMITS.textBytes` UTF-8 bytes and `LIMITS.depth` levels, within a format's own limits.
 * A duplicate property is a fault, and the last value counts; a byte order mark is a fault and is skipped.
 * `__proto__` becomes an own property like any other.
 *
 * @param text anything but a string is a fault: JavaScript callers may pass bytes, or the parsed value.
 * @param limits all inclusive. Past `bytes` the text is still read, past `depth` and `values` there is a `refusal`.
 */
export function readDocument(text: string, limits: TextLimits = {}): Document {
  if (typeof text !== 'string')
    return { text: '', complete: false, faults: [notStringFault(text)], advice: [], refusal: undefined };
  const bytes = utf8Length(text);
  const tooLong = tooLongFault(bytes, limits.bytes);
  if (bytes > LIMITS.textBytes)
    return { text, complete: false, faults: [tooLong ?? unreadFault(bytes)], advice: [], refusal: undefined };
  const faults: LocatedFault[] = tooLong === undefined ? [] : [tooLong];
  const hasMark = text.charCodeAt(0) === 0xfeff;
  if (hasMark) {
    faults.push({
      code: 'json/bom',
      path: ROOT,
      message: 'The text begins with a byte order mark (U+FEFF), which JSON does not allow.',
      hint: 'Save the file as UTF-8 without a byte order mark.',
      start: 0,
      end: 1,
    });
  }
  const advice: LocatedFault[] = [];
  const builder = new ValueBuilder(text, faults, advice, limits);
  // A space replaces the mark, so that offsets stay the same.
  const complete = scanJson(hasMark ? ` ${text.slice(1)}` : text, builder);
  if (!complete) return { text, complete, faults, advice, refusal: undefined };
  return { text, value: builder.value, complete, faults, advice, refusal: builder.refusal };
}

/** Builds the value of a text while it is scanned, and counts its values and levels. */
class ValueBuilder implements JsonVisitor {
  private root: unknown;
  private readonly frames: Frame[] = [];
  private readonly depthLimit: number;
  private readonly valueLimit: number;
  private values = 0;
  private longKeys = 0;
  private first: PlainFault | undefined;

  constructor(
    private readonly text: string,
    private readonly faults: LocatedFault[],
    private readonly advice: LocatedFault[],
    { depth = LIMITS.depth, values = LIMITS.values }: TextLimits,
  ) {
    this.depthLimit = Math.min(depth, LIMITS.depth);
    this.valueLimit = Math.min(values, LIMITS.values);
  }

  get value(): unknown {
    return this.root;
  }

  get refusal(): PlainFault | undefined {
    return this.first?.code === 'json/long-keys'
      ? this.first
      : this.first && (this.oversized(this.first.path) ?? this.first);
  }

  open(kind: 'object' | 'array', start: number): boolean {
    if (this.frames.length > LIMITS.depth) {
      this.faults.push({
        code: 'json/too-deep',
        path: this.place(),
        message: `The document is nested more than ${count(LIMITS.depth, 'level')} deep.`,
        hint: 'Flatten the document.',
        start,
        end: start + 1,
      });
      return false;
    }
    this.measure();
    const isObject = kind === 'object';
    this.frames.push({
      container: isObject ? {} : [],
      place: this.place(),
      keys: isObject ? new Set() : undefined,
      key: '',
      isLeftOut: false,
    });
    return true;
  }

  close(): void {
    const frame = this.frames.pop();
    if (frame !== undefined) this.add(frame.container);
  }

  key(name: string, start: number, end: number): void {
    const frame = this.frames[this.frames.length - 1];
    if (frame?.keys === undefined) return;
    frame.isLeftOut = this.isOneLongKeyTooMany(frame, name);
    frame.key = frame.isLeftOut ? '' : name;
    if (frame.isLeftOut) return;
    if (!frame.keys.has(name)) frame.keys.add(name);
    else if (this.faults.length <= LIMITS.issues) {
      this.faults.push({
        code: 'json/duplicate-key',
        path: this.place(),
        message: `The property ${quote(name)} is a duplicate.`,
        hint: 'Remove one of the two; parsers differ in which one they use.',
        start,
        end,
      });
    }
  }

  scalar(value: string | number | boolean | null, start: number, end: number): void {
    this.measure();
    if (typeof value === 'number') this.number(value, start, end);
    this.add(value);
  }

  fault(fault: TextFault): void {
    if (this.faults.length <= LIMITS.issues) this.faults.push({ ...fault, path: this.frames.at(-1)?.place ?? ROOT });
  }

  private number(value: number, start: number, end: number): void {
    if (!Number.isFinite(value)) this.first ??= notFinite(this.place().pointer, value);
    else if (this.advice.length <= LIMITS.issues) {
      const rounded = roundedNumber(this.text.slice(start, end), value);
      if (rounded !== undefined) this.advice.push({ ...rounded, path: this.place(), start, end });
    }
  }

  /** Whether a property is left out because there are too many such names: the engine would compare each with all others. */
  private isOneLongKeyTooMany({ place, container }: Frame, name: string): boolean {
    if (name.length <= LIMITS.keyUnits) return false;
    this.longKeys += 1;
    if (this.longKeys <= LIMITS.longKeys) return false;
    this.first ??= tooManyLongKeys(place.child(container, name).pointer);
    return true;
  }

  /** Counts the value that begins here. */
  private measure(): void {
    this.values += 1;
    if (this.values > this.valueLimit) this.first ??= tooManyValues(this.place().pointer, this.valueLimit);
    if (this.frames.length > this.depthLimit) this.first ??= tooDeep(this.place().pointer, this.depthLimit);
  }

  /** The outermost object or array on the way to a value that by itself has more values than the limit. */
  private oversized(path: string): PlainFault | undefined {
    let value = this.root;
    let at = '';
    for (const segment of segmentsOf(path)) {
      if (typeof value !== 'object' || value === null) return undefined;
      const size = Array.isArray(value) ? value.length : Object.keys(value).length;
      if (size > this.valueLimit) return tooManyValues(at, this.valueLimit);
      at = pointer(at, segment);
      value = childAt(value, segment);
    }
    return undefined;
  }

  private add(value: unknown): void {
    const frame = this.frames[this.frames.length - 1];
    if (frame === undefined) this.root = value;
    else if (Array.isArray(frame.container)) frame.container.push(value);
    else if (!frame.isLeftOut) setOwn(frame.container, frame.key, value);
  }

  /** The current position: the next item in each array, the last name read in each object. */
  private place(): Place {
    const frame = this.frames.at(-1);
    if (frame === undefined) return ROOT;
    const { container, place, key } = frame;
    return place.child(container, Array.isArray(container) ? container.length : key);
  }
}

const ROOT = Place.root();

function notStringFault(given: unknown): LocatedFault {
  return {
    code: 'json/not-json',
    path: ROOT,
    message: `Expected JSON text as a string, found ${describeBriefly(given)}.`,
    hint: 'Decode bytes as UTF-8 first, or pass a value that is already parsed to `validate`.',
    start: 0,
    end: 0,
  };
}

/** @param limit the format's own limit in UTF-8 bytes, inclusive. */
function tooLongFault(bytes: number, limit: number | undefined): LocatedFault | undefined {
  if (limit === undefined || bytes <= limit) return undefined;
  return {
    code: 'json/too-long',
    path: ROOT,
    message: `The text has ${showBytes(bytes)}; at most ${showBytes(limit)} are allowed.`,
    hint: `Shorten it by ${count(bytes - limit, 'byte')}.`,
    start: 0,
    end: 0,
  };
}

function unreadFault(bytes: number): LocatedFault {
  return {
    code: 'json/too-long',
    path: ROOT,
    message: `The text has ${showBytes(bytes)}; at most ${showBytes(LIMITS.textBytes)} are allowed.`,
    hint: 'Split the document or remove what does not belong in it.',
    start: 0,
    end: 0,
  };
}
