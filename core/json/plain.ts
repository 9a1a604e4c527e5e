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
  readonly code: 'json/not-json' | 'json/not-finite' | 'json/too-deep' | 'json/too-many-values';
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
  const depthLimit = Math.min(limits.depth ?? LIMITS.depth, LIMITS.depth);
  const valueLimit = Math.min(limits.values ?? LIMITS.values, LIMITS.values);
  const frames: Frame[] = [];
  /** The objects around the current value. */
  const open = new Set<object>();
  const copied = new Set<object>();
  let repeats = 0;
  let root: unknown;
  let values = 0;

  const pathNow = (): string => {
    let path = '';
    for (const frame of frames)
      path = pointer(path, frame.keys === undefined ? frame.index : (frame.keys[frame.index] ?? ''));
    return path;
  };
  const refuse = (code: PlainFault['code'], message: string, hint: string): PlainResult => ({
    ok: false,
    faults: [{ code, path: pathNow(), message, hint }],
  });
  const place = (item: unknown): void => {
    const frame = frames[frames.length - 1];
    if (frame === undefined) root = item;
    else if (Array.isArray(frame.target)) frame.target.push(item);
    else setOwn(frame.target, frame.keys?.[frame.index] ?? '', item);
  };

  let current = value;
  let pending = true;
  try {
    for (;;) {
      if (pending) {
        values += 1;
        if (values > valueLimit) {
          return { ok: false, faults: [tooManyValues(pathNow(), valueLimit)] };
        }
        if (frames.length > depthLimit) {
          return { ok: false, faults: [tooDeep(pathNow(), depthLimit)] };
        }
        if (typeof current === 'object' && current !== null) {
          if (open.has(current))
            return refuse('json/not-json', 'The value contains itself.', 'Pass a value without cycles.');
          if (copied.has(current)) repeats += 1;
          else copied.add(current);
          if (repeats > LIMITS.repeats) {
            return refuse(
              'json/too-many-values',
              `The value contains the same objects again more than ${count(LIMITS.repeats, 'time')}.`,
              'Pass a value that contains each object once.',
            );
          }
          const reason = notPlain(current);
          if (reason !== undefined) return refuse('json/not-json', reason, PLAIN_HINT);
          const isArray = Array.isArray(current);
          const keys = isArray ? undefined : Object.keys(current);
          const length = Array.isArray(current) ? current.length : (keys?.length ?? 0);
          if (length > valueLimit) {
            return { ok: false, faults: [tooManyValues(pathNow(), valueLimit)] };
          }
          const frame: Frame = { source: current, target: isArray ? [] : {}, keys, length, index: -1 };
          frames.push(frame);
          open.add(current);
        } else {
          if (typeof current === 'number' && !Number.isFinite(current)) {
            return { ok: false, faults: [notFinite(pathNow(), current)] };
          }
          if (
            current !== null &&
            typeof current !== 'string' &&
            typeof current !== 'number' &&
            typeof current !== 'boolean'
          ) {
            return refuse('json/not-json', `A value of type \`${typeof current}\` is not JSON.`, PLAIN_HINT);
          }
          place(current);
        }
        pending = false;
      }
      const frame = frames[frames.length - 1];
      if (frame === undefined) return { ok: true, value: root };
      frame.index += 1;
      if (frame.index >= frame.length) {
        frames.pop();
        open.delete(frame.source);
        place(frame.target);
        continue;
      }
      const key = frame.keys === undefined ? frame.index : (frame.keys[frame.index] ?? '');
      if (frame.keys === undefined && !Object.hasOwn(frame.source, key)) {
        return refuse(
          'json/not-json',
          `The array has no item at index ${key}.`,
          'Give every item of the array a value.',
        );
      }
      current = Reflect.get(frame.source, key);
      if (current === undefined && frame.keys !== undefined) continue;
      pending = true;
    }
  } catch (error) {
    return refuse(
      'json/not-json',
      `The value could not be read: ${quote(messageOf(error))}.`,
      'Pass plain data without getters or proxies.',
    );
  }
}

/** Why an object is not plain JSON; nothing for arrays and plain objects. */
function notPlain(value: object): string | undefined {
  if (Array.isArray(value) || isPlainObject(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (typeof prototype !== 'object' || prototype === null) return 'The value is not plain JSON.';
  const name: unknown = Reflect.get(prototype, 'constructor');
  return `An instance of ${typeof name === 'function' && name.name !== '' ? quote(name.name) : 'a class'} is not plain JSON.`;
}

function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : String(error);
  } catch {
    return 'unknown error';
  }
}
