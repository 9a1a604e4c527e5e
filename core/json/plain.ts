import { messageOf } from '../calls/reading.js';
import type { TextLimits } from '../format.js';
import type { Issue } from '../issue.js';
import { LIMITS } from '../limits.js';
import { makeIssue } from '../make-issue.js';
import { count } from '../words/list.js';
import { quote } from '../words/quote.js';
import { isPlainObject, setOwn } from './own.js';
import { pointer } from './pointer.js';

/** Something that JSON cannot represent, or that exceeds a limit. */
export interface PlainFault {
  readonly code: 'json/not-json' | 'json/not-finite' | 'json/too-deep' | 'json/too-many-values' | 'json/long-keys';
  readonly path: string;
  readonly message: string;
  readonly hint: string;
}

/** A document with too many values. @param limit inclusive. */
export function tooManyValues(path: string, limit: number): PlainFault {
  const message = `The document has more than ${count(limit, 'value')}.`;
  return { code: 'json/too-many-values', path, message, hint: 'Remove what does not belong in it.' };
}

/** A value that is nested too deeply. @param limit inclusive. */
export function tooDeep(path: string, limit: number): PlainFault {
  const message = `The document is nested more than ${count(limit, 'level')} deep.`;
  return { code: 'json/too-deep', path, message, hint: 'Flatten the document.' };
}

/** A document with too many long property names. @param path of the first name past the limit. */
export function tooManyLongKeys(path: string): PlainFault {
  return {
    code: 'json/long-keys',
    path,
    message: `The document has more than ${count(LIMITS.longKeys, 'property name')} of over ${count(LIMITS.keyUnits, 'UTF-16 unit')}.`,
    hint: 'Shorten the names, or write them as values.',
  };
}

/** A number that JSON cannot represent. */
export function notFinite(path: string, value: number): PlainFault {
  const message = `JSON cannot represent the number \`${value}\`.`;
  return { code: 'json/not-finite', path, message, hint: 'Use a number between -1.8e308 and 1.8e308.' };
}

/** The issues of a value that is not plain JSON. */
export function plainIssues(faults: readonly PlainFault[]): Issue[] {
  return faults.map((fault) => makeIssue(fault));
}

export type PlainResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly faults: readonly PlainFault[] };

const PLAIN_HINT = 'Pass plain objects, arrays, strings, numbers, `true`, `false` and `null`.';

interface Frame {
  readonly source: object;
  readonly target: Record<string, unknown> | unknown[];
  /** Property names; `undefined` for an array. */
  readonly keys: readonly string[] | undefined;
  readonly length: number;
  index: number;
}

/**
 * Copies a value as plain JSON: objects with their own properties, arrays without holes. Iterative. A property that is
 * `undefined` is left out, as `JSON.stringify` does. Never throws, not even when a getter or a proxy does.
 *
 * Objects that occur more than once are copied again at most `LIMITS.repeats` times in all, because nested shared
 * objects can grow exponentially.
 *
 * @param limits `depth` and `values`, both inclusive; the smaller of these and `LIMITS` counts.
 * @returns the copy, or the first thing that cannot be copied.
 */
export function toPlain(value: unknown, limits: TextLimits = {}): PlainResult {
  return new PlainCopy(limits).of(value);
}

/** One copy in the making: `enter` begins a value, `step` goes on to the next one, `leave` ends an object or array. */
class PlainCopy {
  private readonly frames: Frame[] = [];
  /** The objects around the current value. */
  private readonly open = new Set<object>();
  private readonly copied = new Set<object>();
  private readonly depthLimit: number;
  private readonly valueLimit: number;
  private repeats = 0;
  private longKeys = 0;
  private values = 0;
  private root: unknown;

  constructor({ depth = LIMITS.depth, values = LIMITS.values }: TextLimits) {
    this.depthLimit = Math.min(depth, LIMITS.depth);
    this.valueLimit = Math.min(values, LIMITS.values);
  }

  of(value: unknown): PlainResult {
    let fault: PlainFault | undefined;
    try {
      fault = this.enter(value);
      for (let frame = this.frames.at(-1); fault === undefined && frame !== undefined; frame = this.frames.at(-1))
        fault = this.step(frame);
    } catch (error) {
      const message = `The value could not be read: ${quote(messageOf(error))}.`;
      fault = this.notJson(message, 'Pass plain data without getters or proxies.');
    }
    return fault === undefined ? { ok: true, value: this.root } : { ok: false, faults: [fault] };
  }

  private enter(value: unknown): PlainFault | undefined {
    this.values += 1;
    if (this.values > this.valueLimit) return tooManyValues(this.path, this.valueLimit);
    if (this.frames.length > this.depthLimit) return tooDeep(this.path, this.depthLimit);
    return typeof value === 'object' && value !== null ? this.enterObject(value) : this.scalar(value);
  }

  private enterObject(value: object): PlainFault | undefined {
    if (this.open.has(value)) return this.notJson('The value contains itself.', 'Pass a value without cycles.');
    if (this.copied.has(value)) this.repeats += 1;
    else this.copied.add(value);
    if (this.repeats > LIMITS.repeats) {
      return {
        code: 'json/too-many-values',
        path: this.path,
        message: `The value contains the same objects again more than ${count(LIMITS.repeats, 'time')}.`,
        hint: 'Pass a value that contains each object once.',
      };
    }
    const reason = notPlain(value);
    if (reason !== undefined) return this.notJson(reason, PLAIN_HINT);
    const keys = Array.isArray(value) ? undefined : Object.keys(value);
    const length: unknown = Array.isArray(value) ? value.length : (keys?.length ?? 0);
    // A proxy of an array may answer anything; with NaN the copy would never end.
    if (typeof length !== 'number' || Number.isNaN(length)) return this.notJson('The array has no length.', PLAIN_HINT);
    if (length > this.valueLimit) return tooManyValues(this.path, this.valueLimit);
    this.frames.push({ source: value, target: keys === undefined ? [] : {}, keys, length, index: -1 });
    this.open.add(value);
    return undefined;
  }

  private scalar(value: unknown): PlainFault | undefined {
    if (typeof value === 'number' && !Number.isFinite(value)) return notFinite(this.path, value);
    if (value !== null && !SCALARS.has(typeof value))
      return this.notJson(`A value of type \`${typeof value}\` is not JSON.`, PLAIN_HINT);
    this.place(value);
    return undefined;
  }

  private step(frame: Frame): PlainFault | undefined {
    frame.index += 1;
    if (frame.index >= frame.length) {
      this.leave(frame);
      return undefined;
    }
    const key = frame.keys === undefined ? frame.index : (frame.keys[frame.index] ?? '');
    if (frame.keys === undefined && !Object.hasOwn(frame.source, key))
      return this.notJson(`The array has no item at index ${key}.`, 'Give every item of the array a value.');
    if (typeof key === 'string' && key.length > LIMITS.keyUnits) {
      this.longKeys += 1;
      if (this.longKeys > LIMITS.longKeys) return tooManyLongKeys(this.path);
    }
    const part: unknown = Reflect.get(frame.source, key);
    return part === undefined && frame.keys !== undefined ? undefined : this.enter(part);
  }

  private leave(frame: Frame): void {
    this.frames.pop();
    this.open.delete(frame.source);
    this.place(frame.target);
  }

  private place(item: unknown): void {
    const frame = this.frames.at(-1);
    if (frame === undefined) this.root = item;
    else if (Array.isArray(frame.target)) frame.target.push(item);
    else setOwn(frame.target, frame.keys?.[frame.index] ?? '', item);
  }

  private notJson(message: string, hint: string): PlainFault {
    return { code: 'json/not-json', path: this.path, message, hint };
  }

  /** The pointer of the current value. */
  private get path(): string {
    let path = '';
    for (const { keys, index } of this.frames) path = pointer(path, keys === undefined ? index : (keys[index] ?? ''));
    return path;
  }
}

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/** Why an object is not plain JSON; nothing for arrays and plain objects. */
function notPlain(value: object): string | undefined {
  if (Array.isArray(value) || isPlainObject(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (typeof prototype !== 'object' || prototype === null) return 'The value is not plain JSON.';
  const name: unknown = Reflect.get(prototype, 'constructor');
  return `An instance of ${typeof name === 'function' && name.name !== '' ? quote(name.name) : 'a class'} is not plain JSON.`;
}
