/** Whether two plain JSON values are the same, whatever the order of their keys; `0` and `-0` are. */
export function sameJson(left: unknown, right: unknown): boolean {
  return (
    left === right || (typeof left === 'object' && typeof right === 'object' && canonical(left) === canonical(right))
  );
}

/**
 * One text for all values that are equal as JSON: compact, with keys in the order of their UTF-16 units. Iterative.
 * A hole, as stands in a list without its broken items, is written `undefined`, so it is like no JSON value.
 *
 * @param value plain JSON without cycles.
 * @param pay is asked before each value, outer ones first and members in the order written; false ends the work.
 * @returns nothing once `pay` says no.
 */
export function canonical(value: unknown): string;
export function canonical(value: unknown, pay: (value: unknown) => boolean): string | undefined;
export function canonical(value: unknown, pay?: (value: unknown) => boolean): string | undefined {
  return writeCanonical(value, (part) => (pay === undefined || pay(part) ? levelOf(part) : undefined));
}

/** A value without what lies in it: its own text, its items, or its members in any order. */
export type Level<T> =
  | string
  | { readonly items: readonly T[] }
  | { readonly members: readonly (readonly [string, T])[] };

/** A list or an object whose first parts are written. */
interface Frame<T> {
  readonly close: string;
  readonly rest: Iterator<{ readonly lead: string; readonly part: T }>;
}

/**
 * Writes the canonical text of a tree of any kind of nodes; `canonical` is this for plain values.
 *
 * @param levelOf tells what a node is; nothing ends the work.
 * @returns nothing when `levelOf` ended it.
 */
export function writeCanonical<T>(root: T, levelOf: (node: T) => Level<T> | undefined): string | undefined {
  const frames: Frame<T>[] = [];
  let text = '';
  for (let node = root; ; ) {
    const level = levelOf(node);
    if (level === undefined) return undefined;
    if (typeof level === 'string') text += level;
    else if ('items' in level) {
      text += '[';
      frames.push({ close: ']', rest: itemsOf(level.items) });
    } else {
      text += '{';
      frames.push({ close: '}', rest: membersOf(level.members) });
    }
    for (;;) {
      const frame = frames.at(-1);
      if (frame === undefined) return text;
      const step = frame.rest.next();
      if (step.done !== true) {
        text += step.value.lead;
        node = step.value.part;
        break;
      }
      text += frame.close;
      frames.pop();
    }
  }
}

function* itemsOf<T>(items: readonly T[]): Generator<{ readonly lead: string; readonly part: T }> {
  for (const [index, part] of items.entries()) yield { lead: index === 0 ? '' : ',', part };
}

function* membersOf<T>(
  members: readonly (readonly [string, T])[],
): Generator<{ readonly lead: string; readonly part: T }> {
  let comma = '';
  for (const [name, part] of [...members].sort(([left], [right]) => (left < right ? -1 : 1))) {
    yield { lead: `${comma}${JSON.stringify(name)}:`, part };
    comma = ',';
  }
}

function levelOf(value: unknown): Level<unknown> {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return Array.isArray(value) ? { items: value } : { members: Object.entries(value) };
}
