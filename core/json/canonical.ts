/** Whether two plain JSON values are equal, whatever the order of their properties; `0` equals `-0`. */
export function sameJson(left: unknown, right: unknown): boolean {
  return (
    left === right || (typeof left === 'object' && typeof right === 'object' && canonical(left) === canonical(right))
  );
}

/**
 * One text for all values that are equal as JSON: compact, with properties in the order of their UTF-16 units. Iterative.
 * An `undefined` item, such as one that was removed as invalid, is written `undefined` and so equals no JSON value.
 *
 * @param value plain JSON without cycles.
 * @param pay is called before each value, outer values first and properties in the order written; false stops.
 * @returns nothing when `pay` returned false.
 */
export function canonical(value: unknown): string;
export function canonical(value: unknown, pay: (value: unknown) => boolean): string | undefined;
export function canonical(value: unknown, pay?: (value: unknown) => boolean): string | undefined {
  return writeCanonical(value, (part) => (pay === undefined || pay(part) ? levelOf(part) : undefined));
}

/** One level of a value: the text of a scalar, the items of an array, or the properties of an object in any order. */
export type Level<T> =
  | string
  | { readonly items: readonly T[] }
  | { readonly members: readonly (readonly [string, T])[] };

/** An array or an object that is partly written. */
interface Frame<T> {
  readonly close: string;
  readonly rest: Iterator<{ readonly lead: string; readonly part: T }>;
}

/**
 * Writes the canonical text of a tree of nodes of any type; `canonical` does so for plain values.
 *
 * @param levelOf returns what a node is; nothing stops.
 * @returns nothing when `levelOf` returned nothing.
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
